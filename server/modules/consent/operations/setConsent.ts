import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentConsent } from '../consent-presenter.ts';
import { hasPrivacyControl, nowInSeconds, storeChoices } from '../keep-choices.ts';
import { readTcfString } from '../tcf-string.ts';

export const setConsent: Handler<'setConsent'> = async (context) => {
  const tcf = context.body.tcfv2_consent;
  const allowed = readTcfString(tcf);
  if (!allowed) {
    throw domainError('invalid-request-param', {
      field: 'tcfv2_consent',
      detail: 'This is no TCF v2 string.',
    });
  }
  const choices = await storeChoices(context, {
    ...allowed,
    vendors: '',
    tcf,
    chosenAt: nowInSeconds(context.services),
  });
  return { consent: presentConsent(choices, hasPrivacyControl(context.request)) };
};
