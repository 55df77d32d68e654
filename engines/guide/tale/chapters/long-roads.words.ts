import type { Chapter } from '../chapter.ts';

/** When there were towns, and walls, and rivers between them. */
export const longRoads: readonly Chapter[] = [
  {
    title: 'The bread of the seventh month',
    place: 'You are in the bakery in the lane behind the tannery, in the seventh month of the siege.',
    scenes: [
      {
        id: 'bread.flour',
        text: 'The books tell of the siege: who led it, who broke it, what he rode. They do not tell of the bakery in the lane behind the tannery. Each night nine women divide the flour by weight, and then, when the lamp is out, divide it again by need. The scales say one thing and the bread says another. Tonight there is a knock, three short ones, and at the door stands a boy who is on nobody’s list. Nine pairs of eyes turn to you. It happens to be your turn at the scales.',
        look: 'Flour on everything, like a first snow. Scales, with a small brass weight that has lost its number. A lamp. A boy, who is looking at no loaf in particular, with great concentration.',
        asks: 'Do you give the boy bread, ask him in, or put out the lamp first?',
        choices: [
          {
            id: 'give',
            label: 'give the boy bread',
            deeds: ['give', 'work', 'take', 'arm'],
            things: 'bread loaf flour piece crust boy',
            text: 'You cut it small, so that it does not look like much, and he eats it slowly, so that it is more. In the count no loaf is missing. The oldest of the nine has counted herself, twice, and taken one away.',
          },
          {
            id: 'ask',
            label: 'ask the boy in',
            deeds: ['speak', 'open', 'help'],
            things: 'boy door inside in',
            text: 'He stands by the oven and steams. It turns out that he can read, and that the list on the tannery wall, which everybody took for the law, is only a list of hides. So that is one thing less to go in fear of.',
          },
          {
            id: 'dark',
            label: 'put out the lamp',
            deeds: ['hide', 'wait', 'light', 'work', 'give'],
            things: 'lamp light candle lantern dark',
            text: 'In the dark nobody is on a list. Hands find hands. When the lamp is lit again the boy has a loaf and a scarf. It is not known whose scarf, although one of the nine is cold.',
          },
        ],
      },
      {
        id: 'bread.gate',
        text: 'In the seventh month the general ate his horse. In the lane behind the tannery they eat nettles, and on Sundays they eat them together, with the doors taken off the hinges for tables, so that the street is one room. Someone plays a flute badly. You have just been handed the bowl when a soldier comes round the corner: one of theirs, lost, not much older than the boy, with his helmet under his arm like a pot. The flute stops. Everybody looks at the bowl.',
        look: 'Seven doors on trestles, with their handles still on. Nettles. A flute, held like something that might go off. A soldier with very clean ears; somebody has brought him up.',
        asks: 'Do you pass him the bowl, speak to him, or sing with the flute?',
        choices: [
          {
            id: 'bowl',
            label: 'pass him the bowl',
            deeds: ['give', 'eat', 'help', 'work'],
            things: 'bowl nettles soup soldier food bread helmet',
            text: 'He looks for a place to put the helmet, and in the end there is soup in that too. He eats like somebody who has a mother. Before it is light he has gone, and on the table stands a sack of oats which nobody has brought.',
          },
          {
            id: 'speak',
            label: 'speak to the soldier',
            deeds: ['speak'],
            things: 'soldier boy',
            text: 'You ask what they eat over there. “Horse,” he says. And then, since nobody laughs: “We can hear your flute at night. The sergeant says it is the worst thing about this siege. We have asked him to let it be.”',
          },
          {
            id: 'music',
            label: 'sing with the flute',
            deeds: ['sing', 'wait', 'listen'],
            things: 'flute music tune song',
            text: 'Nobody has ever followed that tune to its end. At home the soldier has it with other words, about a goat. He sings them. Afterwards it is so quiet that one can hear, up on the wall, somebody not raising the alarm.',
          },
        ],
      },
    ],
    door: 'When the gates are opened the enemy will find a city that is thin and in tune. But that is later. Tonight the oven is hot and the nine are tired, and the little door to the lane, through which the bread goes out, sticks. It opens only from the inside, and only when there is something on the tray.',
    deeds: [
      'One loaf went from hand to hand that night until it reached the right one. Baked into its crust, so small that only fingers could read it, stood “{deed}”. {who} had kneaded it.',
      'A sack was found by the door in the morning, and no one had brought it. But the knot was {who}’s knot, and the sack said “{deed}”.',
    ],
    waits: [
      'The oven is hot and the dough has risen as far as it will. To put it in is called “{task}”.',
      'There is a knock at the bakery, three short ones. The one who knocks needs only this: “{task}”.',
    ],
    fits: 'bread bake cook food soup supper lunch breakfast cake shop buy eat dinner',
    people: [
      {
        names: 'women woman oldest old baker',
        says: 'The oldest of the nine says that her name is Nine. The first eight laugh; it is an old joke and keeps them warm.',
      },
      {
        names: 'boy',
        says: 'The boy says a name that is longer than he is. “You can use the first half,” he says, “till after the siege.”',
      },
      {
        names: 'soldier',
        says: 'The soldier has a number. When he is asked a second time he has a name.',
      },
    ],
    lies: {
      id: 'weight',
      names: 'weight brass',
      called: 'a small brass weight without a number',
      taken:
        'You take the little weight. It has lost its number, and since then it has weighed whatever was needed.',
    },
    fought:
      'You pull the dagger. Nine women look at it, and one of them, floury to the elbows, holds out a loaf under the blade, so that it should not have been drawn for nothing. You cut. Your ears are hot. It is a long time before anyone asks you to hold the scales again.',
    remembers: [
      {
        at: 'bread.flour',
        scene: 'well.deep',
        lines: {
          draw: 'On the sill stands a bucket of water, full. You know the custom.',
          sign: 'Beside the door somebody has scratched a small bucket and an arrow. It is very old, and in your handwriting.',
          stars: 'In the water trough there is one star. You greet each other.',
        },
      },
      {
        at: 'bread.flour',
        scene: 'dagger',
        lines: {
          laid: 'You have no blade about you, and need none: here bread is broken.',
        },
      },
    ],
    verse: [
      'By weight in the lamplight, by need in the dark,',
      'they shared what the soldiers had spared.',
      'The chronicles end at the general’s mark;',
      'the bread was the part that was shared.',
    ],
  },
  {
    title: 'The bridge without a name',
    place: 'You are on the left bank, on the scaffolding of a bridge that has two halves and no name.',
    scenes: [
      {
        id: 'bridge.bank',
        text: 'On the left bank they build from the left and on the right bank from the right, and since there is an old insult between them they do not speak. The duke will give the bridge his name. The masons have given it their winters. You carry mortar on the left; and at noon, when the dust settles, you can see a person across the gap with the same bucket, the same hat and the same opinion of the heat. They have sat down. They seem to have nothing to eat.',
        look: 'Two arms of stone, reaching. Between them air, swallows, and eighty years. A stump of chalk on a plank. Below, a ferryman in his boat, who has taken his hat off to see better.',
        asks: 'Do you call across, throw over your bread, or look at the gap?',
        choices: [
          {
            id: 'call',
            label: 'call across',
            deeds: ['speak', 'sing'],
            things: 'across person mason other stranger',
            text: '“Hot,” you call. There is a long silence, in which eighty years of insult are considered. “Very,” says the other bank.',
          },
          {
            id: 'bread',
            label: 'throw over the bread',
            deeds: ['give', 'eat', 'help'],
            things: 'bread lunch loaf piece half',
            text: 'It turns once in the air, above the river, and on both sides everyone forgets to be offended and watches it. It is caught. A moment later an onion comes back.',
          },
          {
            id: 'measure',
            label: 'look at the gap',
            deeds: ['look', 'go', 'wait'],
            things: 'gap arch edge bridge middle stones',
            text: 'From close by it is plain: the two halves are not quite pointing at each other. To notice it somebody would have had to ask. You make a mark with chalk. In the morning there is a second one beside it, and it is not yours.',
          },
        ],
      },
      {
        id: 'bridge.gap',
        text: 'They meet in the middle and are a hand’s breadth apart. It is not known who laughed. Now one stone is wanted that fits both sides, and neither master will cut it, for whoever does has admitted something. The ferryman, who loses his living by this bridge, has given it the best place for its middle pier, because he alone knew where the river slept. He sits below in his boat and looks up at you all, chewing, like somebody in a good seat at the theatre.',
        look: 'A hand’s breadth of sky, with the river in it. Two masters with folded arms. One block of stone, uncut, lying exactly on nobody’s side.',
        asks: 'Do you cut the stone with the one from the other bank, ask the ferryman, or leave the gap as it is?',
        choices: [
          {
            id: 'cut',
            label: 'cut the stone together',
            deeds: ['work', 'help', 'take', 'arm'],
            things: 'stone block chisel together other side',
            text: 'You hold and the other strikes; then the other way about. It takes all night, because each of you is being polite. It is the only stone in the whole bridge that has never moved.',
          },
          {
            id: 'ask',
            label: 'ask the ferryman',
            deeds: ['speak'],
            things: 'ferryman boat',
            text: '“A hand’s breadth?” says the ferryman. “Then put a hand in.” He comes up himself, slowly, and lays his own between the two halves, palm down, and nobody says a word about whose side it is on. They cut the stone to that hand.',
          },
          {
            id: 'leave',
            label: 'leave the gap as it is',
            deeds: ['wait', 'go', 'give', 'listen'],
            things: 'gap',
            text: 'At night the wind finds the gap and plays on it, one low note, over both villages. All of them lie awake and no one will say why. In the morning both masters are up there, with the same stone.',
          },
        ],
      },
    ],
    door: 'At the opening the duke will walk first. The ferryman will walk last, slowly, looking down, and will be seen to pat the rail. Until then a plank lies across the way, and there is no lock on it and no guard. It is only that the last stone but one has not been set yet, and a bridge minds such things.',
    deeds: [
      'The last stone but one was set on a working day by {who}. There was no music. It bears the mason’s mark “{deed}”.',
      'For a long time there was a gap, just wide enough to make mothers hold hands tighter. {who} closed it: “{deed}”.',
    ],
    waits: [
      'From the other bank somebody is calling that the mortar will not wait. The stone at your feet is called “{task}”.',
      'The arch stands by itself for one night only, says the master. In the morning it wants its stone: “{task}”.',
    ],
    fits: 'build fix mend repair wood wall stone call write ask phone neighbour talk',
    people: [
      {
        names: 'ferryman boat',
        says: 'The ferryman has a name, but for thirty years everybody has just shouted “Over!”. He has come to like it.',
      },
      {
        names: 'mason person other master',
        says: 'The one from the other bank is called nearly the same as you. Neither of you mentions it.',
      },
    ],
    lies: {
      id: 'chalk',
      names: 'chalk',
      called: 'a stump of chalk',
      taken: 'You put the chalk in your pocket. From now on, whatever you touch has a small white yes on it.',
    },
    fought:
      'You stand up there with a bare blade, and eighty years of insult, which had nearly dozed off, sit up and look about them. Tools are put down on both banks. It costs the ferryman a whole evening of going over and back until they are taken up again. He does not send you a bill. He only looks at you.',
    remembers: [
      {
        at: 'bridge.bank',
        scene: 'bread.gate',
        lines: {
          bowl: 'On a hook of the scaffolding hangs an old helmet, for soup. You know the dent.',
          speak:
            'One of the masons was a soldier once. He plays the flute, badly, at night, and nobody objects.',
          music: 'Somebody over there is whistling a tune that you last heard with words about a goat.',
        },
      },
      {
        at: 'bridge.gap',
        scene: 'bridge.bank',
        lines: {
          call: '“Very” is still the only word that has been said from over there, but it is said every noon.',
          bread: 'There is by now a regular traffic in onions.',
          measure: 'Two chalk marks, side by side: without them it would have been a gap of a yard.',
        },
      },
    ],
    verse: [
      'They would not exchange so much as a word,',
      'each side from its side of the span;',
      'a hand’s breadth was left, and somebody heard',
      'the laugh where the bridge began.',
    ],
  },
];
