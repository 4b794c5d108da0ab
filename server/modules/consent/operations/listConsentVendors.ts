import type { Handler } from '#server/http/contract/handler.ts';

export const listConsentVendors: Handler<'listConsentVendors'> = ({ services }) => {
  const { purposes, specialFeatures, vendors, version, storage, cmpId, cmpVersion } = services.consent.list;
  return {
    purposes: [...purposes],
    specialFeatures: [...specialFeatures],
    vendors: [...vendors],
    vendorListVersion: version,
    ...(cmpId === undefined ? {} : { cmpNumber: cmpId, cmpVersion }),
    storage: [...storage],
  };
};
