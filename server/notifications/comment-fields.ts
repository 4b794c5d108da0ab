import type { NotificationKind } from './kind.ts';

/** Returns the fields of a notification about a comment, or about a post itself, in a community. */
export const commentFields: NonNullable<NotificationKind['fieldsOf']> = ({
  subject_id,
  post_id,
  other_post_id,
}) => (subject_id === (other_post_id ?? post_id) ? {} : { replyId: subject_id });
