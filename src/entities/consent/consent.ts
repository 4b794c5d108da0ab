import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getGetConsentQueryOptions,
  getListConsentReceiptsQueryOptions,
  getListConsentVendorsQueryOptions,
  getSetConsentChoicesMutationOptions,
} from '#generated/hooks/consent/consent.ts';
import type { Consent } from '#generated/zod/consent.zod.ts';
import type { GetConsent200 } from '#generated/zod/getConsent200.zod.ts';
import type { ListConsentReceipts200 } from '#generated/zod/listConsentReceipts200.zod.ts';
import type { ListConsentVendors200 } from '#generated/zod/listConsentVendors200.zod.ts';
import type { SetConsentChoices200 } from '#generated/zod/setConsentChoices200.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { clearRefusedStorage } from './clear-refused-storage.ts';

/** Everything that the site asks for. */
export type ConsentList = ListConsentVendors200['response'];

/** Query of the purposes for which data is used, of the companies, and of what is stored. */
export function vendorsQuery() {
  return {
    ...getListConsentVendorsQueryOptions(),
    select: ({ response }: ListConsentVendors200) => response,
  };
}

/** Query of the viewer's consent, and of the browser's privacy signal. */
export function consentQuery() {
  return { ...getGetConsentQueryOptions(), select: ({ response }: GetConsent200) => response.consent };
}

/** Query of the viewer's dated answers, the newest first. */
export function receiptsQuery() {
  return {
    ...getListConsentReceiptsQueryOptions(),
    select: ({ response }: ListConsentReceipts200) => response.receipts,
  };
}

/** Numbers that are allowed; the rest is refused. */
export interface ConsentChoices {
  purposes: ReadonlySet<number>;
  specialFeatures: ReadonlySet<number>;
  vendors: ReadonlySet<number>;
}

/** Choices that refuse everything. */
export const NOTHING: ConsentChoices = {
  purposes: new Set(),
  specialFeatures: new Set(),
  vendors: new Set(),
};

const numbersOf = (list: readonly { number: number }[]) => new Set(list.map(({ number }) => number));

/** Returns choices that allow everything the site asks for. */
export function everything({ purposes, specialFeatures, vendors }: ConsentList): ConsentChoices {
  return {
    purposes: numbersOf(purposes),
    specialFeatures: numbersOf(specialFeatures),
    vendors: numbersOf(vendors),
  };
}

function setBits(bits: string): Set<number> {
  return new Set([...bits].flatMap((bit, index) => (bit === '1' ? [index + 1] : [])));
}

/** Returns the choices of a stored answer. */
export function choicesOf(
  bits: Pick<Consent, 'purposeOptIns' | 'specialFeatureOptIns' | 'vendorOptIns'>,
): ConsentChoices {
  return {
    purposes: setBits(bits.purposeOptIns),
    specialFeatures: setBits(bits.specialFeatureOptIns),
    vendors: setBits(bits.vendorOptIns),
  };
}

/** Returns a bit string with the bits of those numbers set; the first bit is number 1. */
export function bitsOf(numbers: ReadonlySet<number>): string {
  return Array.from({ length: Math.max(0, ...numbers) }, (_, index) =>
    numbers.has(index + 1) ? '1' : '0',
  ).join('');
}

/** Code of choices about a list that has changed since it was shown. */
const LIST_CHANGED_CODE = 4009;

const ANSWERED = 'skein-privacy';

let channel: BroadcastChannel | undefined;

/**
 * Returns the page's one channel: a message does not reach the channel that sent it. There is none where the browser
 * blocks storage, because some refuse channels with it.
 */
function answersChannel(): BroadcastChannel | undefined {
  try {
    if ('BroadcastChannel' in window) channel ??= new BroadcastChannel(ANSWERED);
  } catch {
    return undefined;
  }
  return channel;
}

/** Returns true when this browser keeps cookies: without them an answer holds in the open page alone. */
export const keepsAnswers = (): boolean => navigator.cookieEnabled;

const listeners = new Set<(consent: Consent) => void>();

/** Calls a function with each answer that this page posts, before it is loaded again. Returns a function that stops it. */
export function onAnswer(listener: (consent: Consent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Refetches the answer when another tab changes it. Returns a function that stops it. */
export function followAnswers(queryClient: QueryClient): () => void {
  const answers = answersChannel();
  if (answers === undefined) return () => undefined;
  const refetch = (): void => {
    void queryClient.invalidateQueries({ queryKey: consentQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: receiptsQuery().queryKey });
  };
  answers.addEventListener('message', refetch);
  return () => answers.removeEventListener('message', refetch);
}

/**
 * Returns the call that posts an answer. Afterwards what was stored for a refused purpose is deleted, and the page is
 * loaded again when measuring was allowed before and is refused now, so that scripts which ran are gone (spec 001 §4).
 *
 * @param answered runs with the stored consent, unless the page is loaded again
 */
export function useAnswer(list: ConsentList | undefined, answered?: (consent: Consent) => void) {
  const queryClient = useQueryClient();
  const { write, busy, error } = useWrite(getSetConsentChoicesMutationOptions, {
    onSuccess: ({ response }: SetConsentChoices200) => {
      const { queryKey } = consentQuery();
      const before = queryClient.getQueryData<GetConsent200>(queryKey)?.response.consent;
      queryClient.setQueryData<GetConsent200>(queryKey, (old) => (old ? { ...old, response } : old));
      void queryClient.invalidateQueries({ queryKey: receiptsQuery().queryKey });
      answersChannel()?.postMessage(null);
      clearRefusedStorage(list?.storage ?? [], choicesOf(response.consent).purposes);
      const isWithdrawn = before?.analytics === true && !response.consent.analytics;
      for (const listener of listeners) listener(response.consent);
      answered?.(response.consent);
      if (isWithdrawn) window.location.reload();
    },
    onError: (failure) => {
      // The list has changed since it was shown.
      if (isApiError(failure, LIST_CHANGED_CODE))
        void queryClient.invalidateQueries({ queryKey: vendorsQuery().queryKey });
    },
  });
  const answer = ({ purposes, specialFeatures, vendors }: ConsentChoices) =>
    write({
      data: {
        purpose_opt_ins: bitsOf(purposes),
        special_feature_opt_ins: bitsOf(specialFeatures),
        vendor_opt_ins: bitsOf(vendors),
        vendor_list_version: list?.vendorListVersion ?? 0,
      },
    });
  return { answer, busy, error };
}
