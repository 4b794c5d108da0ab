import type { Handler } from '#server/http/contract/handler.ts';
import { presentConsent } from '../consent-presenter.ts';
import { hasPrivacyControl, nowInSeconds, storeChoices } from '../keep-choices.ts';
import { VENDORS } from '../vendors.ts';

export const setConsentChoices: Handler<'setConsentChoices'> = async (context) => {
  const { purpose_opt_ins, special_feature_opt_ins, vendor_opt_ins } = context.body;
  const choices = await storeChoices(context, {
    purposes: purpose_opt_ins,
    specialFeatures: special_feature_opt_ins,
    vendors: vendor_opt_ins.slice(0, VENDORS.length),
    tcf: null,
    chosenAt: nowInSeconds(context.services),
  });
  return { consent: presentConsent(choices, hasPrivacyControl(context.request)) };
};
