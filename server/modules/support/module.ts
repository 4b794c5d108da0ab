import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';

/** Declares the module `support`. */
export const module = defineModule({
  memberData,
  seed: () => import('./seed-rows.ts'),
});
