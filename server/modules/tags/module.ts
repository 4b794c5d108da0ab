import { defineModule } from '#server/define-module.ts';
import { tagElements } from './elements/tag-elements.ts';
import { memberData } from './member-data.ts';

/** Declares the module `tags`. */
export const module = defineModule({
  elements: tagElements,
  memberData,
  seed: () => import('./seed-rows.ts'),
});
