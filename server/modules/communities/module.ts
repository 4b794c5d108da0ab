import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';

/** Declares the module `communities`. */
export const module = defineModule({ memberData });
