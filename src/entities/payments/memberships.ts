import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getCancelMembershipChangeMutationOptions,
  getCancelMembershipMutationOptions,
  getGetMembershipsQueryOptions,
  getListMembershipsQueryOptions,
  getResumeMembershipMutationOptions,
  getSetMembershipChangeMutationOptions,
  getSetMembershipListingMutationOptions,
} from '#generated/hooks/memberships/memberships.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { refreshPaid } from './refresh-paid.ts';

/** Code of a blog without memberships. */
const NOT_FOUND_CODE = 4004;

/** The memberships of a blog, with prices in a country that was chosen or the one the server takes the person to be in. */
export function membershipsQuery(blogName: string, country?: string) {
  return getGetMembershipsQueryOptions(blogName, country ? { country } : undefined, {
    query: { retry: (count, error) => !isApiError(error, NOT_FOUND_CODE) && count < 2 },
  });
}

/** Returns true for the answer that a blog has no memberships. */
export function isWithoutMemberships(error: unknown): boolean {
  return isApiError(error, NOT_FOUND_CODE);
}

/** The memberships that the member pays or paid for, the newest first. */
export function ownMembershipsQuery() {
  return getListMembershipsQueryOptions();
}

/** Ends a membership with its paid time. One press, and it can be taken back. */
export function useStopMembership() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getCancelMembershipMutationOptions, {
    onSuccess: () => refreshPaid(queryClient),
    errorToast: t`Your support could not be stopped. Try again.`,
  });
}

/** Takes a stop back, or charges a membership whose payment failed. */
export function useResumeMembership() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getResumeMembershipMutationOptions, {
    onSuccess: () => refreshPaid(queryClient),
    errorToast: t`Your support does not go on yet. Try again.`,
  });
}

/** Chooses another plan or period from the next payment on. The dialog shows what went wrong. */
export function useChangeMembership() {
  const queryClient = useQueryClient();
  return useWrite(getSetMembershipChangeMutationOptions, { onSuccess: () => refreshPaid(queryClient) });
}

/** Takes a chosen change back. */
export function useCancelMembershipChange() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getCancelMembershipChangeMutationOptions, {
    onSuccess: () => refreshPaid(queryClient),
    errorToast: t`The change was not taken back. Try again.`,
  });
}

/** Agrees to be named on the support page of the blog, or withdraws it. */
export function useListMembership() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getSetMembershipListingMutationOptions, {
    onSuccess: () => refreshPaid(queryClient),
    errorToast: t`That was not saved. Try again.`,
  });
}
