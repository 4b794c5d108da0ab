import type { MessageDescriptor } from '@lingui/core';
import type { MailChoices } from '#generated/zod/mailChoices.zod.ts';
import type { MailChoicesUpdate } from '#generated/zod/mailChoicesUpdate.zod.ts';
import { mailSection } from './sections/mail.ts';

/** Settings that stop kinds of e-mails. */
export type MailSetting = keyof MailChoices;

/** A kind of e-mails: its setting, its name and what it is about. */
export interface MailKind {
  setting: MailSetting;
  label: MessageDescriptor;
  hint: MessageDescriptor;
}

const SETTING_OF_ROW: Readonly<Record<string, MailSetting>> = {
  'mail-asks': 'emailAsks',
  'mail-messages': 'emailMessages',
  'mail-replies': 'emailReplies',
  'mail-invitations': 'emailInvitations',
  'mail-gifts': 'emailGifts',
  'mail-supporters': 'emailSupporters',
  'mail-followers': 'emailFollowers',
  'mail-digest': 'emailDigest',
  'mail-product': 'emailProduct',
};

/** The kinds of e-mails that members can stop, in the order of the settings page. */
export const MAIL_KINDS: readonly MailKind[] = mailSection.cards.flatMap(({ rows }) =>
  rows.flatMap((row) => {
    const setting = SETTING_OF_ROW[row.id];
    return setting && 'hint' in row ? [{ setting, label: row.label, hint: row.hint }] : [];
  }),
);

/** Returns true when e-mails of a kind are sent. */
export function isMailed(choices: MailChoices, setting: MailSetting): boolean {
  return setting === 'emailDigest' ? choices.emailDigest !== 'never' : choices[setting];
}

/** Choices with all kinds stopped. */
export const NO_MAILS: MailChoices = {
  emailDigest: 'never',
  emailAsks: false,
  emailFollowers: false,
  emailMessages: false,
  emailReplies: false,
  emailInvitations: false,
  emailGifts: false,
  emailSupporters: false,
  emailProduct: false,
};

/** Returns the choices with one kind stopped, or sent; a digest then comes every week. */
export function withMailed(choices: MailChoices, setting: MailSetting, isSent: boolean): MailChoices {
  return setting === 'emailDigest'
    ? { ...choices, emailDigest: isSent ? 'weekly' : 'never' }
    : { ...choices, [setting]: isSent };
}

/** Returns choices as requests spell them. */
export function mailChoicesUpdate(choices: MailChoices): MailChoicesUpdate {
  return {
    email_digest: choices.emailDigest,
    email_asks: choices.emailAsks,
    email_followers: choices.emailFollowers,
    email_messages: choices.emailMessages,
    email_replies: choices.emailReplies,
    email_invitations: choices.emailInvitations,
    email_gifts: choices.emailGifts,
    email_supporters: choices.emailSupporters,
    email_product: choices.emailProduct,
  };
}
