import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';

/** Declares the module `consent`. */
export const module = defineModule({ memberData });
