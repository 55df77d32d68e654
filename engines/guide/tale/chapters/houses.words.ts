import type { Chapter } from '../chapter.ts';

/** Houses, and what holds them up. */
export const houses: readonly Chapter[] = [
  {
    title: 'The woman at the switchboard',
    place: 'You are at the switchboard, at night, with the breath of the whole town in your ear.',
    scenes: [
      {
        id: 'wire.call',
        text: 'Number, please. All night you join voices to voices, and are not supposed to listen. But one gets to know the breath of a town: who calls whom, and hangs up before it rings. There are two of them, the one who never dares and the one who never dares; and tonight, at ten past one, both their lamps are lit on your board at the same time. The rule says that you ask for the number. It is snowing. You have a plug in either hand.',
        look: 'A hundred and sixty sockets, and two small lights. A pencil on a string. The window, and in it the snow, coming down without any hurry on those who dare and those who do not.',
        asks: 'Do you join the two wires, ask for the number, or lay down the headset?',
        choices: [
          {
            id: 'join',
            label: 'join the two wires',
            deeds: ['work', 'help', 'open'],
            things: 'wires wire plugs plug lamps lines two',
            text: 'You put the one into the other, take off the headset, and look out at the snow for as long as it lasts. It lasts for fifty-two years.',
          },
          {
            id: 'ask',
            label: 'ask for the number',
            deeds: ['speak'],
            things: 'number voice caller',
            text: '“Number, please,” you say, to both at once. There is a pause, and then, for the first time in her life, she says it, all four figures. He is on the other line and hears it. It is not known which of you three was the most surprised.',
          },
          {
            id: 'snow',
            label: 'lay down the headset',
            deeds: ['wait', 'listen', 'hide', 'give', 'look'],
            things: 'headset snow window',
            text: 'Without it it is very quiet. The two lamps blink at each other across the board, in turns, like people on two banks of a river. When you look again they are blinking together. You have done nothing. You put it in the log as “weather”.',
          },
        ],
      },
      {
        id: 'wire.flood',
        text: 'When the flood comes up the valley the lines go one after another, and you stay. Below the weir there are a hundred and six houses. You ring each of them: name, go uphill, take the neighbour. The water is on the stairs; now it has come into the room and stands politely round your shoes. Three lamps are left, and the board has begun to hum. The company’s rules for this case are on a sheet of paper. It is floating.',
        look: 'Black water with a pencil on it. Three lamps. The window, dry still. A table that has always looked as if it would like to be a boat.',
        asks: 'Do you ring the last three houses, ask the ones uphill to ring, or climb on the table?',
        choices: [
          {
            id: 'ring',
            label: 'ring the last three houses',
            deeds: ['work', 'help'],
            things: 'houses house last three lamps',
            text: 'Name. Uphill. Take the neighbour. The last of them is deaf, and you let it ring until the goat wakes him. Afterwards the company docks you for leaving the switchboard wet.',
          },
          {
            id: 'ask',
            label: 'ask the ones uphill',
            deeds: ['speak'],
            things: 'uphill ones hill others neighbours',
            text: '“Have you got a bell up there?” you ask the first who got away. They have: a hoarse one. They ring it, and each house below hears its own spoon in it, and comes. So it was two who did it, or two hundred.',
          },
          {
            id: 'table',
            label: 'climb on the table',
            deeds: ['go', 'wait', 'hide'],
            things: 'table board up',
            text: 'Feet on the rule-book, the board on your knees like a child: so you ring the last three. All your life you will be asked about the water. What you remember are the voices, and how each of them said, before anything else: “And you?”',
          },
        ],
      },
    ],
    door: 'Years later they stand on the hillside, a hundred and six houses with their neighbours, and do not know how one says such a thing. They have brought plums. Behind the old board there is a low door, meant for wires, just big enough for a person. It is not locked. It only waits until nobody else is waiting.',
    deeds: [
      'One lamp on the board went on blinking that night. {who} plugged it in at last. The call was short: “{deed}”, it said, and: thank you, we had been waiting.',
      'In her log for that night there is one entry in a different hand. {who} had taken a shift. “{deed}”, it says, answered.',
    ],
    waits: [
      'A small light on the board has been blinking for a while. The plug is in your hand, and the line is called “{task}”.',
      'Someone breathes at the other end and does not hang up. What they would like to hear is “{task}”.',
    ],
    fits: 'call phone ring answer ask tell book arrange appointment doctor plumber neighbour check',
    people: [
      {
        names: 'caller voice woman',
        says: 'The voice says: “Oh, just a subscriber.” But it has stopped hanging up.',
      },
      {
        names: 'man deaf',
        says: 'The deaf man shouts his name twice. The goat, he adds, hears for both of them.',
      },
    ],
    lies: {
      id: 'pencil',
      names: 'pencil string',
      called: 'a pencil on a string',
      taken:
        'You take the pencil, with the string. Whatever one ties to oneself like that, one writes with differently.',
    },
    fought:
      'There is nobody here but voices, and you draw a blade. It touches a wire. Somewhere in the town two people who had been talking for the first time in years are talking to nobody. You tie the ends together again with your own hands, and from then on there is a small knock in that line, for ever, like a heart.',
    remembers: [
      {
        at: 'wire.call',
        scene: 'stove.night',
        lines: {
          sing: 'Somebody on the night line hums the low part. You know which winter that is from.',
          potato: 'On the desk lies half of a cold potato. The operator before you has left it, and no note.',
          still: 'You are good at keeping still. It is how you got the post.',
        },
      },
      {
        at: 'wire.flood',
        scene: 'wire.call',
        lines: {
          join: 'Two of the lamps belong to one house by now; they went uphill first, and took the neighbours.',
          ask: '“Number, please,” you say by habit, and the water gives none.',
          snow: 'You have put the flood in the log as well. “Weather,” it says.',
        },
      },
    ],
    verse: [
      'She wasn’t to listen, she wasn’t to know,',
      'she was only the hand on the wire;',
      'she joined up two silences, turned to the snow,',
      'and left them alone by the fire.',
    ],
  },
  {
    title: 'The house that was mended twice',
    place: 'You are in the worst room of an old house, in a family council, round a pot.',
    scenes: [
      {
        id: 'roof.room',
        text: 'A roof is only a promise with tiles, and this one has begun to mumble. There is money for half of it and there are opinions for three. You sit in the worst room, with a pot under the drip: the brother with the sums, the aunt who never liked the house, the boy who drums along with two spoons. What nobody knows is that a house is held up from inside. There is an old matter of a ladder that was lent and not seen again. Everyone looks at the pot.',
        look: 'A brown stain on the ceiling, in the shape of a country with bad borders. The pot. A slate that has come down already, with writing on its dry side. Four people and a drip, of whom the drip is the most even-tempered.',
        asks: 'Do you speak of the ladder, empty the pot, or drum along with the boy?',
        choices: [
          {
            id: 'speak',
            label: 'speak of the ladder',
            deeds: ['speak'],
            things: 'ladder matter quarrel truth',
            text: 'You say it. It takes eleven words. The aunt looks at the brother, the brother at the pot. “But I thought you had it,” they say, both. In the morning it still rains in. But the beams have stopped creaking.',
          },
          {
            id: 'pot',
            label: 'empty the pot',
            deeds: ['work', 'take', 'help', 'give'],
            things: 'pot water drip',
            text: 'You carry it out and back, and they all move up by one so that you need not climb over knees. That brings the aunt next to the brother. They speak of the pot; and then, since they are sitting there anyway, of the ladder.',
          },
          {
            id: 'drum',
            label: 'drum with the boy',
            deeds: ['sing', 'wait', 'listen'],
            things: 'boy spoons spoon drip',
            text: 'You take the off-beat; the drip keeps time. It is hard to be in the right while one’s foot is tapping, and the brother gives up first. In the third verse the aunt says: “It is in my cellar. The ladder.”',
          },
        ],
      },
      {
        id: 'roof.ladder',
        text: 'Every house is mended twice: once by the one who climbs, and once by the one who holds the ladder and does not let go. The photographs show the climber. At the lower edge there is nearly always a pair of hands with white knuckles, cut off by the frame. Here is the ladder, after nineteen years. The brother stands at its foot and would rather not. The slates are stacked. A cloud has come over the hill, and has stopped there, to see how you will manage.',
        look: 'Nineteen rungs, one of them new, and nobody will say who did it. Slates. A brother. Above, the hole, with a piece of sky looking in.',
        asks: 'Do you climb the ladder, hold it, or look at the cloud?',
        choices: [
          {
            id: 'climb',
            label: 'climb the ladder',
            deeds: ['go', 'work'],
            things: 'ladder slate slates roof ridge rungs up',
            text: 'From up there you see the whole street and who has left their washing out. You lay the slate, and another. When you look down there is the top of the brother’s head, and his two hands, and he is holding on as though it were you who held him.',
          },
          {
            id: 'hold',
            label: 'hold the ladder',
            deeds: ['help', 'take', 'wait'],
            things: 'ladder foot brother rung',
            text: 'You hold. The aunt goes up, to the surprise of all, and hers too. You see nothing of the roof: one rung, one boot, and the rain beginning on the backs of your hands. You do not let go.',
          },
          {
            id: 'cloud',
            label: 'look at the cloud',
            deeds: ['look', 'listen'],
            things: 'cloud sky rain hill weather',
            text: 'It is a cloud that has seen a good many roofs. You all look at it, heads back, until someone says: “And if each of us took four?” So there is a chain across the garden, and the last slate goes up with the first drop.',
          },
        ],
      },
    ],
    door: 'The big drip has stopped, and the pot has moved on to a smaller one. Over the attic door the beam has straightened by the breadth of a finger, so that this door, for the first time in thirty years, would open, if there were someone to hold what has to be held.',
    deeds: [
      'One slate in that roof is turned the wrong way round, so that its writing is dry. It says “{deed}”. {who} laid it there.',
      'The ladder stood fast the whole afternoon. Below stood {who}, holding it by its proper name: “{deed}”.',
    ],
    waits: [
      'Someone is on the ladder already. Below there is room for two hands; what they would hold is called “{task}”.',
      'The pot under the drip is filling, and it will not mend by being looked at. The next slate is “{task}”.',
    ],
    fits: 'roof gutter ladder fix mend repair paint tile leak clean attic wall window build damp',
    people: [
      {
        names: 'aunt',
        says: 'The aunt says that you may call her what everybody calls her behind her back. It is rather a nice name.',
      },
      {
        names: 'brother',
        says: 'The brother writes his name under the sums, and it is the first thing on that sheet that comes out.',
      },
      {
        names: 'boy',
        says: 'The boy drums you his name on the pot. It has four beats, and the drip joins in.',
      },
    ],
    lies: {
      id: 'slate',
      names: 'slate tile',
      called: 'a slate with writing on its dry side',
      taken: 'You take the fallen slate. On its dry side someone has written a date and a name, and: held.',
    },
    fought:
      'You draw it, here, among people who have known you since you could not tie your shoes. No one is frightened. It is worse: the boy stops drumming. In the quiet one can hear the house listening. Then the aunt gives you a leek, and a board, and you cut until your hands have forgotten what it was about.',
    remembers: [
      {
        at: 'roof.room',
        scene: 'wire.flood',
        lines: {
          ring: 'When a bell rings anywhere, all of you count to three. Nobody knows any more where that comes from.',
          ask: 'On the shelf stands a little hoarse bell, no bigger than a cup, from the valley that was warned in time.',
          table:
            'The table you sit at has a watermark on all four legs. Somebody is said to have ridden on it.',
        },
      },
      {
        at: 'roof.ladder',
        scene: 'roof.room',
        lines: {
          speak: 'The eleven words are said; it stands the straighter for it.',
          pot: 'The aunt and the brother have sat beside each other ever since. They call it the draught.',
          drum: 'The boy drums on the lowest rung, and it is a great help to nobody in particular.',
        },
      },
      {
        at: 'roof.room',
        scene: 'carries.leg',
        lines: {
          any: 'The chair leg that you saved from the winter has found its chair. You are sitting on it.',
        },
      },
    ],
    verse: [
      'One climbs to the ridge with the slate and the lead,',
      'and one holds the ladder below;',
      'and which of the two kept the rain from your bed',
      'is more than the roof will know.',
    ],
  },
];
