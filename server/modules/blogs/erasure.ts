import { deleteFollow } from '#server/entities/blog/repository.ts';
import { type ErasureStep, inBatches } from '#server/member-data/erasure.ts';
import { blankBlogs, followsLeft } from './erase-repository.ts';

/** Erases a member's follows, which are counted, and the content of their blogs, whose names stay reserved. */
export const erasureSteps: readonly ErasureStep[] = [
  {
    name: 'follows',
    after: ['posts'],
    run: ({ db, userId }) =>
      inBatches(
        db,
        (tx, count) => followsLeft(tx, userId, count),
        (tx, blogId) => deleteFollow(tx, userId, blogId),
      ),
  },
  {
    name: 'blogs',
    after: ['posts', 'replies', 'likes', 'follows'],
    run: ({ db, userId }) => db.transaction((tx) => blankBlogs(tx, userId)),
  },
];
