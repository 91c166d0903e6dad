### The messages of correspondence that go out. Another player reads them, and that one's program: the
### reader of parsing/mail must understand each line, as tests/narration/letters tries.

letters-subject = [{ $code }] { $white } - { $black }, { words-side }, move { $number }
letters-subject-asking = [{ $code }] { $white } - { $black }, { words-side }, move { $number }: a question
letters-subject-director = [{ $code }] { $white } - { $black }, { words-side }, move { $number }: for the director
letters-yours-and-mine = Yours { $yours }, mine { $mine }, check { $check }.
letters-mine = Mine { $mine }, check { $check }.
letters-last-move = The last move I have is { $whose ->
    [mine] mine
   *[yours] yours
}, number { $number }, { $move }, check { $check }.
letters-no-move = I have no move as yet, check { $check }.
letters-game = Game { $code }: { $white } against { $black }.
letters-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
letters-date = { letters-day } { $year }
letters-offer-draw = I offer a draw.
    .line = Draw?
letters-offer-takeback = May I take my last move back?
    .line = May I take my last move back?
letters-accept-draw = I accept the draw.
    .line = I accept the draw.
letters-accept-takeback = Yes, take your move back.
    .line = Take your move back.
letters-decline-draw = I decline the draw for now.
    .line = I decline the draw.
letters-decline-takeback = The move stays.
    .line = The move stays.
letters-resign = I resign.
letters-count = I ask for the move count, from this move on ({ $article }).
    .line = I ask for the move count.
letters-claim = I claim a draw by repetition ({ $article }).
    .line = I claim a draw by repetition.
letters-if = { $is_any ->
    [yes] To any other move (a.l.) I answer { $mine }
   *[no] If { $their }, then { $mine }
}
letters-if-then = { $is_any ->
    [yes] and then to any other move (a.l.) { $mine }
   *[no] and if then { $their }, then { $mine }
}
letters-conditions-gone = I withdraw my conditions.
letters-leave = I take leave from { letters-date }, for { $count ->
    [one] one day
   *[other] { $count } days
}.
    .line = Away for { $count ->
        [one] one day
       *[other] { $count } days
    } from { letters-day }.
letters-repeat = I repeat my message of { letters-date }, to which I have had no reply.
letters-again = Here is my message of { letters-date } once more.
letters-ask-illegal = The move { $written } that you sent is not possible here. Would you tell me your move again?
letters-ask-unclear = Your message can be read in two ways: { $moves }. Which move have you played?
letters-ask-number = { $is_told ->
    [no] The move that you sent is not number { $right }, which it is here.
   *[yes] You sent move number { $told }, but here it is number { $right }.
} Which move do you mean?
letters-ask-score = The score that you sent is not the same as mine, which is below. Where do they differ?
letters-ask-check = { $is_told ->
    [no] Your check is not mine, { $right }:
   *[yes] Your check is { $told }, mine is { $right }:
} perhaps we do not have the same position. Below is the score as I have it; is it the same as yours?
letters-ask-other = Your message is about game { $told }, but this one is { $right }. Which game is it for?
letters-director-late = { $name }, who has { words-side }, has used more days than there are.
letters-director-repeat = My last message went on { letters-date }, and I still have no reply.
letters-director-result = The game is over: { $result ->
    [white] White wins
    [black] Black wins
    [draw] it is a draw
   *[none] the result is still open
}.
letters-director-leave = { $name }, who has { words-side }, takes leave from { letters-date }, for { $count ->
    [one] one day
   *[other] { $count } days
}.
letters-director-standing = The game goes on: the days of { $name }, who has { words-side }, are running.
letters-leave-left = Days of leave left: { $count }.
letters-days-used = Days used: White { $white }, Black { $black }.
