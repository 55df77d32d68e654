import * as z from 'zod';

/** A letter of the house. Text and HTML say the same; neither needs pictures to be understood. */
export const Letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** A calendar that comes with it, and what programs are to do with that: put it in, or take it out. */
  calendar: z.object({ method: z.enum(['PUBLISH', 'CANCEL']), content: z.string() }).optional(),
  /** After this it is of no use to anyone: it is not sent any more, and a kept copy goes. */
  expiresAt: z.iso.datetime(),
});
export type Letter = z.infer<typeof Letter>;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What people wrote, safe to stand in HTML. */
export function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
