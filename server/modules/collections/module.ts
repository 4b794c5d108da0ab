import { defineModule } from '#server/define-module.ts';
import { deleteExpiredChanges } from './items/changes-repository.ts';
import { memberData } from './member-data.ts';

/** Declares the module `collections`. */
export const module = defineModule({
  cleanUps: { collection_changes: ({ db, services }) => deleteExpiredChanges(db, services.now()) },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
