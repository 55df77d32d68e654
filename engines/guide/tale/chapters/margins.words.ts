import type { Chapter } from '../chapter.ts';

/** When the books were written by hand. */
export const margins: readonly Chapter[] = [
  {
    title: 'The woman who copied one page wrong',
    place: 'You are in a scriptorium, at the second desk from the window, in a smell of ink and wet wool.',
    scenes: [
      {
        id: 'copy.desk',
        text: 'In the scriptorium they copy what they are given: laws, and debts, and the praise of those who paid. The woman at the desk beside yours is going blind, and knows it; she tells nobody, and everybody moves the candle. Today, on a page about taxes, her pen slips, and where the fine should stand she writes how to make the soup that her mother made in the wet year. She looks up. “Read me that line,” she says to you. “I think I have made a mistake.” The abbot’s sandals are coming down the passage.',
        look: 'Twelve desks, twelve candles, eleven of them a little nearer to her than to their owners. A very thin pen, spare. On her page, in a fair hand, between two taxes: leeks.',
        asks: 'Do you read out the soup, move the candle nearer, or copy it as it is?',
        choices: [
          {
            id: 'read',
            label: 'read out the soup',
            deeds: ['look', 'speak'],
            things: 'soup page recipe line mistake loud aloud leeks',
            text: 'You read it out, all of it, with the leeks. The abbot has stopped in the doorway. Nobody breathes. “That is an unusual law,” he says at last; and, as it is close to noon: “Is it enforced?”',
          },
          {
            id: 'candle',
            label: 'move the candle nearer',
            deeds: ['light', 'take', 'give', 'help', 'go'],
            things: 'candle light nearer lamp closer',
            text: 'In the better light she sees perfectly well what she has written. She reads it to the end, and lets it stand. The abbot passes, sees two people bent over a page of taxes, and blesses them.',
          },
          {
            id: 'copy',
            label: 'copy it as it is',
            deeds: ['work', 'wait', 'hide'],
            things: 'page copy soup line word silence',
            text: 'You dip your pen and copy it, soup and all. Of yours eleven copies will be made. In a valley far from here people still eat that soup when taxes are due, and no one knows why.',
          },
        ],
      },
      {
        id: 'copy.margin',
        text: 'There is no paper for the things that matter. So they are written in the margins: how to turn a child that lies wrong, which moss stops blood, the tune for getting cows across water. The owners of the books sell them by weight. The margins go along for nothing, all over the world. You have half an hour of light, a very thin pen, and one inch of empty edge beside a decree about fences. Whatever you put there will outlive the fences.',
        look: 'Dust in the last sun. The decree, which has seven seals and no sense. Beside it the inch, white as a field that nobody has walked on.',
        asks: 'Do you write down a tune, draw the way to the well, or leave the inch empty for whoever comes after?',
        choices: [
          {
            id: 'tune',
            label: 'write down a tune',
            deeds: ['work', 'sing'],
            things: 'tune song notes music',
            text: 'Five small dots above the word “fence”, going up and then, having thought about it, down. In three hundred years a girl will hum them off the page, and a cow will lift its head.',
          },
          {
            id: 'map',
            label: 'draw the way to the well',
            deeds: ['work', 'look'],
            things: 'way well map path bucket picture',
            text: 'A line, a bend, a thorn bush, a bucket. You draw it full. In some dry year somebody will follow it with one finger, and then with both feet.',
          },
          {
            id: 'leave',
            label: 'leave the inch empty',
            deeds: ['wait', 'give', 'go'],
            things: 'inch empty edge margin blank space',
            text: 'You rule one faint line and write nothing. It is the hardest thing to copy. But every scribe after you will copy the empty inch as well, faithfully, until it comes to someone who needs it.',
          },
        ],
      },
    ],
    door: 'She has shown you, since her eyes will not do it for much longer, where the key to the book-room hangs: nowhere. The door opens when there is a new line in the book and stays shut when there is none; the monks put it down to the damp.',
    deeds: [
      'In the margin of this page, in another ink, stands “{deed}” and beside it a tick. The hand is {who}’s.',
      'She left one line empty for whoever would come after. {who} has filled it: “{deed}”. The page is whole.',
    ],
    waits: [
      'The ink is still wet and the next line is ruled. It begins with “{task}”.',
      'The abbot comes in an hour. There is time for one line in the margin: “{task}”.',
    ],
    fits: 'write letter form print sign copy read book paper fill send note recipe homework',
    people: [
      {
        names: 'woman copyist blind',
        says: 'She writes her name on your blotter, backwards, so that you will have to hold it to a mirror. “For later,” she says.',
      },
      {
        names: 'abbot',
        says: 'The abbot was christened something short. He has not been called it since his mother, and is oddly moved.',
      },
    ],
    lies: {
      id: 'pen',
      names: 'pen quill feather',
      called: 'a very thin pen',
      taken:
        'You take the spare pen. It is so thin that it can only write what is true; anything longer, it blots.',
    },
    fought:
      'A dagger in the scriptorium. Somebody’s elbow goes, and a winter’s work is under ink. Nobody raises a voice; it is not done here. She asks you for the blade, finds the page by touch, and scrapes it clean with it, line by line, until Thursday. You hold the candle all that time.',
    remembers: [
      {
        at: 'copy.desk',
        scene: 'bridge.gap',
        lines: {
          cut: 'Her paperweight is a chip of the stone that two people cut.',
          ask: 'On the wall somebody has traced a ferryman’s hand, palm down. It is used for measuring.',
          leave: 'When the wind is in the west one low note can be heard even here, from the bridge.',
        },
      },
      {
        at: 'copy.margin',
        scene: 'carries.pen',
        lines: {
          any: 'The thin pen lies in your hand as if it had been waiting for just such an inch.',
        },
      },
    ],
    verse: [
      'The law in the middle was gilded and long,',
      'and no one remembers a line.',
      'At the edge of the page was the soup and the song,',
      'and those are your mother’s and mine.',
    ],
  },
  {
    title: 'The bell',
    place: 'You are on the village square, by a pit in which a bell is about to be poured.',
    scenes: [
      {
        id: 'bell.metal',
        text: 'The village has no money for a bell, so each house gives what rings: a ladle, a stirrup, a thimble, the hinge of a door that will never again be shut. The founder weighs it all and says that it will crack, and besides, it is a spoonful short. He looks round the circle. Everyone has given what they had, and they look at their shoes. In your sack you feel a spoon, the one you did not put in, because it was your grandmother’s and you are fond of it.',
        look: 'A pit, a glow, a ring of faces. A pot in which a village is melting. In the grass a thimble that rolled away, and nobody has missed it yet.',
        asks: 'Do you give the spoon, ask the others, or blow on the fire?',
        choices: [
          {
            id: 'give',
            label: 'give the spoon',
            deeds: ['give', 'work'],
            things: 'spoon metal pot',
            text: 'It goes in with a small sound and is gone. You are sorry for exactly as long as the metal needs to close over it. Afterwards you will hear it every time, somewhere on the left.',
          },
          {
            id: 'ask',
            label: 'ask the others',
            deeds: ['speak', 'look'],
            things: 'others people village circle else',
            text: 'A long quiet. Then a very old man unpins his one medal, says that it was always too loud for him, and throws it in. After that there are suddenly earrings.',
          },
          {
            id: 'blow',
            label: 'blow on the fire',
            deeds: ['light', 'help', 'wait', 'hide'],
            things: 'fire bellows coals flames glow',
            text: 'You tread the bellows until the whole circle shines. In that light a girl finds the missing spoonful in the grass: an old goat bell, trodden flat. It has been a bell all along.',
          },
        ],
      },
      {
        id: 'bell.rope',
        text: 'It does not crack. It has a sound of its own, a little hoarse, as when many people clear their throats before saying something true. It hangs on the square, low enough for a child, and there is one rule. Whoever rings it is listened to, to the end, by everybody, and then has to ring it for the next one. This evening a girl of about fourteen has been standing under it for a good while, with one hand half up. The lord of the valley says it is a toy.',
        look: 'The bell, with the rope hanging down like a question. A girl. A great many people with nothing to do, doing it near by.',
        asks: 'Do you ring the bell first, go to the girl, or wait until she dares?',
        choices: [
          {
            id: 'ring',
            label: 'ring the bell',
            deeds: ['work', 'sing', 'arm'],
            things: 'bell rope',
            text: 'You ring, and now you must say something. What comes out is short and concerns a lie from last spring, and a goat. No one laughs in the wrong place. Then you ring for her, and she is no longer the first.',
          },
          {
            id: 'girl',
            label: 'go to the girl',
            deeds: ['go', 'help', 'speak', 'give'],
            things: 'girl child hand',
            text: 'You do not say anything. Two people under a bell are already a kind of meeting. After a time her hand goes up by itself.',
          },
          {
            id: 'wait',
            label: 'wait until she dares',
            deeds: ['wait', 'listen', 'look'],
            things: 'girl bell evening',
            text: 'It gets dark. Nobody goes; they find that they have business on the square, such as looking at the sky. When it rings at last, it rings so softly that one has to be quiet to hear it, and one is.',
          },
        ],
      },
    ],
    door: 'It was rung there for a hundred and forty years: for births, for floods, for the loss of a goat, and each of them was heard to the end. Under the bell, in the wall of the square, there is a low door without a name on it. It is opened by whoever’s turn it is.',
    deeds: [
      'The clapper had fallen, and the bell only hummed when it was windy. {who} hung it again; the nail is called “{deed}”.',
      'When the metal was poured it was a spoonful short, and {who} brought the spoon: “{deed}”. You can hear it, if you know where.',
    ],
    waits: [
      'It is nearly time, and the rope is on your side of the square. To pull it is called “{task}”.',
      'Somebody has been standing under the bell for a while and does not dare. You could begin, with “{task}”.',
    ],
    fits: 'call ring tell talk meeting vote choir sing music invite ask sort clear metal',
    people: [
      {
        names: 'girl',
        says: 'The girl says that she will tell you her name when she has rung. You understand that.',
      },
      {
        names: 'founder',
        says: 'The founder is called after a saint of whom it is only known that he was patient.',
      },
      {
        names: 'man old medal',
        says: 'The very old man says: “Just call me when it rings.”',
      },
    ],
    lies: {
      id: 'thimble',
      names: 'thimble',
      called: 'a thimble',
      taken:
        'You take the thimble and mean to give it back. It goes on your little finger, and there it is, a bell for mice.',
    },
    fought:
      'The blade comes out, bright, and the founder, who has poor eyes and takes it for a gift, says thank you and reaches for it. There is a pause. You could have let go. What rings on the stones then, when it is dropped and picked up again, is the one note that will not be in the bell.',
    remembers: [
      {
        at: 'bell.metal',
        scene: 'copy.margin',
        lines: {
          tune: 'Somebody whistles five notes, up and then, having thought about it, down. You have seen them written.',
          map: 'The founder has found the way here by a little map in the margin of a law about fences. It had a bucket on it.',
          leave:
            'The founder owns half a book. In its margin was one empty inch, and in it now stands the weight of everybody’s spoons.',
        },
      },
      {
        at: 'bell.rope',
        scene: 'bell.metal',
        lines: {
          give: 'It has your spoon in it; you hear it, somewhere on the left.',
          ask: 'It has a medal in it and eleven earrings, and something of your question.',
          blow: 'It has a goat’s bell in it; the goats look up each time.',
        },
      },
    ],
    verse: [
      'A ladle, a thimble, a stirrup, a hinge,',
      'all melted and mended in one:',
      'it speaks with a crack at the edge and a twinge,',
      'and is heard till the speaker is done.',
    ],
  },
];
