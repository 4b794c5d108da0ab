import { defineModule } from '#server/define-module.ts';
import { blogElements } from './elements/blog-elements.ts';
import { memberData } from './member-data.ts';

/** Declares the module `discovery`. */
export const module = defineModule({
  elements: [blogElements],
  memberData,
});
