// A tactile draughts board for an Arduino Uno or Nano: 32 reed switches, one button, one buzzer.
// It speaks TDB/1, which docs/tdb1.md specifies.
//
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Wiring:
// - Four 74HC165. Pin 1 (load) of all of them to pin 8 of the Arduino, pin 2 (clock) of all of them to
//   pin 7, pin 15 (clock inhibit) of all of them to ground. Pin 9 (output) of the first one to pin 9;
//   pin 9 of the second one to pin 10 (serial input) of the first one, and so on; pin 10 of the last one
//   to ground. Pin 16 to 5 volts, pin 8 to ground, with a capacitor of 100 nanofarads between them.
// - Each input to one reed switch, the other end of which goes to ground, and over 10 kilohms to 5 volts.
//   Field 1 is at input H of the first one (its pin 6), field 2 at G (5), 3 at F (4), 4 at E (3), 5 at
//   D (14), 6 at C (13), 7 at B (12), 8 at A (11); fields 9 to 16 are at the second one, and so on.
// - The confirm button between pin 2 and ground. A buzzer without electronics of its own (a piezo disc)
//   between pin 3 and ground.
//
// A board with other sensors changes readFields and the lines below; the rest stays as it is.

const char BOARD_NAME[] = "reed32-0001";  // another one for every board that you build
const char FIRMWARE[] = "1.0";

const byte FIELDS = 32;
const byte DATA_PIN = 9, LOAD_PIN = 8, CLOCK_PIN = 7, BUTTON_PIN = 2, BUZZER_PIN = 3;

const byte LONGEST_LINE = 160;            // with LF
const unsigned int ANSWER_WITHIN = 300;   // milliseconds
const byte REPEATS = 3;
const unsigned int REPEATED_WITHIN = 2000;
const unsigned int SCAN_EVERY = 2;
const unsigned int USUAL_DEBOUNCE = 50, USUAL_BEAT = 2000;
const unsigned int BUTTON_DEBOUNCE = 30, LONG_PRESS = 800;

unsigned int debounce = USUAL_DEBOUNCE, beat = USUAL_BEAT;

// The fields: what counts, what was read last, and since when it has been read.
char counted[FIELDS + 1];
char seen[FIELDS];
unsigned long seenSince[FIELDS];
unsigned long scannedAt, beatAt;

// The line that is coming in, and the last message that had to be answered.
char incoming[LONGEST_LINE + 1];
byte incomingLength = 0;
bool isTooLong = false;
int lastAsked = -1;
unsigned long askedAt;
char lastRefusal[5];

// The line that is going out, and the one that waits for an answer.
byte sequence = 0;
char body[120];
char waiting[24];
byte waitingSequence;
byte timesSent = 0;                       // 0: nothing waits
unsigned long sentAt;

// The button: presses that are still to be told, the oldest first.
char presses[9] = "";                     // d, u and l, for dn, up and long
bool isDown = false, isLong = false, isSeenDown = false;
unsigned long buttonSince, downSince;

// The buzzer.
unsigned int tonePitch, toneLength;
byte tonesLeft = 0;
unsigned long toneAt;

// ---- Lines out.

unsigned int checksum(const char *text, byte length) {  // CRC-16/CCITT-FALSE
  unsigned int value = 0xFFFF;
  for (byte i = 0; i < length; i++) {
    value ^= (unsigned int)(byte)text[i] << 8;
    for (byte shifts = 0; shifts < 8; shifts++) {
      value = value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1;
      value &= 0xFFFF;                    // an int has more than 16 bits on other boards
    }
  }
  return value;
}

void sendLine(const char *text) {
  char line[sizeof body + 8];
  snprintf(line, sizeof line, "$%s*%04X\n", text, checksum(text, strlen(text)));
  Serial.print(line);
}

// Put "VERB,number" into body; what follows is appended by the caller.
void beginBody(const char *verb) {
  snprintf(body, sizeof body, "%s,%u", verb, (unsigned int)sequence++);  // 255 is followed by 0
}

void append(const char *text) {
  strncat(body, text, sizeof body - 1 - strlen(body));
}

void sendState() {
  beginBody("ST");
  append(",");
  append(counted);
  sendLine(body);
  beatAt = millis();
}

void sendInfo() {
  char rest[64];
  beginBody("INFO");
  snprintf(rest, sizeof rest, ",1,%s,%s,%u", BOARD_NAME, FIRMWARE, (unsigned int)FIELDS);
  append(rest);
  append(",occ,buz=1,btn=1");             // no lights, no shaking: what is left out is 0
  sendLine(body);
}

void sendChange(byte field) {
  char rest[32];
  beginBody("EV");
  snprintf(rest, sizeof rest, ",%u,%c,%c,%lu", (unsigned int)field + 1, counted[field], seen[field],
           seenSince[field]);
  append(rest);
  sendLine(body);
}

