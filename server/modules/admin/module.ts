import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';

/** Declares the module `admin`. */
export const module = defineModule({
  memberData,
});
