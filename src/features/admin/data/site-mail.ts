import { useQueryClient } from '@tanstack/react-query';
import {
  getGetMailOverviewQueryKey,
  getGetMailOverviewQueryOptions,
  getGetMailPreviewQueryOptions,
  getListStaffActsInfiniteQueryKey,
  getSendTestMailMutationOptions,
} from '#generated/hooks/admin/admin.ts';
import type { GetMailOverview200 } from '#generated/zod/getMailOverview200.zod.ts';
import type { GetMailPreview200 } from '#generated/zod/getMailPreview200.zod.ts';
import type { GetMailPreviewParams } from '#generated/zod/getMailPreviewParams.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Milliseconds between two looks at a test e-mail that is on its way. */
const TEST_POLL_INTERVAL_MS = 2000;

/** Query of the e-mails in numbers. It refetches while a test e-mail is on its way. */
export function mailOverviewQuery() {
  return {
    ...getGetMailOverviewQueryOptions(),
    select: (answer: GetMailOverview200) => answer.response,
    refetchInterval: ({ state }: { state: { data?: GetMailOverview200 | undefined } }) =>
      state.data?.response.lastTest?.state === 'queued' ? TEST_POLL_INTERVAL_MS : (false as const),
  };
}

/** Query of the preview of a kind of e-mail. */
export function mailPreviewQuery(kind: string, params: GetMailPreviewParams) {
  return {
    ...getGetMailPreviewQueryOptions(kind, params),
    select: (answer: GetMailPreview200) => answer.response,
  };
}

/** Returns a function that sends a test e-mail to the staff member. */
export function useTestMail() {
  const queryClient = useQueryClient();
  return useWrite(getSendTestMailMutationOptions, {
    onSuccess: () =>
      Promise.all(
        [getGetMailOverviewQueryKey(), getListStaffActsInfiniteQueryKey()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
