import { type ErasureStep, inBatches } from '#server/member-data/erasure.ts';
import { tagsLeft } from './erase-repository.ts';
import { deleteTagFollow } from './tag-repository.ts';

/** Erases a member's followed tags, which are counted. */
export const erasureSteps: readonly ErasureStep[] = [
  {
    name: 'tag-follows',
    run: ({ db, userId }) =>
      inBatches(
        db,
        (tx, count) => tagsLeft(tx, userId, count),
        (tx, tag) => deleteTagFollow(tx, userId, tag),
      ),
  },
];
