import { type ErasureStep, inBatches } from '#server/member-data/erasure.ts';
import { blankReplies, likesLeft, repliesLeft } from './erase-repository.ts';
import { deleteLike } from './likes/likes-repository.ts';
import { removeReply } from './replies-repository.ts';

/** Erases a member's replies and likes, which are counted. */
export const erasureSteps: readonly ErasureStep[] = [
  {
    name: 'replies',
    after: ['posts'],
    run: async ({ db, userId }) => {
      await inBatches(db, (tx, count) => repliesLeft(tx, userId, count), removeReply);
      await blankReplies(db, userId);
    },
  },
  {
    name: 'likes',
    after: ['posts'],
    run: ({ db, userId }) =>
      inBatches(
        db,
        (tx, count) => likesLeft(tx, userId, count),
        (tx, like) => deleteLike(tx, userId, like),
      ),
  },
];
