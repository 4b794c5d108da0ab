import type { components } from '#generated/types/api.d.ts';
import type { PrivacyChoices } from './choices.ts';

/** TCF purposes that measurement and profile-based ads need, by number. */
const FOR_ANALYTICS = [1, 9];
const FOR_PERSONAL_ADS = [1, 3, 4];

/** Presents the opt-out: the browser's signal overrides opting in. */
export function presentOptOut({ isOptedOut = false }: PrivacyChoices, hasControl: boolean) {
  const optedOut = isOptedOut || hasControl;
  return { optedOut, uspString: optedOut ? '1YYN' : '1---' };
}

/** Presents the granted consent and what follows from it. Everything not granted is denied. */
export function presentConsent(
  choices: PrivacyChoices,
  hasControl: boolean,
): components['schemas']['Consent'] {
  const { purposes = '', specialFeatures = '', vendors = '', tcf, chosenAt, viewedAt } = choices;
  const { optedOut, uspString } = presentOptOut(choices, hasControl);
  const allows = (numbers: readonly number[]): boolean =>
    numbers.every((number) => purposes[number - 1] === '1');
  return {
    // Nothing on this site requires consent, from whichever country the request comes (docs/decisions/047).
    applies: 'none',
    required: false,
    cmpViewed: viewedAt !== undefined,
    analytics: allows(FOR_ANALYTICS),
    personalisedAds: allows(FOR_PERSONAL_ADS) && !optedOut,
    ...(tcf ? { tcfv2Consent: tcf } : {}),
    uspString,
    globalPrivacyControl: hasControl,
    purposeOptIns: purposes,
    specialFeatureOptIns: specialFeatures,
    vendorOptIns: vendors,
    ...(chosenAt === undefined ? {} : { updatedTs: chosenAt }),
  };
}
