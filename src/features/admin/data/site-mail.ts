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
import type { MailOverview } from '#generated/zod/mailOverview.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { siteNow, toSiteTime } from '#src/shared/lib/time/site-clock.ts';

/**
 * Age of a test e-mail in milliseconds, and the milliseconds until the next look at it. Its attempts
 * are further and further apart, and so are the looks; they end after ten minutes.
 */
const LOOKS = [
  { untilMs: 30_000, intervalMs: 2000 },
  { untilMs: 120_000, intervalMs: 10_000 },
  { untilMs: 600_000, intervalMs: 30_000 },
] as const;

/**
 * Returns the milliseconds until the next look at the latest test e-mail; false when it is settled or too old to be
 * watched.
 *
 * @param laterMs milliseconds since the e-mails were counted
 */
export function testPollInterval(
  { lastTest, countedTs }: Pick<MailOverview, 'lastTest' | 'countedTs'>,
  laterMs = 0,
): number | false {
  if (lastTest?.state !== 'queued') return false;
  const ageMs = Math.abs(countedTs - lastTest.orderedTs) * 1000 + laterMs;
  return LOOKS.find(({ untilMs }) => ageMs < untilMs)?.intervalMs ?? false;
}

/** Query of the e-mails in numbers. It refetches while a test e-mail is on its way. */
export function mailOverviewQuery() {
  return {
    ...getGetMailOverviewQueryOptions(),
    select: (answer: GetMailOverview200) => answer.response,
    refetchInterval: ({
      state: { data, dataUpdatedAt },
    }: {
      state: { data?: GetMailOverview200 | undefined; dataUpdatedAt: number };
    }) => data !== undefined && testPollInterval(data.response, siteNow() - toSiteTime(dataUpdatedAt)),
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