// Answer the message with this number: OK, or NO if there is a code.
void sendAnswer(byte asked, const char *code) {
  char rest[6];
  beginBody(*code ? "NO" : "OK");
  snprintf(rest, sizeof rest, ",%u", (unsigned int)asked);
  append(rest);
  if (*code) append(",");
  append(code);
  sendLine(body);
}

// ---- Fields.

// Read all fields into seen, and note when one of them has changed.
void readFields(unsigned long now) {
  digitalWrite(LOAD_PIN, LOW);            // the chips take what is at their inputs
  digitalWrite(LOAD_PIN, HIGH);
  for (byte field = 0; field < FIELDS; field++) {
    char found = digitalRead(DATA_PIN) == LOW ? 'o' : '.';  // a closed reed connects to ground
    digitalWrite(CLOCK_PIN, HIGH);
    digitalWrite(CLOCK_PIN, LOW);
    if (found != seen[field]) {
      seen[field] = found;
      seenSince[field] = now;
    }
  }
}

// Tell what has been the same for long enough, and the state after it.
void watchFields(unsigned long now) {
  if (now - scannedAt >= SCAN_EVERY) {
    scannedAt = now;
    readFields(now);
    bool hasChanged = false;
    for (byte field = 0; field < FIELDS; field++) {
      if (seen[field] != counted[field] && now - seenSince[field] >= debounce) {
        sendChange(field);
        counted[field] = seen[field];
        hasChanged = true;
      }
    }
    if (hasChanged) sendState();
  }
  if (now - beatAt >= beat) sendState();
}

// ---- The button.

void note(char press) {
  byte length = strlen(presses);
  if (length < sizeof presses - 1) {
    presses[length] = press;
    presses[length + 1] = 0;
  }
}

void watchButton(unsigned long now) {
  bool isNowDown = digitalRead(BUTTON_PIN) == LOW;
  if (isNowDown != isSeenDown) {
    isSeenDown = isNowDown;
    buttonSince = now;
  }
  if (isSeenDown != isDown && now - buttonSince >= BUTTON_DEBOUNCE) {
    isDown = isSeenDown;
    isLong = false;
    downSince = now;
    note(isDown ? 'd' : 'u');
  }
  if (isDown && !isLong && now - downSince >= LONG_PRESS) {
    isLong = true;
    note('l');
  }
}

// Send what waits again, or the next press: one at a time, until it is answered.
void tellPresses(unsigned long now) {
  if (timesSent > 0) {
    if (now - sentAt < ANSWER_WITHIN) return;
    if (timesSent <= REPEATS) {
      sendLine(waiting);
      timesSent++;
      sentAt = now;
      return;
    }
    timesSent = 0;                        // nobody listens
  }
  if (*presses) {
    waitingSequence = sequence;
    beginBody("BT");
    append(*presses == 'd' ? ",confirm,dn" : *presses == 'u' ? ",confirm,up" : ",confirm,long");
    memmove(presses, presses + 1, sizeof presses - 1);
    strcpy(waiting, body);
    sendLine(waiting);
    timesSent = 1;
    sentAt = now;
  }
}

// ---- The buzzer.

void stopSound() {
  tonesLeft = 0;
  noTone(BUZZER_PIN);
}

void playSound(unsigned long now) {
  if (tonesLeft > 0 && (long)(now - toneAt) >= 0) {
    tone(BUZZER_PIN, tonePitch, toneLength);
    tonesLeft--;
    toneAt = now + 2UL * toneLength;      // a pause as long as the sound
  }
}

// ---- Lines in.

// A whole number from least to most at this place, or -1; the place moves on behind the comma after it.
long takeNumber(char **place, long least, long most) {
  char *text = *place;
  long value = 0;
  byte digits = 0;
  while (*text >= '0' && *text <= '9' && digits < 6) {
    value = 10 * value + (*text++ - '0');
    digits++;
  }
  if (digits == 0 || (*text != ',' && *text != 0) || value < least || value > most) return -1;
  *place = *text == ',' ? text + 1 : text;
  return value;
}

// The text up to the next comma, which becomes its end; the place moves on behind it.
char *takeWord(char **place) {
  char *begin = *place;
  char *comma = strchr(begin, ',');
  if (comma) *comma = 0;
  *place = comma ? comma + 1 : begin + strlen(begin);
  return begin;
}

const char *doSound(char *rest, unsigned long now) {
  long pitch = takeNumber(&rest, 100, 10000);
  long length = pitch < 0 ? -1 : takeNumber(&rest, 10, 5000);
  long times = length < 0 ? -1 : takeNumber(&rest, 1, 10);
  if (times < 0) return "arg";
  stopSound();
  tonePitch = pitch;
  toneLength = length;
  tonesLeft = times;
  toneAt = now;
  return "";
}

