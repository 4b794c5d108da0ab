import { defineModule } from '#server/define-module.ts';
import { boopElement } from './elements/boop-element.ts';
import { memberData } from './member-data.ts';

/** Declares the module `boops`. */
export const module = defineModule({
  elements: [boopElement],
  memberData,
  seed: () => import('./seed-rows.ts'),
});
