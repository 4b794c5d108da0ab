import type { components } from '#generated/types/api.d.ts';

/** The site shows no advertising (decision 047): no placement is filled and every member is ad-free. */
export const NO_ADS: components['schemas']['AdPlacements'] = { placements: {}, adFree: true };
