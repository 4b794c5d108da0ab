import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';
import { pushDue } from './push/push-due.ts';
import { isPushDue } from './push/waiting-repository.ts';

/** Declares the module `notifications`. */
export const module = defineModule({
  jobs: {
    push: (_data, { signal }, { db, services, log }) =>
      pushDue({
        db,
        services,
        signal,
        onFault: (error, device) => log.warn({ err: error, device }, 'a device could not be told'),
      }),
  },
  schedules: [{ kind: 'push', seconds: 3, isDue: ({ db, services }) => isPushDue(db, services.now()) }],
  memberData,
});
