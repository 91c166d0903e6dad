### The mail that comes for games by correspondence.

arriving-waits = { $is_rest ->
    [yes] { $count ->
        [one] There is one more message
       *[other] There are { $count } more messages
    }
   *[no] { $count ->
        [one] A message has come
       *[other] { $count } messages have come
    }
} for the games by correspondence: type mail to hear { $count ->
    [one] it
   *[other] the first
}.
    .brief = Mail: { $count }.
arriving-none = { $is_searching ->
    [yes] I am still looking through your mail, and tell you what waits there.
   *[no] No message waits. { $is_watched ->
        [yes] I watch your mail, and tell you when one comes; paste takes a message too.
       *[no] I watch your mail if you start the program with --mail and its folder; paste takes a message too.
    }
}
    .brief = { $is_searching ->
        [yes] Still looking through the mail.
       *[no] No mail. Paste takes a message.
    }
arriving-lost = { $why ->
    [missing] The folder of your mail, { $folder }, is not there: I keep looking, and tell you when it is back.
    [forbidden] The folder of your mail, { $folder }, cannot be read: see who may. Meanwhile paste takes messages.
    [no-mailbox] { $folder } is no folder of mail: --mail wants a Maildir, or a folder of eml files.
   *[other] I cannot read the mail in { $folder } just now: I keep trying, and tell you when it is back.
}
    .brief = { $why ->
        [missing] The folder of your mail is not there.
        [forbidden] The folder of your mail cannot be read.
        [no-mailbox] --mail wants a folder of mail.
       *[other] The mail cannot be read.
    }
arriving-regained = The mail in { $folder } is read again.
    .brief = The mail is read again.
arriving-unread = { $count ->
    [one] A mail that may be about a game cannot be read, { $why ->
        [long] because it is too long
        [no-file] because it is not a file
        [closed] because the system does not let me open it
       *[other] because it is not made as mails are
    }: it is in { $file }, and I leave it alone. If there is a move in it, open it with your mail program and paste only that.
   *[other] { $count } mails that may be about a game cannot be read: the first is in { $file }, and I leave them alone. To have them listed, run damavoce doctor.
}
    .brief = { $count ->
        [one] A mail cannot be read: { $file }.
       *[other] { $count } mails cannot be read: damavoce doctor lists them.
    }
