import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getListConversationsQueryKey, sendMessage } from '#generated/hooks/messaging/messaging.ts';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';
import { isUnanswered } from '#src/shared/api/call/unanswered.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { oneTab } from '#src/shared/lib/storage/one-tab.ts';
import { keepPending, type PendingLetter, pendingLetters } from '../model/pending-messages.ts';
import { conversationQuery } from './conversations.ts';

/** Puts other letters, or none, in the place of a pending one. */
export function replacePending(key: string, change: (letter: PendingLetter) => PendingLetter[]): void {
  keepPending(pendingLetters().flatMap((letter) => (letter.key === key ? change(letter) : [letter])));
}

/** Reads what two blogs wrote anew, and the lists that show its last words. */
function readAnew(queryClient: QueryClient, { from, to }: PendingLetter): Promise<void> {
  const [list] = getListConversationsQueryKey();
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === list });
  return queryClient.invalidateQueries({ queryKey: conversationQuery(from, to).queryKey });
}

/**
 * Sends what waits of some blogs, one after the other, until there is no connection. Of a browser's tabs one does so at a time.
 *
 * @param blogs uuids of blogs of the member
 */
export function sendLetters(queryClient: QueryClient, blogs: readonly string[]): Promise<void> {
  return oneTab('skein-letters', async () => {
    for (;;) {
      const next = pendingLetters().find(
        ({ from, refusal }) => blogs.includes(from) && refusal === undefined,
      );
      if (!next) return;
      try {
        await sendMessage(next.request, undefined, { idempotencyKey: next.key });
        // It leaves when the conversation shows it: there is no moment without it.
        await readAnew(queryClient, next);
        replacePending(next.key, () => []);
      } catch (error) {
        // It goes on waiting: for a connection, for the server, for its member to log in.
        if (isUnanswered(error)) replacePending(next.key, (letter) => [{ ...letter, isUnanswered: true }]);
        if (isUnanswered(error) || isPageWide(error)) return;
        const refusal = detailOf(error, t`Your message was not sent.`);
        replacePending(next.key, (letter) => [{ ...letter, refusal }]);
      }
    }
  });
}
