import type { components } from '#generated/types/api.d.ts';

/** What is advertised here: nothing, to nobody (decision 047). So no place is filled and everybody is free of ads. */
export const NO_ADS: components['schemas']['AdPlacements'] = { placements: {}, adFree: true };
