import type { NotificationKind } from './kind.ts';

/** Maps a moderation state to the notification's name for it. */
const APPEALS = {
  flagged: 'flagged',
  in_review: 'pending',
  appeal_accepted: 'accepted',
  appeal_rejected: 'rejected',
} as const;

/** Returns the state of the appeal against a flag. */
export const appealFields: NonNullable<NotificationKind['fieldsOf']> = ({ flag_state, flag_outcome }) => {
  if (flag_state === null) return {};
  const labels = flag_outcome === 'label' ? { labels: ['general' as const] } : {};
  return { appeal: { state: APPEALS[flag_state], canAppeal: flag_state === 'flagged', ...labels } };
};

/** Returns the address of the review of a blog's posts. */
export const reviewPath = (_told: unknown, blogName: string): string => `/blog/${blogName}/review`;
