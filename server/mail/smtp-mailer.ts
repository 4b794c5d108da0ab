import { createTransport } from 'nodemailer';
import { checkRecipient, type Mailer } from './mail.ts';

/**
 * Sends e-mails through a mail server.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from sender address, for example `Skein <hello@skein.example>`
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    async send({ to, subject, text, html }) {
      checkRecipient(to);
      // Marks e-mails as automatic, so that autoresponders do not answer.
      const headers = { 'auto-submitted': 'auto-generated' };
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers });
    },
  };
}
