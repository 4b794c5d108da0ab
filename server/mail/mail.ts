import type { MailKind } from './templates/render-mail.tsx';

/** A picture of a member that a mail shows inline, by its key in the media store. */
export type MailPicture = { cid: string; key: string; shape?: 'square' | 'wide' };

/** A picture as JPEG, ready to be attached under its content id. */
export type InlinePicture = { cid: string; content: Buffer };

/** An e-mail to one recipient, as plain text and as HTML. `to` is a validated address. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  kind: MailKind;
  /** True for mails that protect an account; they are sent before others. */
  isUrgent?: boolean;
  /** Pictures of the site that it shows inline, by the names of their files. */
  sitePictures?: readonly string[];
  pictures?: readonly MailPicture[];
  /** Address that stops this kind of mail when a POST reaches it (RFC 8058); undefined for mails that cannot be stopped. */
  stopUrl?: string;
};

/** A mail and the event that causes it; each cause sends one mail. */
export interface MailOrder {
  /**
   * The kind and the id of the event that the mail tells of, at most 200 characters. Holds no address and no secret,
   * because it is stored as it is.
   */
  cause: string;
  /** The account that the mail belongs to; its erasure ends what is queued. */
  userId?: string;
  /** Seconds before which it is not sent. */
  delaySeconds?: number;
  mail: Mail;
}

/** One attempt to hand a mail over. */
export interface MailAttempt {
  /** Id of the delivery, the same in every attempt: the local part of the Message-ID. */
  id: string;
  /** When the mail was ordered: the same in every attempt. */
  date: Date;
  /** The pictures of members that the mail shows. */
  pictures?: readonly InlinePicture[];
  /** Aborted when the attempt takes too long. */
  signal?: AbortSignal;
}

/** A mail server's permanent refusal of a mail: a retry cannot succeed. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** Reply code, for example `550`. */
  readonly reply: string;
  /** True when the address was refused, and not this mail. */
  readonly isOfAddress: boolean;

  constructor(message: string, { reply, isOfAddress }: { reply: string; isOfAddress: boolean }) {
    super(message);
    this.reply = reply;
    this.isOfAddress = isOfAddress;
  }
}

/**
 * Sends e-mails. Rejects when one could not be handed over: with a `MailRefusedError` when it never can be, else a later
 * attempt may succeed.
 */
export interface Mailer {
  send(mail: Mail, attempt: MailAttempt): Promise<void>;
}

/** Addresses with several recipients or line breaks are never handed over. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** Returns true when a text is exactly one mail address. */
export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/** @throws when `to` could be read as anything but one address */
export function checkRecipient(to: string): void {
  if (!isOneAddress(to)) throw new Error('Not one mail address');
}
