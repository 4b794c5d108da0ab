import type { ErasureStep } from '#server/member-data/erasure.ts';
import { uploadsLeft } from './erase-repository.ts';

/** Number of uploads whose files are deleted at once. */
const BATCH_SIZE = 50;

/** Erases a member's uploads that nothing shows any more. */
export const erasureSteps: readonly ErasureStep[] = [
  {
    name: 'uploads',
    after: ['posts', 'blogs'],
    run: async ({ db, services: { media }, userId }) => {
      for (
        let keys = await uploadsLeft(db, userId, BATCH_SIZE);
        keys.length > 0;
        keys = await uploadsLeft(db, userId, BATCH_SIZE)
      )
        await media.remove(keys);
    },
  },
];
