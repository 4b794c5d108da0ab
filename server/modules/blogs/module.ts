import { defineModule } from '#server/define-module.ts';
import { sweepInvitations } from '#server/membership/invitations-repository.ts';
import { memberData } from './member-data.ts';

/** Declares the module `blogs`. */
export const module = defineModule({
  cleanUps: { invitations: ({ db }) => sweepInvitations(db) },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
