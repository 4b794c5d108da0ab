import type { components } from '#generated/types/api.d.ts';
import { bitsOf, endOfAnswer, type PrivacyChoices } from './choices.ts';
import { asksConsent, type ConsentList } from './consent-list.ts';
import { type Chooser, hasPrivacyControl, isAnalyticsAllowed, lawFor } from './keep-choices.ts';
import type { ReceiptRow } from './receipts-repository.ts';

type Schemas = components['schemas'];

/** TCF purposes that profile-based ads need, by number. */
const FOR_PERSONAL_ADS = [1, 3, 4];

/** Presents the opt-out: the browser's signal overrides opting in. */
export function presentOptOut({ isOptedOut = false }: PrivacyChoices, hasControl: boolean) {
  const optedOut = isOptedOut || hasControl;
  return { optedOut, uspString: optedOut ? '1YYN' : '1---' };
}

/** Returns the allowed vendors that the list still names, and those that have left it. */
function sortedVendors({ vendors }: ConsentList, allowed: readonly number[]) {
  const known = new Set(vendors.map(({ number }) => number));
  return {
    present: allowed.filter((number) => known.has(number)),
    removed: allowed.filter((number) => !known.has(number)),
  };
}

/** Presents the granted consent and what follows from it. Everything not granted is denied. */
export async function presentConsent(
  chooser: Omit<Chooser, 'reply'>,
  choices: PrivacyChoices,
): Promise<Schemas['Consent']> {
  const { list } = chooser.services.consent;
  const { purposes = '', specialFeatures = '', allowedVendors = [], tcf, chosenAt, receiptId } = choices;
  const hasControl = hasPrivacyControl(chooser.request);
  const { optedOut, uspString } = presentOptOut(choices, hasControl);
  const law = await lawFor(chooser);
  const { present, removed } = sortedVendors(list, allowedVendors);
  const hasAnswered = chosenAt !== undefined;
  return {
    ...law,
    required: law.applies === 'gdpr' && asksConsent(list) && !hasAnswered,
    cmpViewed: choices.viewedAt !== undefined,
    analytics: isAnalyticsAllowed(purposes),
    personalisedAds: FOR_PERSONAL_ADS.every((number) => purposes[number - 1] === '1') && !optedOut,
    ...(tcf ? { tcfv2Consent: tcf } : {}),
    uspString,
    globalPrivacyControl: hasControl,
    purposeOptIns: purposes,
    specialFeatureOptIns: specialFeatures,
    vendorOptIns: bitsOf(present),
    vendorListVersion: list.version,
    removedVendors: removed,
    ...(receiptId === undefined ? {} : { receiptId }),
    ...(hasAnswered ? { updatedTs: chosenAt, expiresTs: endOfAnswer(chosenAt) } : {}),
  };
}

/** Presents a dated answer. */
export function presentReceipt(row: ReceiptRow): Schemas['ConsentReceipt'] {
  return {
    id: row.public_id,
    answeredTs: row.answered,
    by: row.given_by as Schemas['ConsentReceipt']['by'],
    applies: row.applies as Schemas['ConsentReceipt']['applies'],
    ...(row.country === null ? {} : { country: row.country }),
    countrySource: row.country_source as Schemas['CountrySource'],
    purposeOptIns: row.purposes,
    specialFeatureOptIns: row.special_features,
    vendorOptIns: bitsOf(row.allowed_vendors),
    vendorListVersion: row.vendor_list_version,
    optedOut: row.is_opted_out,
    globalPrivacyControl: row.has_privacy_control,
    ...(row.tcf === null ? {} : { tcfv2Consent: row.tcf }),
  };
}
