import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { checkRecipient, type Mailer, MailRefusedError } from './mail.ts';

/** Returns the inline part of a picture of the site. */
function sitePicture(cid: string) {
  const path = fileURLToPath(new URL(`./pictures/${cid}.png`, import.meta.url));
  return { cid, filename: `${cid}.png`, path, contentDisposition: 'inline' as const };
}

/** Replies to a recipient that other mails to the address need not get: its mailbox is full, or this mail too long. */
const NOT_OF_ADDRESS = new Set([552, 554]);

/**
 * Returns a permanent refusal (reply codes from 500) of the recipient or of the content as a `MailRefusedError`, and
 * other faults as they are. A refusal of the sender or of the log-in concerns the site and not the mail: once the operator
 * has mended it, a later attempt succeeds.
 */
function refusalOf(fault: unknown): unknown {
  const {
    responseCode = 0,
    command = '',
    message,
  } = fault as {
    responseCode?: number;
    command?: string;
    message: string;
  };
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  if (!(fault instanceof Error) || responseCode < 500 || !isOfMail) return fault;
  const isOfAddress = command === 'RCPT TO' && !NOT_OF_ADDRESS.has(responseCode);
  return new MailRefusedError(message, { reply: String(responseCode), isOfAddress });
}

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
  // The domain of the sender names the site in Message-ID and List-Id.
  const host = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, kind, subject, text, html, sitePictures = [], stopUrl }, { id, date, signal }) {
      checkRecipient(to);
      const headers = {
        // Marks e-mails as automatic, so that autoresponders do not answer.
        'auto-submitted': 'auto-generated',
        ...(stopUrl === undefined
          ? {}
          : {
              'list-id': `<${kind}.${host}>`,
              'list-unsubscribe': `<${stopUrl}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
      };
      const attachments = sitePictures.map(sitePicture);
      const sent = transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        attachments,
        // The same in every attempt, so that mailboxes recognise a mail that is sent again after a crash.
        messageId: `<${id}@${host}>`,
        date,
        ...(signal ? { signal } : {}),
      });
      await sent.catch((fault: unknown) => {
        throw refusalOf(fault);
      });
    },
  };
}
