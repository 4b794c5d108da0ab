import { type ErasureStep, inBatches } from '#server/member-data/erasure.ts';
import { removePost } from './compose/write-repository.ts';
import { deleteUnusedParts, postsLeft } from './erase-repository.ts';

/** Erases a member's posts. Emptied rows stay because reblogs refer to them. */
export const erasureSteps: readonly ErasureStep[] = [
  {
    name: 'posts',
    run: ({ db, userId }) =>
      inBatches(
        db,
        (tx, count) => postsLeft(tx, userId, count),
        (tx, { id, blog_id }) => removePost(tx, blog_id, id),
      ),
  },
  {
    name: 'trail-parts',
    after: ['posts', 'uploads'],
    run: ({ db, userId }) => db.transaction((tx) => deleteUnusedParts(tx, userId)),
  },
];
