import type { Call } from '@kinsong/contract/common/call.ts';
import { errors, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { ServedFile } from '@kinsong/contract/common/served-file.ts';
import { refusalsOf } from '../calls/possible-refusals.ts';

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: unknown }>>;
  };
  readonly responses?: Readonly<Record<string, Response>>;
  readonly security?: readonly object[];
}

interface Response {
  readonly description: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

/** The ways in which a call may say who makes it: any one of them. */
const signedIn = [{ bearer: [] }, { cookie: [] }];

const bytes = { type: 'string', format: 'binary' };
const file = { '*/*': { schema: bytes } };

/** What every refusal looks like; each answer names the codes that it may carry. */
export const refusalSchema = {
  type: 'object',
  description: 'Why something was refused, in words that a person can read.',
  required: ['detail', 'code', 'request_id'],
  properties: {
    detail: { type: 'string', description: 'What a person reads.' },
    code: { type: 'string', description: 'What a program reads; it never changes.' },
    request_id: { type: 'string' },
    fields: {
      type: 'object',
      description: 'What is wrong at which field of what was sent.',
      additionalProperties: { type: 'string' },
    },
  },
};

/** An operation as the schemas tell it, with what a call says of itself besides: who may, what may go wrong, what file. */
export function complete(call: Call, operation: Operation): Operation {
  const { upload, answer, permission } = call;
  const done = operation.responses?.['200'];
  return {
    ...operation,
    description: describe(call),
    security: permission === 'anyone' ? [] : signedIn,
    ...(upload === undefined ? {} : { requestBody: { required: true, content: file } }),
    responses: {
      '200': {
        ...done,
        description: 'Done.',
        ...(answer === ServedFile ? { content: file } : {}),
      },
      ...refused(call),
    },
  };
}

function describe({ permission, limit, upload }: Call): string {
  const who = permission === 'anyone' ? 'For anyone.' : `Needs: ${permission}.`;
  const often =
    limit === undefined ? '' : ` At most ${limit.max} times in ${limit.perMinutes} minutes from one address.`;
  const size =
    upload === undefined ? '' : ` The body is the file itself, of at most ${upload.largest} bytes.`;
  return who + often + size;
}

/** Under each status, the codes it may come with and what they say. */
function refused(call: Call): Record<string, Response> {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].text}`).join('\n\n'),
        ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
        content: { 'application/json': { schema: refusalOf(codes) } },
      },
    ]),
  );
}

const refusalOf = (codes: readonly ErrorCode[]): object => ({
  allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }],
});

const retryAfter = {
  'Retry-After': { description: 'After how many seconds to ask again.', schema: { type: 'integer' } },
};
