import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './capability.ts';
import { ServedFile } from './served-file.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one network may make a call: whoever calls from one line. Absent: the house's ordinary limit. */
export interface Limit {
  readonly max: number;
  readonly perMinutes: number;
}

/** How a call takes a file: its bytes are the body, whatever they are called. */
export interface Upload {
  readonly largest: number;
  readonly tooLarge: ErrorCode;
}

/**
 * A call is a value: what goes in, what comes out, who may, and what may go wrong.
 * Routes, the typed client, the OpenAPI document and the tests over all calls are derived from it.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly title: string;
  readonly method: Method;
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Present where a file is sent and not JSON. */
  readonly upload?: Upload;
  readonly answer: Answer;
  readonly permission: Permission;
  readonly errors: readonly ErrorCode[];
  readonly limit?: Limit;
  /** Leaves no trace of having been made: no line in a log even when it fails, and no figure among the metrics. */
  readonly unlogged?: true;
  /** Reads or sets cookies of the browser, or sends it elsewhere. No other call can. */
  readonly cookies?: true;
}

type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
type Read<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a client hands over for a call. */
export type Input<C extends Call> = Omit<
  {
    params: Sent<C['params']>;
    query: Sent<C['query']>;
    body: C extends { readonly upload: Upload } ? Blob : Sent<C['body']>;
  },
  Absent<C>
>;
/** What a verb receives, validated. */
export type Received<C extends Call> = {
  params: Read<C['params']>;
  query: Read<C['query']>;
  body: C extends { readonly upload: Upload } ? Uint8Array : Read<C['body']>;
};
export type Answer<C extends Call> = z.output<C['answer']>;
export type AnswerSent<C extends Call> = z.input<C['answer']>;

type Absent<C extends Call> = {
  [Part in 'params' | 'query' | 'body']: C extends
    | { readonly [P in Part]: z.ZodType }
    | (Part extends 'body' ? { readonly upload: Upload } : never)
    ? never
    : Part;
}['params' | 'query' | 'body'];

/** May it travel by the page's open live connection? Files and cookies go by HTTP alone. */
export const isForLine = ({ upload, answer, cookies }: Call): boolean =>
  upload === undefined && answer !== ServedFile && cookies === undefined;

/** Declares a call and keeps its exact types. */
export function call<const C extends Call>(declared: C): C {
  return declared;
}
