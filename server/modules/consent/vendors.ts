import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/**
 * Purposes of data use beyond running the site, and the companies that receive it: none. Adding measurement or ads
 * requires entries here, which the settings then show and ask for.
 */
export const PURPOSES: readonly Schemas['ConsentPurpose'][] = [];
export const SPECIAL_FEATURES: readonly Schemas['ConsentPurpose'][] = [];
export const VENDORS: readonly Schemas['ConsentVendor'][] = [];
