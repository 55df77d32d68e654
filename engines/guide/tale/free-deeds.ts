import { oneOf } from '../say/phrases.ts';
import type { World } from '../talk/world.ts';
import { personIn } from './asked.ts';
import { bareHanded, laidDown, noDagger, weapons } from './lines.words.ts';
import { touches } from './match-choice.ts';
import type { Spoken } from './read-deeds.ts';
import { withMark, type Standing } from './standing.ts';

interface Done {
  readonly text: string;
  readonly at: Standing;
}

/** What may be done anywhere, and moves no scene: look, take what lies there, speak, sing, and a blade with what comes of it. */
export function freeDeed(said: readonly Spoken[], at: Standing, world: World): Done | null {
  for (const each of said) {
    const done = each.negated ? null : one(each, at, world);
    if (done !== null) return done;
  }
  return null;
}

function one(said: Spoken, at: Standing, world: World): Done | null {
  const { chapter, scene, choices } = at;
  const { deeds, things, as } = said;
  const known = as === 'told' || things.length === 0;
  const hasBlade = touches(things, weapons) > 0;
  if (hasBlade && (deeds.has('give') || deeds.has('hide')))
    return { text: oneOf(world, laidDown), at: withMark(at, 'dagger', 'laid') };
  const isFight = deeds.has('fight') && (as === 'told' || things.length === 0);
  if (isFight || (hasBlade && (said.any || deeds.has('arm'))))
    return hasBlade && choices['dagger'] === 'laid'
      ? { text: noDagger, at }
      : {
          text: hasBlade ? chapter.fought : oneOf(world, bareHanded),
          at: withMark(at, 'fought', String(at.number)),
        };
  const person = personIn(things, chapter.people);
  if (person !== null && (deeds.has('speak') || deeds.has('look') || deeds.has('help')))
    return { text: person.says, at };
  if (touches(things, chapter.lies.names) > 0 && deeds.has('take'))
    return { text: chapter.lies.taken, at: withMark(at, `carries.${chapter.lies.id}`, String(at.number)) };
  const first = chapter.people[0];
  if (deeds.has('speak') && known && things.length === 0 && as === 'told' && first !== undefined)
    return { text: first.says, at };
  if (deeds.has('sing') && known)
    return { text: `You sing, not loudly: “${chapter.verse[0]}”. Somebody knows the rest.`, at };
  if ((deeds.has('look') || deeds.has('listen')) && known && !said.everyday)
    return { text: scene?.look ?? chapter.door, at };
  return null;
}
