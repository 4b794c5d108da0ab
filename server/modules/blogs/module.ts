import { defineModule } from '#server/define-module.ts';
import { sweepInvitations } from '#server/membership/invitations-repository.ts';
import { milestones } from './elements/milestones.ts';
import { memberData } from './member-data.ts';

/** Declares the module `blogs`. */
export const module = defineModule({
  cleanUps: { invitations: ({ db }) => sweepInvitations(db) },
  elements: [milestones],
  memberData,
  seed: () => import('./seed-rows.ts'),
});
