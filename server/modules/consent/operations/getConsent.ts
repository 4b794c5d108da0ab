import type { Handler } from '#server/http/contract/handler.ts';
import { hasPrivacyControl, storedChoices } from '../keep-choices.ts';
import { presentConsent } from '../present-consent.ts';

export const getConsent: Handler<'getConsent'> = async (context) => ({
  consent: presentConsent(await storedChoices(context), hasPrivacyControl(context.request)),
});
