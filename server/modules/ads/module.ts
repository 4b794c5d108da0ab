import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';

/** Declares the module `ads`. */
export const module = defineModule({ memberData });
