/** Marks that steer machines are no part of what somebody wrote; lines stay lines. */
export const plainWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ');
