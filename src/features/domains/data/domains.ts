import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  getCheckDomainMutationOptions,
  getDeleteDnsRecordMutationOptions,
  getDeleteDomainMutationOptions,
  getEditDomainMutationOptions,
  getGetDomainPriceQueryOptions,
  getGetDomainQueryKey,
  getGetDomainQueryOptions,
  getListDnsRecordsQueryOptions,
  getListDomainsInfiniteQueryOptions,
  getListDomainsQueryKey,
  getRenewDomainMutationOptions,
  getSearchDomainsQueryOptions,
} from '#generated/hooks/domains/domains.ts';
import type { Domain } from '#generated/zod/domain.zod.ts';
import type { ListDomains200 } from '#generated/zod/listDomains200.zod.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Code of a price that changed while the person was deciding. */
export const PRICE_CHANGED_CODE = 17_004;
/** Code of an ending whose registry does not answer. */
const MAINTENANCE_CODE = 599;
/** Milliseconds between two looks at a domain that is on its way. */
const WATCH_INTERVAL_MS = 3000;
const CONNECTING_INTERVAL_MS = 60_000;
const CERTIFICATE_INTERVAL_MS = 10_000;
/** Milliseconds for which the server answers the last look again. */
const FRESH_LOOK_MS = 10_000;

/** The member's domains, the last first. */
export function domainsQuery() {
  return getListDomainsInfiniteQueryOptions({}, { query: paging });
}

export const domainsOf = ({ response }: ListDomains200): readonly Domain[] => response.domains;

/** Names like a word, with prices. */
export function offersQuery(query: string) {
  return getSearchDomainsQueryOptions({ query }, { query: { enabled: query !== '' } });
}

/** Price of one domain. A registry in maintenance is not asked again at once. */
export function priceQuery(name: string) {
  return getGetDomainPriceQueryOptions(
    { domain_name: name },
    { query: { retry: (count, error) => !isApiError(error, MAINTENANCE_CODE) && count < 2 } },
  );
}

/**
 * Returns the name of a domain that is for sale or elsewhere as people write it (IDN); as it stands in the address until
 * its price is loaded.
 */
export function useOfferedName(name: string): string {
  return useQuery(priceQuery(name)).data?.response.offer.unicodeName ?? name;
}

/** Returns the name of one of the member's domains as people write it; as it stands in the address until it is loaded. */
export function useOwnName(name: string): string {
  const isEncoded = name.includes('xn--');
  return useQuery({ ...domainQuery(name), enabled: isEncoded }).data?.response.domain.unicodeName ?? name;
}

/** Returns true when the registry of an ending is in maintenance. */
export function isInMaintenance(error: unknown): boolean {
  return isApiError(error, MAINTENANCE_CODE);
}

/** One domain, read again while the registry or a name server has to do something. */
export function domainQuery(name: string) {
  return getGetDomainQueryOptions(name, {
    query: {
      refetchInterval: ({ state }) => {
        const { status, certificate } = state.data?.response.domain ?? {};
        // A certificate takes a few seconds once it is ordered.
        if (certificate?.status === 'waiting') return CERTIFICATE_INTERVAL_MS;
        if (status === 'registering') return WATCH_INTERVAL_MS;
        return status === 'connecting' || status === 'failing' ? CONNECTING_INTERVAL_MS : false;
      },
    },
  });
}

/** DNS records of a registered domain. */
export function recordsQuery(name: string) {
  return getListDnsRecordsQueryOptions(name);
}

/**
 * Reads all that is known of the member's domains again.
 *
 * @param goneName a domain that was deleted; its page may still be leaving, so it is not asked for again
 */
export async function refreshDomains(queryClient: QueryClient, goneName?: string): Promise<void> {
  const own = addressOf(getListDomainsQueryKey());
  const gone = goneName === undefined ? undefined : addressOf(getGetDomainQueryKey(goneName));
  const isGone = (address: string): boolean =>
    gone !== undefined && (address === gone || address.startsWith(`${gone}/`));
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const address = addressOf(queryKey);
      return address.startsWith(own) && !isGone(address);
    },
  });
}

/** Returns a function that reads the member's domains again. */
export function useRefreshDomains(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refreshDomains(queryClient);
}

type Changed = { response: { domain: Domain } };

/** Returns a function that shows a domain as the server answered it. */
function useKeepDomain(): (answer: Changed) => Promise<void> {
  const queryClient = useQueryClient();
  return async (answer) => {
    const { domainName } = answer.response.domain;
    queryClient.setQueryData(
      domainQuery(domainName).queryKey,
      (before) => before && { ...before, ...answer },
    );
    await refreshDomains(queryClient);
  };
}

/** Changes what the member decides of a domain. */
export function useEditDomain() {
  const { t } = useLingui();
  return useWrite(getEditDomainMutationOptions, {
    onSuccess: useKeepDomain(),
    errorToast: t`This could not be changed. Try again.`,
  });
}

/**
 * Looks at the records of a connected domain. The server answers a look of a moment ago again; then it looks once more by
 * itself, so that a record that was just mended is seen. A refusal is the caller's to show.
 */
export function useCheckDomain({ domainName, check }: Domain) {
  const [isWaiting, setWaiting] = useState(false);
  const keep = useKeepDomain();
  const isRepeated = useRef(false);
  const { write, busy, error } = useWrite(getCheckDomainMutationOptions, {
    onSuccess: async (answer: Changed) => {
      const { status, check: found } = answer.response.domain;
      isRepeated.current = status !== 'active' && found?.checkedTs === check?.checkedTs;
      await keep(answer);
    },
  });
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const look = async (): Promise<void> => {
    isRepeated.current = false;
    await write({ domainName });
    if (!isRepeated.current) return;
    setWaiting(true);
    timer.current = window.setTimeout(() => {
      void write({ domainName }).finally(() => setWaiting(false));
    }, FRESH_LOOK_MS);
  };
  return { look, busy: busy || isWaiting, isWaiting: isWaiting && !busy, error };
}

/** Gives a domain up, and goes to the others. A refusal is the caller's to show. */
export function useDeleteDomain() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useWrite(getDeleteDomainMutationOptions, {
    onSuccess: async (_answer, { domainName }) => {
      await navigate(paths.domains());
      await refreshDomains(queryClient, domainName);
    },
  });
}

/** Opens the checkout of further years. A refusal is the caller's to show. */
export function useRenewDomain() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useWrite(getRenewDomainMutationOptions, {
    once: true,
    onSuccess: async ({ response: { checkout } }) => {
      await refreshPaid(queryClient);
      await navigate(paths.checkout(checkout.id));
    },
  });
}

/** Deletes a DNS record. */
export function useDeleteRecord() {
  const { t } = useLingui();
  return useWrite(getDeleteDnsRecordMutationOptions, {
    onSuccess: useRefreshDomains(),
    errorToast: t`The record could not be deleted. Try again.`,
  });
}
