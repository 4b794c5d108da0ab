import type { Queryable } from '#server/db/database.ts';
import type { MailPicture } from './mail.ts';
import type { MailSetting } from './templates/mail-template.ts';
import type { MailKind, MailProps } from './templates/render-mail.tsx';

/** An event in the outbox, and the member's blog that it concerns. */
export interface WaitingMail {
  subjectId: string;
  blogId: string;
}

/** A blog that the recipient writes for, and its avatar when it has uploaded one. */
export interface MailedOwnBlog {
  id: string;
  name: string;
  avatar?: MailPicture;
}

/** The member whom a mail tells something. */
export interface MailReader {
  userId: string;
  /** Blogs that the member writes for. */
  blogs: readonly MailedOwnBlog[];
}

/** Passed to what chooses the news of a mail. */
export interface MailCauseContext {
  db: Queryable;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
}

/** Content of one mail, and the events that it tells. */
export interface MailNews<Kind extends MailKind = MailKind> {
  props: MailProps<Kind>;
  tells: readonly WaitingMail[];
  /** Groups that are rolled up, such as a blog, a trail or conversations, with the newest event that is told of each. */
  groups: readonly { id: string; newest: string }[];
}

/** A reason for mails about events: one kind of mail, and its roll-up, which joins the events of a group in one mail. */
export interface MailCause<Kind extends MailKind = MailKind> {
  kind: Kind;
  setting: MailSetting;
  /** Shortest time between two mails about one group, in milliseconds. */
  rollUpMs: number;
  /**
   * Returns the moment from which an event is mailed, where that is an hour of the member's day.
   *
   * @param at when it happened, in milliseconds since 1970, like the result
   */
  dueAt?: (at: number, timeZone: string) => number;
  /**
   * Returns the mails about events that are unseen and visible to the member at this moment. Events that no mail tells
   * are dropped.
   */
  newsOf: (
    context: MailCauseContext,
    reader: MailReader,
    waiting: readonly WaitingMail[],
  ) => Promise<MailNews<Kind>[]>;
}

/** Declares a cause; infers the type of its mail. */
export function defineMailCause<Kind extends MailKind>(cause: MailCause<Kind>): MailCause {
  return cause as unknown as MailCause;
}
