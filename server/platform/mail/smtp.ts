import type { Transporter } from 'nodemailer';
import { second } from '@kinsong/contract/common/time.ts';
import type { Mail } from './mail.ts';

/** A server that does not answer is tried again by the job, sooner than it would be waited for here. */
const patience = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second };

export function smtpMail(url: string, from: string): Mail {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    // Loaded with the first letter: a house at rest does not carry it.
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...patience }, { from });
  };
  return {
    async send({ to, subject, text, html, calendar }) {
      const opened = await (transport ??= open());
      const icalEvent = calendar && { ...calendar, filename: 'event.ics' };
      await opened.sendMail({ to: { name: '', address: to }, subject, text, html, icalEvent });
    },
    close() {
      void transport?.then((opened) => opened.close());
    },
  };
}
