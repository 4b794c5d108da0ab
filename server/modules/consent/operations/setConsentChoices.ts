import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { numbersOf } from '../choices.ts';
import { presentConsent } from '../consent-presenter.ts';
import { storeAnswer } from '../keep-choices.ts';
import { writeTcfString } from '../tcf-string.ts';

export const setConsentChoices: Handler<'setConsentChoices'> = async (context) => {
  const { purpose_opt_ins, special_feature_opt_ins, vendor_opt_ins, vendor_list_version } = context.body;
  const { list } = context.services.consent;
  const allowed = numbersOf(vendor_opt_ins);
  // Without the version, a yes could be meant for another company that had the number before.
  if (vendor_list_version === undefined && allowed.length > 0) {
    throw domainError('invalid-request-param', {
      field: 'vendor_list_version',
      detail: 'Say which version of the list was shown when a vendor is allowed.',
    });
  }
  if (vendor_list_version !== undefined && vendor_list_version !== list.version) {
    throw domainError('conflict', { reason: 'vendor_list', field: 'vendor_list_version' });
  }
  const known = new Set(list.vendors.map(({ number }) => number));
  const given = {
    purposes: purpose_opt_ins,
    specialFeatures: special_feature_opt_ins,
    allowedVendors: allowed.filter((number) => known.has(number)),
    vendorListVersion: list.version,
  };
  const choices = await storeAnswer(context, 'choices', {
    ...given,
    tcf: writeTcfString(list, given) ?? null,
  });
  return { consent: await presentConsent(context, choices) };
};
