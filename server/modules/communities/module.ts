import { defineModule } from '#server/define-module.ts';
import { sweepCommunities } from './fields/deletion-repository.ts';
import { memberData } from './member-data.ts';
import { hasDueNotices, sendDueNotices } from './moderation/acts/notices-repository.ts';
import { screenPost } from './moderation/automatic/screen.ts';
import { hasUnattended, tellOfUnattended } from './people/stewardship-repository.ts';

/** Declares the module `communities`. */
export const module = defineModule({
  cleanUps: { communities: ({ db }) => sweepCommunities(db) },
  jobs: {
    stewardship: (_data, _turn, { db }) => tellOfUnattended(db),
    'community-notices': (_data, _turn, { db }) => sendDueNotices(db),
  },
  schedules: [
    { kind: 'stewardship', seconds: 3600, isDue: ({ db }) => hasUnattended(db) },
    { kind: 'community-notices', seconds: 60, isDue: ({ db }) => hasDueNotices(db) },
  ],
  postScreens: [screenPost],
  memberData,
  seed: () => import('./seed-rows.ts'),
  seedActs: () => import('./seed-acts.ts'),
});
