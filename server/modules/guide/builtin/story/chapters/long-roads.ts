import type { Chapter } from '../chapter.ts';

/** When there were towns, and walls, and ships. */
export const longRoads: readonly Chapter[] = [
  {
    title: 'The bread of the seventh month',
    scenes: [
      'The books tell of the siege: who led it, who broke it, what he rode. They do not tell of the bakery in the lane behind the tannery, where each night nine women divided the flour by weight, and then, when the lamp was out, divided it again by need. The scales said one thing and the bread said another. Not one loaf was ever missing from the count.',
      'In the seventh month the general ate his horse. In the lane behind the tannery they ate nettles, and on Sundays they ate together, with the doors taken off the hinges for tables, so that the street was one room. Someone played a flute badly. When the gates were opened the enemy found a city that was thin and in tune.',
    ],
    deeds: [
      'One loaf went from hand to hand that night until it reached the right one. Baked into its crust, so small that only fingers could read it, stood “{deed}”. {who} had kneaded it.',
      'A sack was found by the door in the morning, and no one had brought it. But the knot was {who}’s knot, and the sack said “{deed}”.',
    ],
    waits: [
      'The oven is hot and the dough has risen as far as it will. To put it in is called “{task}”.',
      'There is a knock at the bakery, three short ones. The one who knocks needs only this: “{task}”.',
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
    scenes: [
      'On the left bank they built from the left and on the right bank they built from the right, and since there was an old insult between them, they did not speak. They met in the middle and were a hand’s breadth apart. It is not known who laughed. But there is a stone in that arch that was cut by both, and it is the only one in the whole bridge that has never moved.',
      'The duke gave the bridge his name. The masons gave it their winters, and the ferryman, who lost his living by it, gave it the best place for the middle pier, because he alone knew where the river slept. When it was opened the duke walked first. The ferryman walked last, slowly, looking down, and was seen to pat the rail.',
    ],
    deeds: [
      'The last stone but one was set on a working day by {who}. There was no music. It bears the mason’s mark “{deed}”.',
      'For a long time there was a gap, just wide enough to make mothers hold hands tighter. {who} closed it: “{deed}”.',
    ],
    waits: [
      'From the other bank somebody is calling that the mortar will not wait. The stone at your feet is called “{task}”.',
      'The arch stands by itself for one night only, says the master. In the morning it wants its stone: “{task}”.',
    ],
    verse: [
      'They would not exchange so much as a word,',
      'each side from its side of the span;',
      'a hand’s breadth was left, and somebody heard',
      'the laugh where the bridge began.',
    ],
  },
  {
    title: 'The woman who copied one page wrong',
    scenes: [
      'In the scriptorium they copied what they were given: laws, and debts, and the praise of those who paid. One of them was going blind and knew it. On a page about taxes she let her pen slip, and wrote, where the fine should stand, how you make the soup that her mother made in the wet year. Eleven copies were made of the copy. In a valley far from there people still eat that soup on tax day, and nobody knows why.',
      'There was no paper for the things that mattered. So they were written in the margins: how to turn a child that lies wrong, which moss stops blood, the tune for getting cows across water. The owners of the books sold them by weight. The margins went along for nothing, all over the world.',
    ],
    deeds: [
      'In the margin of this page, in another ink, stands “{deed}” and beside it a tick. The hand is {who}’s.',
      'She left one line empty for whoever would come after. {who} has filled it: “{deed}”. The page is whole.',
    ],
    waits: [
      'The ink is still wet and the next line is ruled. It begins with “{task}”.',
      'The abbot comes in an hour. There is time for one line in the margin: “{task}”.',
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
    scenes: [
      'The village had no money for a bell, so each house gave what rang: a ladle, a stirrup, a thimble, the hinge of a door that would never again be shut. The founder said it would crack. It did not crack, but it had a sound of its own, a little hoarse, as when many people clear their throats before saying something true. When it was rung for danger, everyone heard their own spoon in it, and came.',
      'It hung in the square, low enough for a child, and there was one rule. Whoever rang it was listened to, to the end, by everybody, and after that had to ring it for the next one. The lord of the valley thought it a toy. It was rung for a hundred and forty years, and in that time there was not a single hanging.',
    ],
    deeds: [
      'The clapper had fallen, and the bell only hummed when it was windy. {who} hung it again; the nail is called “{deed}”.',
      'When the metal was poured it was a spoonful short, and {who} brought the spoon: “{deed}”. You can hear it, if you know where.',
    ],
    waits: [
      'It is nearly time, and the rope is on your side of the square. To pull it is called “{task}”.',
      'Somebody has been standing under the bell for a while and does not dare. You could begin, with “{task}”.',
    ],
    verse: [
      'A ladle, a thimble, a stirrup, a hinge,',
      'all melted and mended in one:',
      'it speaks with a crack at the edge and a twinge,',
      'and is heard till the speaker is done.',
    ],
  },
];
