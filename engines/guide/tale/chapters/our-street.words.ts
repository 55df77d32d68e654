import type { Chapter } from '../chapter.ts';

/** Tonight, and the page after it. */
export const ourStreet: readonly Chapter[] = [
  {
    title: 'The lamp in the window',
    place: 'You are in our own street, on a snowy evening, very late in the tale.',
    scenes: [
      {
        id: 'lamp.stairs',
        text: 'Now it grows late in the tale, and we can see our own street. There is a window with a lamp in it, and people who come in stamping the snow from their shoes. Someone ticks off a line, and does not know that it is being written down elsewhere as well, in the long book that begins with a branch on a fire. In that book there are no small entries. Across the way one house is dark. It has been dark for some days. You have a lamp in your hand, and wet feet.',
        look: 'Snow, and yellow squares lying on it, one for each window. One square is missing. On the step of the dark house a matchbox, half under the snow.',
        asks: 'Do you ring at the dark house, put the lamp in the window, or count the lights?',
        choices: [
          {
            id: 'ring',
            label: 'ring at the dark house',
            deeds: ['work', 'go', 'speak', 'open', 'help'],
            things: 'house door dark bell across street',
            text: 'It takes a while. Then slippers. “I thought that everybody was away,” says a voice, and you had thought the same. It is an old woman, with an empty matchbox. She has been waiting for someone whom one could ask for so little.',
          },
          {
            id: 'lamp',
            label: 'put the lamp in the window',
            deeds: ['light', 'give', 'work'],
            things: 'lamp window light sill lantern',
            text: 'You set it on the sill and cross the street to look at it. It is not much. But over there, in the dark house, a curtain moves; and presently an old woman stands behind it and holds up something very small, that glows, to compare.',
          },
          {
            id: 'count',
            label: 'count the lights',
            deeds: ['look', 'wait', 'listen'],
            things: 'lights light windows lamps street squares',
            text: '“Fourteen,” you say, aloud, as one does; and from the step of the dark house an old woman’s voice says: “Fifteen, if anybody had a match.”',
          },
        ],
      },
      {
        id: 'lamp.count',
        text: 'They will say of our time that we looked at little lights in our hands. It is true. But some of the lights were turned the right way round, and in them stood: bread is on the wall, first come; I take the morning; she slept through. You sit with the old woman from over the way, and her lamp is burning. On the table lies a little light of that kind, hers. For three days it has said that there is a letter in it. She does not know how one opens it, and has been rather glad of that.',
        look: 'A kitchen with one of everything, and today, because of you, two cups. The lamp. The little light, face down, like a card in a game that nobody wants to win.',
        asks: 'Do you open the letter with her, ask whom she hopes it is from, or sit with her?',
        choices: [
          {
            id: 'open',
            label: 'open the letter with her',
            deeds: ['open', 'look', 'work', 'help', 'take'],
            things: 'letter light',
            text: '“Bread is on the wall,” it says. “First come.” And on the two days after: “Still there. No hurry.” She reads it out four times, in four voices. It will be quite hard by now, the bread. That makes good soup.',
          },
          {
            id: 'ask',
            label: 'ask her',
            deeds: ['speak'],
            things: 'woman letter hope',
            text: '“From nobody in particular,” she says; and then a name; and then the whole of a summer. It is midnight before you come to the letter. By then it does not matter so much who has written it. And it is that one.',
          },
          {
            id: 'sit',
            label: 'sit with her',
            deeds: ['wait', 'listen', 'eat'],
            things: 'woman tea cup table',
            text: 'The clock is in no hurry either. After a time she pushes the little light over to you, as one moves a piece at chess. “You do it,” she says. Someone has mistaken her number. It is a list of things to get, and it ends with: love. She keeps it.',
          },
        ],
      },
    ],
    door: 'There is somebody on the stairs who counts them all, the lamps that are burning at home. And the house has one last door, up under the roof, which everyone takes for a cupboard. There is light below it now. It has no key. It opens from something being lit down here.',
    deeds: [
      'Tonight one window more is lit along the street. It was dark for a while, until {who} saw to it: “{deed}”.',
      'The lamp had been guttering, and {who} trimmed the wick. That is called “{deed}”, and one sees the house from the bridge again.',
    ],
    waits: [
      'There is a match beside the lamp and nobody else in the room. The match is called “{task}”.',
      'Far down the road somebody is counting windows. One is missing, and it is the one of “{task}”.',
    ],
    fits: 'light lamp bulb visit call neighbour window candle lantern bring invite see',
    people: [
      {
        names: 'woman old neighbour',
        says: 'The old woman says her name, and that you are the first this week who has wanted it.',
      },
      {
        names: 'children people',
        says: 'The people in the snow say: “Evening.” It is not their name, but it is meant like one.',
      },
    ],
    lies: {
      id: 'match',
      names: 'match matchbox matches',
      called: 'a box with one match in it',
      taken:
        'You take the matchbox out of the snow. One match is left in it. It is the driest thing in the whole street.',
    },
    fought:
      'A blade on our own street, under the lamps. A curtain is drawn, and another, and that is two lights fewer. You stand there with it in your hand and the snow falling on it. Nobody calls anybody. But it is some time before the curtains are opened again, and until then one walks carefully.',
    remembers: [
      {
        at: 'lamp.stairs',
        scene: 'roof.ladder',
        lines: {
          climb: 'You saw all this from a roof once. You know whose chimney is whose.',
          hold: 'In your palms are still the two marks of a ladder. They are good hands for a lamp.',
          cloud: 'There is a cloud over the street. You are old acquaintances.',
        },
      },
      {
        at: 'lamp.count',
        scene: 'carries.ember',
        lines: {
          any: 'The ember in your horn is still alive. She lights her lamp from it, and asks how old it is, and you tell her.',
        },
      },
    ],
    verse: [
      'There’s one on the stairs who has counted them all,',
      'the lamps that are burning at home;',
      'and each is a thing that was done, and was small,',
      'by somebody not alone.',
    ],
  },
  {
    title: 'The page with your name on it',
    place: 'You are at a table with crumbs on it, in front of a page on which nothing stands.',
    scenes: [
      {
        id: 'page.empty',
        text: 'Here the old handwriting stops. The librarians say that the rest is missing; the librarians have not been told. The book was always written so: each keeper leaves one page empty, and it is never known for whom until there is ink on it. Across this one faint lines are ruled, by someone who could not sleep and thought of you. A pen lies there. And on the other chair sits a seeker who has come in after you, with wet shoes, and who thinks that the page is theirs.',
        look: 'One page, one pen, two people. A smell of smoke and, very faintly, of goat. The lines on the page are not quite straight; they go up a little at the end.',
        asks: 'Do you write the first line, give the pen to the other, or hold the page to the light?',
        choices: [
          {
            id: 'write',
            label: 'write the first line',
            deeds: ['work'],
            things: 'line page first ink book sentence word',
            text: 'You write what you know: that there were eleven of them, and rain. The other reads it upside down. “No,” says the other, “twelve. There was a girl, with a goat.” You put it in.',
          },
          {
            id: 'give',
            label: 'give the pen to the other',
            deeds: ['give', 'help', 'speak'],
            things: 'pen other seeker',
            text: 'They hold it for a long time, and then they write only a name, very small and low down, so as to leave room. They push the page back to the middle of the table.',
          },
          {
            id: 'light',
            label: 'hold the page to the light',
            deeds: ['light', 'look', 'take', 'help', 'wait'],
            things: 'page light lamp',
            text: 'Held slantwise it is not empty at all. All that was ever written on the pages above it has pressed through: a branch, a bucket, five notes, an onion. You both see it. Neither of you mentions any more whose page it is.',
          },
        ],
      },
      {
        id: 'page.table',
        text: 'Every secret history comes at last to a table, with crumbs on it, and somebody who says: so, what shall we do? It is not a big question. All the kings together never answered it as well as eleven people under a rock, when the fire sank, and one of them got up. They are all here, more or less: the ferryman, the nine, the one from the dark house, the girl, the goat. A chair has been kept. One thing is still to be done before anyone can eat, and as always nobody says what.',
        look: 'A long table made of doors, with the handles still on. Faces. A few crumbs. The chair, pushed back a little, as for somebody who has only just got up.',
        asks: 'Do you lay the table, ask who is missing, or sit down on the chair?',
        choices: [
          {
            id: 'lay',
            label: 'lay the table',
            deeds: ['work', 'help', 'give'],
            things: 'table plates bread bowls spoons',
            text: 'A ladle, a helmet, a cup with a thumbprint in it. Nothing matches, and there is the right number of everything. At the last place you count, out of habit. It is your own.',
          },
          {
            id: 'ask',
            label: 'ask who is missing',
            deeds: ['speak', 'look'],
            things: 'missing else others',
            text: 'It goes quiet. Each looks left, and right, and says a name, and some of them have not been said for years. For every name a bowl is put down. It takes a long time, and it is the best part of the meal.',
          },
          {
            id: 'sit',
            label: 'sit down on the chair',
            deeds: ['wait', 'go', 'eat', 'take'],
            things: 'chair place',
            text: 'It creaks in a way that you know. Behind you somebody lays a branch on the fire, although it is not their turn; and by that you can tell where you are.',
          },
        ],
      },
    ],
    door: 'So ends the book, and it is a thin one for so much paper; the rest is sewn in, and white. The last page is a door as well, as you will have noticed about these pages. Behind it there is rain, and a rock, and a fire that has sunk to a hand’s breadth, and people asleep. It begins again, and it is somebody else’s turn, which is to say: yours.',
    deeds: [
      'The first line on your page is already there, and it is not faint. “{deed}”, it says, in the hand of {who}.',
      'We had thought that the page was empty. But hold it slantwise: {who} has pressed so hard that it shows through, “{deed}”.',
    ],
    waits: [
      'The pen lies across the page. The next line wants to begin with “{task}”.',
      'Nothing is written under today yet. It could be this: “{task}”.',
    ],
    fits: 'write note letter book read plan tell call sign invite table supper cook lay',
    people: [
      {
        names: 'seeker other',
        says: 'The other seeker says: “The same as yours, in another handwriting.”',
      },
      {
        names: 'ferryman',
        says: 'The ferryman says: “Over.” It is all that he has to say, and he is smiling.',
      },
      {
        names: 'girl goat',
        says: 'The girl bends down, asks the goat, and straightens up again. “It says you can guess,” she says.',
      },
    ],
    lies: {
      id: 'crumbs',
      names: 'crumb crumbs',
      called: 'a few crumbs from the long table',
      taken:
        'You gather up the crumbs in your palm. They are from all the loaves in this book, and they are still bread.',
    },
    fought:
      'At this table, of all tables. They have seen it before, each in their own chapter, and nobody jumps up. The oldest of them pushes the loaf across to you. “It has never cut anything else,” she says, “has it?” And it is in your hands what will be written there.',
    remembers: [
      {
        at: 'page.empty',
        scene: 'lamp.count',
        lines: {
          open: 'Beside the pen lies a piece of very hard bread: first come.',
          ask: 'Someone has laid a whole summer between the pages, to press it.',
          sit: 'At the lower edge, in a stranger’s hand, stands a list of things to get, and the last of them is: love.',
        },
      },
      {
        at: 'page.table',
        scene: 'fire.night',
        lines: {
          branch: 'The oldest woman knows you at once. “You laid on the branch,” she says.',
          wake: 'A man with thick eyebrows bows to you. “You woke me,” he says. “I have never been so bright again.”',
          listen:
            'The oldest woman moves her chair. “You heard me get up,” she says. “Nobody else ever did.”',
        },
      },
    ],
    verse: [
      'The fire, the ford, and the handful of grain,',
      'the bell and the lamp and the letter:',
      'they left you a page, and they left it quite plain,',
      'and none of them knew it better.',
    ],
  },
];
