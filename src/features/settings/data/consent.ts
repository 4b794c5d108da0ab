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

/** What data is used for beyond running the site, and who gets it. */
export function vendorsQuery() {
  return {
    ...getListConsentVendorsQueryOptions(),
    select: ({ response }: ListConsentVendors200) => response,
  };
}

/** What the member allowed, and what their browser asks for. */
export function consentQuery() {
  return { ...getGetConsentQueryOptions(), select: ({ response }: GetConsent200) => response.consent };
}

/** Whether personal data must not be sold. */
export function optOutQuery() {
  return { ...getGetCcpaOptOutQueryOptions(), select: ({ response }: GetCcpaOptOut200) => response.optedOut };
}

/** Opts out of the sale of personal data, or back in. */
export function useOptOut(): SettingWriter<boolean> {
  return useSettingWriter<boolean, GetCcpaOptOut200, SetCcpaOptOut200>({
    scope: 'opt out',
    queryKey: optOutQuery().queryKey,
    call: callWith(getSetCcpaOptOutMutationOptions, (opt_out: boolean) => ({ data: { opt_out } })),
    pick: ({ response }) => response.optedOut,
    put: (read, optedOut) => ({ ...read, response: { ...read.response, optedOut } }),
  });
}

/** The bits of purposes with one of them set; the first bit is number 1. */
export function withPurpose(bits: string, number: number, isAllowed: boolean): string {
  const wide = bits.padEnd(number, '0');
  return `${wide.slice(0, number - 1)}${isAllowed ? '1' : '0'}${wide.slice(number)}`;
}

/** Allows or refuses one purpose; the others stay as they are. */
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
    pick: ({ response }) => response.consent.purposeOptIns[number - 1] === '1',
    put: (read, isAllowed) => {
      const { consent: before } = read.response;
      const purposeOptIns = withPurpose(before.purposeOptIns, number, isAllowed);
      return { ...read, response: { consent: { ...before, purposeOptIns } } };
    },
  });
}
