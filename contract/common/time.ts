import * as z from 'zod';

/** A moment on the wire: ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const Moment = z.iso.datetime();

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
