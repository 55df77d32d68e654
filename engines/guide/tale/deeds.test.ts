import { describe, expect, it } from 'vitest';
import { chapters } from './chapters.ts';
import { inGame, said, standingAt } from './test-tale.ts';

/** What a sentence came to: the choice of its scene, or one of the deeds that may be done anywhere. */
function cameTo(text: string, sceneId: string): string {
  const chapter = chapters.findIndex(({ scenes }) => scenes.some(({ id }) => id === sceneId));
  const world = inGame({ tale: standingAt(chapter, sceneId) });
  const reply = said(text, world);
  if (reply === null) return 'real';
  const here = chapters[chapter];
  const scene = here?.scenes.find(({ id }) => id === sceneId);
  if (here === undefined || scene === undefined) throw new Error(`no scene ${sceneId}`);
  const chosen = reply.tale?.choices?.[sceneId];
  if (chosen !== undefined) return chosen;
  if (reply.tale?.choices?.['fought'] !== undefined) return 'fight';
  if (reply.tale?.choices?.['dagger'] === 'laid') return 'laid';
  if (reply.text.startsWith(here.lies.taken)) return 'taken';
  if (reply.text.startsWith(scene.look)) return 'look';
  if (reply.text.startsWith(here.place)) return 'where';
  if (reply.text.startsWith('You carry')) return 'carried';
  if (reply.text.startsWith('You sing')) return 'sing';
  const met = here.people.find(({ says }) => reply.text.startsWith(says));
  if (met !== undefined) return 'met';
  return reply.tale?.choices?.[`free.${sceneId}`] === undefined ? 'page' : 'free';
}

const deeds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'fire.night': {
    'I draw my dagger': 'fight',
    'we attack the shadows with our swords': 'fight',
    'I stab the dark with my knife': 'fight',
    'I put the branch on the fire': 'branch',
    'throw some wood on the fire': 'branch',
    'I quietly add a log, then sit down': 'branch',
    'I’ll feed the flames': 'branch',
    'I pick up the stick and lay it on the embers': 'branch',
    'I shake the man awake': 'wake',
    'let’s wake the sleeper': 'wake',
    'I tell the man that it is his turn': 'wake',
    'I just lie there and listen': 'listen',
    'we wait': 'listen',
    'I stay very still': 'listen',
    'I am listening to the rain': 'listen',
    'I don’t touch anything': 'listen',
    'look around': 'look',
    'I look around the cave': 'look',
    'what do I see?': 'look',
    'where am I?': 'where',
    'where are we': 'where',
    'what do I carry': 'carried',
    'what have I got?': 'carried',
    'I check my bag': 'carried',
    'I ask the old woman her name': 'met',
    'we talk to the oldest woman': 'met',
    'I whisper to the child': 'met',
    'who is the old woman?': 'met',
    'I take the ember along': 'taken',
    'grab the horn': 'taken',
    'I lay my dagger down': 'laid',
    'I hide the dagger under a stone': 'laid',
    'I sing a lullaby': 'sing',
    'I cast a spell of light': 'free',
    'we fly to the moon on a dragon': 'free',
    'I kick over the wall': 'fight',
    'attack!': 'fight',
    'I throw my dagger away': 'laid',
    'use the dagger': 'fight',
    'I sit with the others at the fire': 'listen',
    'I crouch behind a rock': 'listen',
    'I do nothing': 'listen',
    'I say hello': 'met',
    'walk north': 'free',
    'I dance around the fire': 'sing',
    'what is here': 'look',
  },
  'fire.dark': {
    'I light the lantern': 'torch',
    'I take a burning stick and go out': 'torch',
    'we go outside with the torch': 'torch',
    'I call to the girl': 'call',
    'I shout: who is there': 'call',
    'let’s greet the stranger': 'call',
    'I start to hum': 'hum',
    'I sing': 'hum',
  },
  'ford.bank': {
    'I go on': 'enter',
    'I go left': 'enter',
    'go in with him': 'enter',
    'I go to the castle': 'free',
    'I wade into the river': 'enter',
    'we follow the old man into the cold water': 'enter',
    'I tie the rope around the old man': 'rope',
    'I make a knot in the rope': 'rope',
    'I sit down and wait until the mist is gone': 'wait',
    'I pocket the shell': 'taken',
  },
  'seed.field': {
    'I help the kid with the water': 'carry',
    'we help the child': 'carry',
    'I chase the birds away': 'birds',
    'I sing at the birds': 'birds',
    'I kneel and watch the soil': 'watch',
  },
  'bread.flour': {
    'we share the bread': 'give',
    'I give him a loaf': 'give',
    'I open the door and let him in': 'ask',
    'I blow out the lamp': 'dark',
    'I steal the flour': 'fight',
  },
  'bread.gate': {
    'I hand the soldier my bowl': 'bowl',
    'I ask the soldier where he comes from': 'speak',
    'I play the flute': 'music',
    'I hit the soldier': 'fight',
    'I smile at him': 'speak',
    'I invite him to sit down': 'speak',
    'I break bread with him': 'bowl',
    'I cut the bread with my dagger': 'bowl',
  },
  'wire.call': {
    'I connect the two lines': 'join',
    'I plug the wires together': 'join',
    'I say: number, please': 'ask',
    'I take off the headset and look at the snow': 'snow',
  },
  'roof.ladder': {
    'I climb up the ladder with a slate': 'climb',
    'I hold on to the ladder': 'hold',
    'we steady the ladder': 'hold',
    'I stare at the cloud': 'cloud',
  },
};

describe('a deed in the first person', () => {
  const table = Object.entries(deeds).flatMap(([scene, said_]) =>
    Object.entries(said_).map(([text, wanted]) => ({ scene, text, wanted })),
  );
  it('[G3] is tried in sixty wordings and more', () => expect(table.length).toBeGreaterThanOrEqual(60));
  it.each(table)('[G3] $scene: “$text” comes to $wanted', ({ scene, text, wanted }) => {
    expect(cameTo(text, scene)).toBe(wanted);
  });

  const everyChoice = chapters.flatMap(({ scenes }) =>
    scenes.flatMap(({ id, choices }) =>
      choices.map((choice) => ({ scene: id, label: choice.label, id: choice.id })),
    ),
  );
  it.each(everyChoice)('$scene: what is named can be done as it is named: $label', ({ scene, label, id }) => {
    expect(cameTo(`I ${label}`, scene)).toBe(id);
    expect(cameTo(label, scene)).toBe(id);
  });
});
