import type { components } from '#generated/types/api.d.ts';
import type { PrivacyChoices } from './choices.ts';

/** Purposes of the TCF that measuring and choosing ads by a profile need, by their numbers. */
const FOR_ANALYTICS = [1, 9];
const FOR_PERSONAL_ADS = [1, 3, 4];

/** What opting out comes to: the browser's wish wins over opting in. */
export function presentOptOut({ isOptedOut = false }: PrivacyChoices, hasControl: boolean) {
  const optedOut = isOptedOut || hasControl;
  return { optedOut, uspString: optedOut ? '1YYN' : '1---' };
}

/** What somebody allowed and what follows from it. What was not allowed is refused. */
export function presentConsent(
  choices: PrivacyChoices,
  hasControl: boolean,
): components['schemas']['Consent'] {
  const { purposes = '', specialFeatures = '', vendors = '', tcf, chosenAt, viewedAt } = choices;
  const { optedOut, uspString } = presentOptOut(choices, hasControl);
  const allows = (numbers: readonly number[]): boolean =>
    numbers.every((number) => purposes[number - 1] === '1');
  return {
    // Nothing here asks for consent, wherever the call comes from (docs/decisions/047).
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
