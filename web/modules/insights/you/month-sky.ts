/** A star for each thing done, over its day. A very full day has its stars and no more room: its number is in the words. */
export interface MonthStar {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const sky = { width: 372, height: 132, ground: 112 } as const;
const mostADay = 9;
const margin = 10;

export const daysIn = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

export const xOf = (day: number, month: string): number =>
  margin + ((day - 1) / (daysIn(month) - 1)) * (sky.width - 2 * margin);

/** Each day's stars rise from its foot; neighbours stand a little apart, so that a busy week is no wall. */
export function starsOf(month: string, days: readonly { day: string; tasks: number }[]): MonthStar[] {
  return days.flatMap(({ day, tasks }) => {
    const number = Number(day.slice(8));
    return Array.from({ length: Math.min(tasks, mostADay) }, (_, at) => ({
      x: xOf(number, month) + ((at * 7 + number * 3) % 5) - 2,
      y: sky.ground - 18 - at * 10.5 - (number % 2) * 4,
      size: 3.6 - (at % 3) * 0.6,
    }));
  });
}
