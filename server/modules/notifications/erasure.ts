import type { ErasureStep } from '#server/member-data/erasure.ts';
import { dropNotifications } from './erase-repository.ts';

/** Erases a member's notifications, after the steps that delete those of others about them. */
export const erasureSteps: readonly ErasureStep[] = [
  {
    name: 'notifications',
    after: ['posts', 'replies', 'likes', 'follows'],
    run: ({ db, userId }) => dropNotifications(db, userId),
  },
];
