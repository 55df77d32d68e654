export interface DaysSaid {
  readonly from: string;
  readonly to: string;
}

/** When a sentence says, one entry for each thing it says; with several readings where it can be meant in several ways. */
export async function daysSaid(
  text: string,
  now: Date,
  timeZone: string,
): Promise<readonly (readonly DaysSaid[])[]> {
  // Loaded with the first sentence, so that a house at rest does not carry it.
  const [{ hereAndNow }, { readDates }, { readLine }] = await Promise.all([
    import('../builtin/dates/calendar.ts'),
    import('../builtin/dates/read.ts'),
    import('../builtin/words/line.ts'),
  ]);
  return readDates(readLine(text, new Set()), hereAndNow(now, timeZone)).map(({ when }) => when.readings);
}
