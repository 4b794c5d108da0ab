import { createTransport } from 'nodemailer';
import { checkRecipient, type Mailer } from './mail.ts';

/**
 * Hands letters to a mail server.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from what letters say they are from, for example `Skein <hello@skein.example>`
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    async send({ to, subject, text, html }) {
      checkRecipient(to);
      // Nobody is written to who did not ask: machines must not answer.
      const headers = { 'auto-submitted': 'auto-generated' };
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers });
    },
  };
}
