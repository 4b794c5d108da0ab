import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/**
 * What data is used for beyond running the site, and the companies that get it: nothing and nobody. Who adds measuring or
 * ads says so here, and the settings show it and ask.
 */
export const PURPOSES: readonly Schemas['ConsentPurpose'][] = [];
export const SPECIAL_FEATURES: readonly Schemas['ConsentPurpose'][] = [];
export const VENDORS: readonly Schemas['ConsentVendor'][] = [];
