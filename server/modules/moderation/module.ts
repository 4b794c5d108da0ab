import { defineModule } from '#server/define-module.ts';
import { endSuspensions } from './decisions/end-suspensions.ts';
import { sendDueNotices } from './decisions/notices.ts';
import { hasDueNotices } from './decisions/notices-repository.ts';
import { hasOverdueSuspensions } from './decisions/suspensions-repository.ts';
import { memberData } from './member-data.ts';

/** Declares the module `moderation`. */
export const module = defineModule({
  jobs: {
    'staff-decisions': async (_data, _turn, context) => {
      await endSuspensions(context.db);
      await sendDueNotices(context);
    },
  },
  schedules: [
    {
      kind: 'staff-decisions',
      seconds: 10,
      isDue: async ({ db }) => (await hasDueNotices(db)) || (await hasOverdueSuspensions(db)),
    },
  ],
  memberData,
  seed: () => import('./seed-rows.ts'),
});
