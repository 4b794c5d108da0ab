import {
  getGetCcpaOptOutQueryOptions,
  getGetConsentQueryOptions,
  getListConsentVendorsQueryOptions,
  getSetCcpaOptOutMutationOptions,
  getSetConsentChoicesMutationOptions,
} from '#generated/hooks/consent/consent.ts';
import type { Consent } from '#generated/zod/consent.zod.ts';
import type { GetCcpaOptOut200 } from '#generated/zod/getCcpaOptOut200.zod.ts';
import type { GetConsent200 } from '#generated/zod/getConsent200.zod.ts';
import type { ListConsentVendors200 } from '#generated/zod/listConsentVendors200.zod.ts';
import type { SetCcpaOptOut200 } from '#generated/zod/setCcpaOptOut200.zod.ts';
import type { SetConsentChoices200 } from '#generated/zod/setConsentChoices200.zod.ts';
import { type SettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Query of the purposes for which data is shared, and of the companies. */
export function vendorsQuery() {
  return {
    ...getListConsentVendorsQueryOptions(),
    select: ({ response }: ListConsentVendors200) => response,
  };
}

/** Query of the member's consent, and of the browser's privacy signal. */
export function consentQuery() {
  return { ...getGetConsentQueryOptions(), select: ({ response }: GetConsent200) => response.consent };
}

/** Query of the opt-out from the sale of personal data. */
export function optOutQuery() {
  return { ...getGetCcpaOptOutQueryOptions(), select: ({ response }: GetCcpaOptOut200) => response.optedOut };
}

/** Opts out of the sale of personal data, or back in. */
export function useOptOut(): SettingWriter<boolean> {
  return useSettingWriter<boolean, GetCcpaOptOut200, SetCcpaOptOut200>({
    scope: 'opt out',
    queryKey: optOutQuery().queryKey,
    call: callWith(getSetCcpaOptOutMutationOptions, (opt_out: boolean) => ({ data: { opt_out } })),
    put: (read, optedOut) => ({ ...read, response: { ...read.response, optedOut } }),
  });
}

/** Returns the purpose bits with one of them changed; the first bit is number 1. */
export function withPurpose(bits: string, number: number, isAllowed: boolean): string {
  const wide = bits.padEnd(number, '0');
  return `${wide.slice(0, number - 1)}${isAllowed ? '1' : '0'}${wide.slice(number)}`;
}

/** Allows or refuses one purpose; the others stay unchanged. */
export function usePurpose(consent: Consent, number: number): SettingWriter<boolean> {
  return useSettingWriter<boolean, GetConsent200, SetConsentChoices200>({
    scope: 'purposes',
    queryKey: consentQuery().queryKey,
    call: callWith(getSetConsentChoicesMutationOptions, (isAllowed: boolean) => ({
      data: {
        purpose_opt_ins: withPurpose(consent.purposeOptIns, number, isAllowed),
        special_feature_opt_ins: consent.specialFeatureOptIns,
        vendor_opt_ins: consent.vendorOptIns,
      },
    })),
    put: (read, isAllowed) => {
      const { consent: before } = read.response;
      const purposeOptIns = withPurpose(before.purposeOptIns, number, isAllowed);
      return { ...read, response: { consent: { ...before, purposeOptIns } } };
    },
  });
}
