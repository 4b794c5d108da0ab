import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import type { PrivacyChoices } from './choices.ts';
import { numbersOf } from './choices.ts';
import type { ConsentList } from './consent-list.ts';

/** Permissions of a TCF v2 string. */
export interface Allowed {
  /** 24 bits (spec 001 §5). */
  purposes: string;
  /** 12 bits (spec 001 §5). */
  specialFeatures: string;
  /** Numbers of the allowed vendors. */
  vendors: number[];
  vendorListVersion: number;
}

const PURPOSE_COUNT = 24;
const SPECIAL_FEATURE_COUNT = 12;

/** Parses the permissions of a TCF string; undefined for an invalid one. */
export function readTcfString(text: string): Allowed | undefined {
  if (!/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(text)) return undefined;
  try {
    const model = TCString.decode(text);
    if (model.version !== 2) return undefined;
    const bits = (size: number, has: (id: number) => boolean) =>
      Array.from({ length: size }, (_, index) => (has(index + 1) ? '1' : '0')).join('');
    return {
      purposes: bits(PURPOSE_COUNT, (id) => model.purposeConsents.has(id)),
      specialFeatures: bits(SPECIAL_FEATURE_COUNT, (id) => model.specialFeatureOptins.has(id)),
      vendors: [...model.vendorConsents].flatMap(([id, isAllowed]) => (isAllowed ? [id] : [])),
      vendorListVersion: Number(model.vendorListVersion),
    };
  } catch {
    // The library throws errors of several kinds for what it cannot decode.
    return undefined;
  }
}

/** Writes the choices as a TCF v2 string; undefined without a number of the TCF. */
export function writeTcfString(list: ConsentList, choices: PrivacyChoices): string | undefined {
  const { cmpId, cmpVersion, vendorList } = list;
  if (cmpId === undefined || vendorList === undefined) return undefined;
  const model = new TCModel(new GVL(vendorList));
  model.cmpId = cmpId;
  model.cmpVersion = cmpVersion;
  model.isServiceSpecific = true;
  model.purposeConsents.set(numbersOf(choices.purposes ?? ''));
  model.specialFeatureOptins.set(numbersOf(choices.specialFeatures ?? ''));
  const known = new Set(list.vendors.map(({ number }) => number));
  model.vendorConsents.set((choices.allowedVendors ?? []).filter((number) => known.has(number)));
  return TCString.encode(model);
}
