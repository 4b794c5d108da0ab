import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';
import { sweepInvitations } from './members/invitations-repository.ts';

/** Declares the module `blogs`. */
export const module = defineModule({
  cleanUps: { invitations: ({ db }) => sweepInvitations(db) },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
