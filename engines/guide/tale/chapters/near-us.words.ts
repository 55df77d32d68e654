import type { Chapter } from '../chapter.ts';

/** From the time of grandmothers. */
export const nearUs: readonly Chapter[] = [
  {
    title: 'The letter that went round',
    place: 'You are at a kitchen table on which lies a letter that is not for you.',
    scenes: [
      {
        id: 'letter.table',
        text: 'Five sisters have married into five countries, and stamps are dear. So there is one letter. Each takes out her own old page, puts in a new one, and sends the whole bundle on. It has gone round for thirty-one years. Today it has come to you by mistake, because you live where one of them used to live: four pages, and a gap. You are not supposed to read it. It is lying open on the table and smells of five kitchens. The post goes in an hour.',
        look: 'Four handwritings: one slants, one stands, one has been crying and one is in a hurry. Between the pages a dried plum. The place of the fifth, which is only a thinness.',
        asks: 'Do you write a page yourself, carry it to the sister, or read it first?',
        choices: [
          {
            id: 'write',
            label: 'write a page',
            deeds: ['work', 'speak'],
            things: 'page letter answer own line reply',
            text: 'You write that you are not the sister, that she has moved to the mill and is well, and that the plum tree bears. Eleven weeks later four pages answer you. They have decided to count you in. It is not put as a question.',
          },
          {
            id: 'carry',
            label: 'carry the letter to the sister',
            deeds: ['take', 'go', 'give', 'help'],
            things: 'letter sister bundle road mill post',
            text: 'It is further than you thought, and she is thinner than you thought. She holds the bundle as one holds a hen. You have to sit down while she reads it. She laughs in four places, and explains three.',
          },
          {
            id: 'read',
            label: 'read the letter',
            deeds: ['look', 'wait', 'open'],
            things: 'letter pages page bundle',
            text: 'Four births before they were known. One quarrel that has got lost between the third page and the fourth. A recipe for plums. When you look up the post has gone, and you know four women better than anyone in your street. So now you will have to see to it that it goes on.',
          },
        ],
      },
      {
        id: 'letter.censor',
        text: 'In the capital sits a censor who has read ten thousand letters and believes in nothing. Then this one comes, with its five handwritings, quarrelling about whether a certain goat had been white. He is supposed to strike out names. You are the clerk at the desk opposite. You see him take up the pencil, and stop, and look out of the window for longer than the regulations allow. The stamp that says PASSED lies on your side of the table.',
        look: 'Grey light, grey files, a grey man. In the middle of it the letter, with a plum stain, like the one window in a wall.',
        asks: 'Do you hand him the stamp, ask him what it says, or look away?',
        choices: [
          {
            id: 'stamp',
            label: 'hand him the stamp',
            deeds: ['give', 'work', 'help', 'take'],
            things: 'stamp passed',
            text: 'He stamps it without looking at you. Five names, and not one is struck out. Under the stamp he has written something, very small. You are both careful not to have seen it.',
          },
          {
            id: 'ask',
            label: 'ask the censor',
            deeds: ['speak', 'look'],
            things: 'censor man says letter goat',
            text: '“They can not agree about a goat,” he says. His voice is rusty. “White, or not white. For thirty-one years.” And then, to the window: “I think it was grey.” He writes it in the margin, so small that it could be a flaw in the paper.',
          },
          {
            id: 'away',
            label: 'look away',
            deeds: ['hide', 'wait'],
            things: 'window floor eyes',
            text: 'You look away with great thoroughness. When you look back the letter lies with the others for the post, and he is sharpening a pencil that was sharp already.',
          },
        ],
      },
    ],
    door: 'The bundle lies on your table again. It has been through two wars and once through a shipwreck, from which it was returned dried and ironed. There are four pages in it, and room for a fifth. It is much the same with the door behind the table, the one to the rest of the book: it has five locks, and four of them are open.',
    deeds: [
      'Between the second page and the third lay a slip that none of the sisters had written. It said “{deed}”, done, and {who} had signed it.',
      'The letter had got stuck behind a drawer. {who} found it and sent it on; on the stamp one can read “{deed}”.',
    ],
    waits: [
      'The bundle has lain on your table for a day or two, and someone across the water looks down the road. Your page is called “{task}”.',
      'One page is still missing before it can be sent. It need not be long. It begins: “{task}”.',
    ],
    fits: 'letter write post send card parcel call phone email stamp invite sign thank',
    people: [
      {
        names: 'sister sisters',
        says: 'The sister gives you her first name, her old name and her new name, and looks at you to see which you will use.',
      },
      {
        names: 'censor clerk man',
        says: 'The censor strikes out his own name before he tells it to you. It is habit. He says it anyway.',
      },
    ],
    lies: {
      id: 'plum',
      names: 'plum plums',
      called: 'a dried plum',
      taken:
        'You take the plum. One of five will ask for it, in eight months or so, and then you will have to write.',
    },
    fought:
      'You have drawn a blade on a letter. It lies there, four women thick, and is not afraid of you. All that you can do with it, you find, is open the next envelope rather neatly. Somebody saw you through the window, however, and the post is brought no nearer than the gate for a while.',
    remembers: [
      {
        at: 'letter.table',
        scene: 'bell.rope',
        lines: {
          ring: 'Far off a hoarse bell is rung. You sit up straight; it might be your turn.',
          girl: 'The postwoman says that she once stood under a bell, as a girl, and that somebody came and stood there too.',
          wait: 'It is quiet in this place, as it is where people have learnt to wait for each other.',
        },
      },
      {
        at: 'letter.censor',
        scene: 'letter.table',
        lines: {
          write: 'One of the five handwritings is yours.',
          carry: 'One corner is still bent from the walk to the mill.',
          read: 'You know the goat in question. You have an opinion on it.',
        },
      },
    ],
    verse: [
      'One letter for five, and it never came home,',
      'it had always another to find;',
      'each took out the leaf that was hers alone',
      'and left a new leaf behind.',
    ],
  },
  {
    title: 'The winter of one stove',
    place: 'You are in the one warm room of a whole street, in the winter in which the pipes froze.',
    scenes: [
      {
        id: 'stove.room',
        text: 'The pipes froze on the second day. By the fifth there is one warm room left in the whole street, and by the sixth there are four families in it, with mattresses, and a goat whose owner can not be established. You have potatoes. Later you will have potatoes and opinions. It is evening. The wood lies by the stove in a very small heap and has been counted; and on the stairs one hears somebody who has come down four floors and is too proud to knock.',
        look: 'Steam, socks on a line, eleven people being considerate on nine square yards. By the stove a chair leg, which is being kept for a real emergency. The goat.',
        asks: 'Do you open the door, put on another log, or ask whose goat it is?',
        choices: [
          {
            id: 'open',
            label: 'open the door',
            deeds: ['open', 'go', 'help'],
            things: 'door stairs outside',
            text: 'It is the piano tuner from the fourth floor, in two coats, holding a broken chair in front of her like flowers. “I happened to be passing,” she says. Nobody asks where to.',
          },
          {
            id: 'log',
            label: 'put on another log',
            deeds: ['work', 'light', 'give', 'take'],
            things: 'log wood stove fire chair leg',
            text: 'One log. Everybody watches it as one watches a play. In the better light the door can be seen to stand open by a crack, with a piano tuner in it. She has only come, she says, because of the light.',
          },
          {
            id: 'goat',
            label: 'ask whose goat it is',
            deeds: ['speak', 'look', 'wait'],
            things: 'goat owner',
            text: 'It is warm work. Each family proves that the goat is not theirs and that they would feed it. At the loudest point the piano tuner from the fourth floor puts in her head and says it is hers, so as to be asked to stay. It is not hers. She stays.',
          },
        ],
      },
      {
        id: 'stove.night',
        text: 'There is no monument to this kitchen. There is a burn in the floorboards the size of a coin, where a coal jumped out and eleven people threw their tea at it. It is the ninth night, and nobody has said a friendly word since the matter of the potatoes. The children are asleep under the table. Then somebody begins to sing under the breath, for warmth: it is the piano tuner, and she sings only the low part, as if she were keeping a chair free. You find that you know the upper one.',
        look: 'The stove door, open a hand’s breadth, and what it lights: knees, a spoon, one side of each face. They are all looking at the stove, politely.',
        asks: 'Do you sing the upper part, say something about the potatoes, or keep still for the children?',
        choices: [
          {
            id: 'sing',
            label: 'sing the upper part',
            deeds: ['sing'],
            things: 'part upper song voice along',
            text: 'Two voices: it is like a second lamp. From the mattress by the window comes a third, grudging, a little flat. Then the fourth. They had been waiting for each other for years, on four floors.',
          },
          {
            id: 'potato',
            label: 'say something about the potatoes',
            deeds: ['speak', 'give', 'eat'],
            things: 'potatoes potato quarrel truth',
            text: '“It was me,” you say, “the big one.” There is a silence. Then it comes out that the big one was eaten by four people, one after the other, each in secret, and each of them left half. There is still some of it.',
          },
          {
            id: 'still',
            label: 'keep still',
            deeds: ['wait', 'listen', 'hide'],
            things: 'children quiet silence',
            text: 'You keep still, and therefore you hear it: the children under the table are not asleep. They are singing the upper part, without any voice, just the shapes of the words.',
          },
        ],
      },
    ],
    door: 'In five cities today there are people who can not fall asleep unless somebody in the next room is talking softly. They all come from this kitchen. The ice in the pipes has begun to tick. At the end of the passage is the front door, frozen from top to bottom, and what is wanted is one small warm thing, done on this side of it.',
    deeds: [
      'The wood would have lasted until Thursday. Then {who} came over the ice, pulling a sledge, and on the sledge was “{deed}”.',
      'On the wall by the stove they kept a list of what was done, in chalk. One line has never been wiped away: “{deed}”, and beside it the sign of {who}.',
    ],
    waits: [
      'The stove door is open a hand’s breadth and everybody is looking at it politely. The log beside you is called “{task}”.',
      'It is your turn to tell or to carry, and the tale is at its cold place. To carry is “{task}”.',
    ],
    fits: 'heat stove wood warm boiler pipe kitchen cook soup potato clean chimney blanket sing',
    people: [
      {
        names: 'tuner piano',
        says: 'The piano tuner says that her name is a plain A, and everyone else is slightly out.',
      },
      {
        names: 'goat',
        says: 'The goat does not say. But it looks, all in all, rather grey.',
      },
      {
        names: 'children child',
        says: 'The children tell you eleven names, and some of them are those of mattresses.',
      },
    ],
    lies: {
      id: 'leg',
      names: 'leg',
      called: 'a chair leg, not burnt',
      taken:
        'You put the chair leg aside. “For a real emergency,” you say, and everybody nods. That is how the winter came to have an end: something was left over.',
    },
    fought:
      'A blade, in a room where one can not turn round without asking. Nobody can even step back. They look at you from very near, eleven people and a goat, and they are not angry, only tired. Then somebody says: “Good, you can do the potatoes.” You do the potatoes. It takes till ten.',
    remembers: [
      {
        at: 'stove.room',
        scene: 'letter.censor',
        lines: {
          stamp: 'The draughty wall has been papered with envelopes. PASSED, it says on all of them.',
          ask: 'On the wall hangs a page with a note in its margin: I think it was grey. Everyone looks at the goat.',
          away: 'Nobody here asks anybody where they were before. You learned that from a man with a sharp pencil.',
        },
      },
      {
        at: 'stove.night',
        scene: 'stove.room',
        lines: {
          open: 'She sits in the best place, by the door that you opened, because she insists on the draught.',
          log: 'Since that one log you have been in charge of the wood.',
          goat: 'It is settled by now that the goat belongs to the question.',
        },
      },
    ],
    verse: [
      'Four families, one stove, and a goat in between,',
      'potatoes, and then opinion;',
      'the coldest of winters that ever was seen',
      'made one warm room a dominion.',
    ],
  },
];
