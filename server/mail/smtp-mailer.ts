import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { checkRecipient, type InlinePicture, type Mailer, MailRefusedError } from './mail.ts';

/** Returns the inline part of a picture of the site. */
function sitePicture(cid: string) {
  const path = fileURLToPath(new URL(`./pictures/${cid}.png`, import.meta.url));
  return { cid, filename: `${cid}.png`, path, contentDisposition: 'inline' as const };
}

/** Returns the inline part of a picture of a member. */
function memberPicture({ cid, content }: InlinePicture) {
  const contentDisposition = 'inline' as const;
  return { cid, filename: `${cid}.jpg`, content, contentType: 'image/jpeg', contentDisposition };
}

/** Replies to a recipient that other mails to the address need not get: its mailbox is full, or this mail too long. */
const NOT_OF_ADDRESS = new Set([552, 554]);

/**
 * Returns a permanent refusal (reply codes from 500) of the recipient or of the content as a `MailRefusedError`, and
 * other faults as they are. A refusal of the sender or of the log-in concerns the site and not the mail: once the operator
 * has mended it, a later attempt succeeds.
 */
function refusalOf(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  const { responseCode = 0, command = '' } = fault as Error & { responseCode?: number; command?: string };
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  if (responseCode < 500 || !isOfMail) return fault;
  const isOfAddress = command === 'RCPT TO' && !NOT_OF_ADDRESS.has(responseCode);
  return new MailRefusedError(fault.message, { reply: String(responseCode), isOfAddress });
}

/** An RSA key in PEM format, whose public half is in the DNS record `selector._domainkey.domain` (RFC 6376). */
export interface DkimKey {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

/** Longest times without a reply of the mail server, in milliseconds. */
export interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

const TIMEOUTS: SmtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export interface SmtpOptions {
  /** Signs every e-mail. */
  dkim?: DkimKey | undefined;
  timeouts?: SmtpTimeouts;
}

/**
 * Sends e-mails through a mail server.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from sender address, for example `Skein <hello@skein.example>`
 */
export function smtpMailer(
  url: string,
  from: string,
  { dkim, timeouts = TIMEOUTS }: SmtpOptions = {},
): Mailer {
  const transport = createTransport({ url, ...timeouts, ...(dkim ? { dkim } : {}) }, { from });
  // The domain of the sender names the site in Message-ID and List-Id.
  const host = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(
      { to, kind, subject, text, html, sitePictures = [], stopUrl },
      { id, date, signal, pictures = [] },
    ) {
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
      const attachments = [...sitePictures.map(sitePicture), ...pictures.map(memberPicture)];
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
