import { defineModule } from '#server/define-module.ts';
import { sweepCommunities } from './fields/deletion-repository.ts';
import { memberData } from './member-data.ts';

/** Declares the module `communities`. */
export const module = defineModule({
  cleanUps: { communities: ({ db }) => sweepCommunities(db) },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
