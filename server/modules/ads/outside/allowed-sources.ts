import type { components } from '#generated/types/api.d.ts';
import { numbersOf, type PrivacyChoices } from '#server/modules/consent/choices.ts';
import { macOf } from '../serving/serve-id.ts';
import { companyAdId } from './company-ads.ts';
import type { OutsideSource } from './outside-sources.ts';

type Schemas = components['schemas'];

/** Seconds until a placement has to be asked for anew. */
const OFFER_SECONDS = 3600;

/**
 * Returns the sources that a reader allowed: the company and each of its purposes. Who opted out of the sale of data
 * allows none, whatever was answered before.
 */
export function allowedSources(
  sources: readonly OutsideSource[],
  { purposes = '', allowedVendors = [], isOptedOut = false }: PrivacyChoices,
  hasPrivacyControl: boolean,
): OutsideSource[] {
  if (isOptedOut || hasPrivacyControl) return [];
  const allowed = new Set(numbersOf(purposes));
  return sources.filter(
    (source) =>
      allowedVendors.includes(source.vendor) && source.purposes.every((number) => allowed.has(number)),
  );
}

/** Presents a source of another company as one of a placement. */
export function presentOutside(
  source: OutsideSource,
  place: string,
  { key, nowMs }: { key: Buffer; nowMs: number },
): Schemas['AdPlacement'] {
  const placementId = `${place}-${source.provider}-${source.name}`;
  const expireTime = Math.floor(nowMs / 1000) + OFFER_SECONDS;
  const { provider: adSource, adType, width, height, company, vendor, trackers } = source;
  return {
    placementId,
    adSource,
    adType,
    expireTime,
    signature: macOf(key, placementId, String(expireTime)).toString('base64url'),
    width,
    height,
    frame: `/ad-frame/${source.name}`,
    adId: companyAdId(vendor),
    company,
    vendor,
    trackers: [...trackers],
  };
}
