import * as z from 'zod';
import { majorities, ways } from '@kinsong/engines/votes/result.ts';
import { Id } from '../common/ids.ts';
import { TimeZone } from '../common/time-zone.ts';
import { GivenMoment } from '../common/time.ts';
import { mostDots, mostOptions, mostTimes } from './choice.ts';
import { mostDeeds, NewDeed } from './deed.ts';
import { longestDetails, longestOption, longestQuestion, secrecies, voteTypes } from './vote.ts';

export const Question = z
  .string()
  .trim()
  .refine((text) => text !== '', 'Write what you want to ask.')
  .refine(
    (text) => text.length <= longestQuestion,
    `Ask it in ${longestQuestion} characters; the rest has room below.`,
  );
export const Details = z.string().trim().max(longestDetails);

const NewOption = z.object({
  id: Id,
  text: z.string().trim().max(longestOption).default(''),
  starts_at: GivenMoment.nullable().default(null),
  ends_at: GivenMoment.nullable().default(null),
  zone: TimeZone.nullable().default(null),
});
type NewOption = z.infer<typeof NewOption>;

const choosing: readonly string[] = ['pick_one', 'ranked', 'time_poll', 'dots'];

/** Opens a vote; the client makes the ids, so that opening it twice opens it once. */
export const NewVote = z
  .object({
    id: Id,
    title: Question,
    description: Details.default(''),
    type: z.enum(voteTypes).default('decision'),
    way: z.enum(ways).default('yes_no'),
    options: z.array(NewOption).max(mostTimes).default([]),
    dots: z.int().min(1).max(mostDots).default(5),
    majority: z.enum(majorities).default('more'),
    mandatory: z.boolean().default(false),
    secrecy: z.enum(secrecies).default('until_closed'),
    /** Absent: more than half of those who may vote. */
    quorum: z.int().min(1).max(10_000).optional(),
    deadline: GivenMoment,
    deeds: z.array(NewDeed).max(mostDeeds).default([]),
  })
  .superRefine((vote, issues) => {
    const wrong = wrongWith(vote);
    if (wrong !== null) issues.addIssue({ code: 'custom', path: [wrong[0]], message: wrong[1] });
  });
export type NewVote = z.infer<typeof NewVote>;

type Given = Pick<NewVote, 'way' | 'options' | 'type' | 'secrecy' | 'deeds'>;

function wrongWith({ way, options, type, secrecy, deeds }: Given): [string, string] | null {
  const most = way === 'time_poll' ? mostTimes : mostOptions;
  if (choosing.includes(way) && (options.length < 2 || options.length > most))
    return ['options', `Give from 2 to ${most} choices.`];
  if (!choosing.includes(way) && options.length > 0) return ['options', 'This way of asking has no choices.'];
  const ids = options.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return ['options', 'Name each choice once.'];
  if (!options.every((option) => isWhole(option, way))) return ['options', 'A choice is not complete.'];
  if (way === 'consent' && secrecy === 'anonymous')
    return ['secrecy', 'An objection is talked about, so consent can not be anonymous.'];
  if (type === 'proposal' && deeds.length > 0) return ['deeds', 'Only a decision sets something going.'];
  if (!deeds.every(({ option }) => option === null || ids.includes(option)))
    return ['deeds', 'Choose among what is offered.'];
  const wrongTime = deeds.some((deed) => deed.kind === 'event' && deed.ends_at <= deed.starts_at);
  return wrongTime ? ['deeds', 'It ends before it begins.'] : null;
}

const isWhole = ({ text, starts_at, ends_at, zone }: NewOption, way: string): boolean =>
  way === 'time_poll'
    ? starts_at !== null && ends_at !== null && zone !== null && Date.parse(ends_at) > Date.parse(starts_at)
    : text !== '' && starts_at === null && ends_at === null;
