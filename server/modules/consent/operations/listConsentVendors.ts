import type { Handler } from '#server/http/contract/handler.ts';
import { PURPOSES, SPECIAL_FEATURES, VENDORS } from '../vendors.ts';

export const listConsentVendors: Handler<'listConsentVendors'> = () => ({
  purposes: [...PURPOSES],
  specialFeatures: [...SPECIAL_FEATURES],
  vendors: [...VENDORS],
});
