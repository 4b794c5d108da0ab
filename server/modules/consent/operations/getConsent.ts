import type { Handler } from '#server/http/contract/handler.ts';
import { presentConsent } from '../consent-presenter.ts';
import { hasPrivacyControl, storedChoices } from '../keep-choices.ts';

export const getConsent: Handler<'getConsent'> = async (context) => ({
  consent: presentConsent(await storedChoices(context), hasPrivacyControl(context.request)),
});
