import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { MailClock } from './mail-clock.ts';

/**
 * Reason for which a mail is sent. Security, receipt and moderation mails are not stopped by a link in them; the others
 * name the setting that stops them.
 */
export type MailClass = 'security' | 'receipt' | 'moderation' | 'notification' | 'digest' | 'product';

/** Settings of a member that stop a kind of mail. */
export const MAIL_SETTINGS = [
  'emailAsks',
  'emailFollowers',
  'emailMessages',
  'emailReplies',
  'emailInvitations',
  'emailGifts',
  'emailSupporters',
  'emailDigest',
  'emailProduct',
] as const;

export type MailSetting = (typeof MAIL_SETTINGS)[number];

/** The person a mail is for. */
export interface MailRecipient {
  /** A validated address. */
  to: string;
  /** Language code of the contract; English where it has no translation. */
  locale: string;
  /** Name in the IANA database. */
  timeZone: string;
  /** Name of the account's primary blog; undefined for an address without an account. */
  name?: string;
}

/** Data of the site that every mail states. */
export interface MailSite {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Name and postal address of the operator, in one line. */
  imprint: string;
}

/** Data of the mail that its texts use besides their own. */
export interface MailContext {
  clock: MailClock;
  /** Name of the account, or the address of somebody without one. */
  account: string;
  site: MailSite;
}

/** A picture of a member within a mail, sent as an inline part. */
export interface MailPicture {
  /** Content id within the mail. */
  cid: string;
  /** Key in the media store. */
  key: string;
  /** Shape to which it is cropped; a square when undefined. */
  shape?: 'square' | 'wide';
}

/** Returns a message, or words of a member that need no translation. */
type Text<Props> = (props: Props, context: MailContext) => MessageDescriptor | string;

/** Everything about one kind of mail. `npm run generate` lists the files in `kinds/`. */
export type MailTemplate<Props> = {
  /** Data of the previews, by name. */
  fixtures: Readonly<Record<string, Props>>;
  /** Says what happened. */
  subject: Text<Props>;
  /** Continues the subject in the list of a mailbox. */
  preheader: Text<Props>;
  /** Says in the footer why the mail was sent. */
  why: Text<Props>;
  Body: (props: Props) => ReactNode;
  /** Pictures of members that the body shows. */
  pictures?: (props: Props) => readonly MailPicture[];
} & (
  | {
      class: 'security' | 'receipt' | 'moderation';
      /** Page of the settings that turns the kind off after a log-in, and the text of the link; most have none. */
      off?: { path: string; label: MessageDescriptor };
    }
  | {
      class: 'notification' | 'digest' | 'product';
      setting: MailSetting;
      /** Text of the link that stops this kind. */
      stop: MessageDescriptor;
    }
);

/** Returns a template unchanged; infers the type of its data. */
export function defineMail<Props>(template: MailTemplate<Props>): MailTemplate<Props> {
  return template;
}
