import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getListConversationsQueryKey, sendMessage } from '#generated/hooks/messaging/messaging.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';
import { isOutcomeUnknown } from '#src/shared/api/call/unknown-outcome.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { runInOneTab } from '#src/shared/lib/storage/one-tab.ts';
import { getPendingMessages, type PendingMessage, setPendingMessages } from '../model/pending-messages.ts';
import { conversationQuery } from './conversations.ts';

/** Replaces a pending message by others, or removes it. */
export function replacePending(key: string, change: (message: PendingMessage) => PendingMessage[]): void {
  setPendingMessages(
    getPendingMessages().flatMap((message) => (message.key === key ? change(message) : [message])),
  );
}

/** Refetches the conversation and the lists that show its last message. */
function refreshConversation(queryClient: QueryClient, { from, to }: PendingMessage): Promise<void> {
  const [list] = getListConversationsQueryKey();
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === list });
  return queryClient.invalidateQueries({ queryKey: conversationQuery(from, to).queryKey });
}

/**
 * Sends the pending messages of some blogs in order, until the connection is lost. Only one browser tab sends at a
 * time.
 *
 * @param blogs uuids of the member's blogs
 */
export function sendPendingMessages(queryClient: QueryClient, blogs: readonly string[]): Promise<void> {
  return runInOneTab('skein-letters', async () => {
    for (;;) {
      const next = getPendingMessages().find(
        ({ from, refusal }) => blogs.includes(from) && refusal === undefined,
      );
      if (!next) return;
      try {
        await sendMessage(next.request, undefined, { idempotencyKey: next.key });
        // Removed only when the conversation contains it, so that it never disappears in between.
        await refreshConversation(queryClient, next);
        replacePending(next.key, () => []);
      } catch (error) {
        // Stays pending while offline, while the server fails, or until the member logs in.
        if (isOutcomeUnknown(error))
          replacePending(next.key, (message) => [{ ...message, isUnanswered: true }]);
        if (isOutcomeUnknown(error) || isPageWide(error)) return;
        const refusal = errorMessage(error, t`Your message was not sent.`);
        replacePending(next.key, (message) => [{ ...message, refusal }]);
      }
    }
  });
}
