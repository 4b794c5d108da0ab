import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentConsent } from '../consent-presenter.ts';
import { storeAnswer } from '../keep-choices.ts';
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
  const known = new Set(context.services.consent.list.vendors.map(({ number }) => number));
  const choices = await storeAnswer(context, 'string', {
    purposes: allowed.purposes,
    specialFeatures: allowed.specialFeatures,
    allowedVendors: allowed.vendors.filter((number) => known.has(number)),
    vendorListVersion: allowed.vendorListVersion,
    tcf,
  });
  return { consent: await presentConsent(context, choices) };
};
