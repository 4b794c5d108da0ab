import { type ErasureStep, inBatches } from '#server/member-data/erasure.ts';
import { eraseKeeper, itemsLeft } from './erase-repository.ts';

/** Erases a member's name and notes in collections that others keep; the posts stay in them. */
export const erasureSteps: readonly ErasureStep[] = [
  {
    name: 'collection-items',
    run: ({ db, userId }) => inBatches(db, (tx, count) => itemsLeft(tx, userId, count), eraseKeeper),
  },
];
