import type { Handler } from '#server/http/contract/handler.ts';
import { presentConsent } from '../consent-presenter.ts';
import { storedChoices } from '../keep-choices.ts';

export const getConsent: Handler<'getConsent'> = async (context) => ({
  consent: await presentConsent(context, await storedChoices(context)),
});