const char *doSettings(char *rest) {
  unsigned int newDebounce = debounce, newBeat = beat;
  if (*rest == 0) return "arg";
  while (*rest) {
    char *setting = takeWord(&rest);
    char *value = strchr(setting, '=');
    if (!value) return "arg";
    *value++ = 0;
    bool isBeat = strcmp(setting, "beat") == 0;
    if (!isBeat && strcmp(setting, "deb") != 0) return "arg";
    long number = takeNumber(&value, isBeat ? 500 : 10, isBeat ? 2000 : 500);
    if (number < 0) return "arg";
    (isBeat ? newBeat : newDebounce) = number;
  }
  debounce = newDebounce;                 // all of them or none
  beat = newBeat;
  return "";
}

void beginAnew() {
  stopSound();
  debounce = USUAL_DEBOUNCE;
  beat = USUAL_BEAT;
  lastAsked = -1;
  timesSent = 0;
  *presses = 0;
}

// The host has answered: nothing waits any more, unless it wants the same once more.
void takeAnswer(bool isRefusal, char *rest) {
  long number = takeNumber(&rest, 0, 255);
  bool isOnceMore = isRefusal && (strcmp(rest, "crc") == 0 || strcmp(rest, "busy") == 0);
  if (number == waitingSequence && !isOnceMore) timesSent = 0;
}

void greet(byte number, char *rest) {
  if (strcmp(takeWord(&rest), "1") != 0) {
    sendAnswer(number, "ver");
    return;
  }
  beginAnew();
  sendInfo();
}

void answerQuestion(byte number, char *rest) {
  char *what = takeWord(&rest);
  if (strcmp(what, "ST") == 0) sendState();
  else if (strcmp(what, "INFO") == 0) sendInfo();
  else sendAnswer(number, "arg");
}

// Understand a body whose check was right.
void takeBody(char *text, unsigned long now) {
  char *rest = text;
  char *verb = takeWord(&rest);
  long number = takeNumber(&rest, 0, 255);
  if (number < 0) return;
  if (strcmp(verb, "OK") == 0 || strcmp(verb, "NO") == 0) {
    takeAnswer(*verb == 'N', rest);
  } else if (strcmp(verb, "HI") == 0) {
    greet(number, rest);
  } else if (strcmp(verb, "GET") == 0) {
    lastAsked = -1;                       // to answer it again does no harm
    answerQuestion(number, rest);
  } else {
    bool isRepeat = number == lastAsked && now - askedAt < REPEATED_WITHIN;
    if (!isRepeat) {                      // else do nothing, but answer
      const char *code = "";
      if (strcmp(verb, "BZ") == 0) code = doSound(rest, now);
      else if (strcmp(verb, "SET") == 0) code = doSettings(rest);
      else if (strcmp(verb, "CLR") == 0) stopSound();
      else if (strcmp(verb, "PING") != 0) code = "verb";
      strcpy(lastRefusal, code);
      lastAsked = number;
      askedAt = now;
    }
    sendAnswer(number, lastRefusal);
  }
}

// Look for a sound message in a line: $ body * check.
void takeLine(unsigned long now) {
  if (incomingLength > 0 && incoming[incomingLength - 1] == '\r') incomingLength--;
  incoming[incomingLength] = 0;
  char *begin = strrchr(incoming, '$');
  char *star = begin ? strchr(begin, '*') : 0;
  if (!star || strlen(star) != 5) return;
  char wanted[5];
  snprintf(wanted, sizeof wanted, "%04X", checksum(begin + 1, star - begin - 1));
  if (strcmp(star + 1, wanted) != 0) return;  // the host will repeat it
  *star = 0;
  takeBody(begin + 1, now);
}

void readLines(unsigned long now) {
  while (Serial.available() > 0) {
    char next = Serial.read();
    if (next == '\n') {
      if (!isTooLong) takeLine(now);
      incomingLength = 0;
      isTooLong = false;
    } else if (incomingLength < LONGEST_LINE - 1) {
      incoming[incomingLength++] = next;
    } else {
      isTooLong = true;                   // it is dropped up to its end
    }
  }
}

// ---- The board.

void setup() {
  pinMode(DATA_PIN, INPUT);
  pinMode(LOAD_PIN, OUTPUT);
  pinMode(CLOCK_PIN, OUTPUT);
  pinMode(BUTTON_PIN, INPUT_PULLUP);
  pinMode(BUZZER_PIN, OUTPUT);
  digitalWrite(LOAD_PIN, HIGH);
  digitalWrite(CLOCK_PIN, LOW);
  Serial.begin(115200);
  unsigned long now = millis();
  readFields(now);
  memcpy(counted, seen, FIELDS);          // what stands there at the start has not changed
  counted[FIELDS] = 0;
  scannedAt = now;
  sendInfo();
  sendState();
}

void loop() {
  unsigned long now = millis();
  readLines(now);
  watchFields(now);
  watchButton(now);
  tellPresses(now);
  playSound(now);
}
