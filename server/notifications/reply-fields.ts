import type { NotificationKind } from './kind.ts';

/** Returns the fields of a notification that quotes a reply. */
export const replyFields: NonNullable<NotificationKind['fieldsOf']> = ({ subject_id, reply_text }) => ({
  replyId: subject_id,
  ...(reply_text === null ? {} : { replyText: reply_text }),
});
