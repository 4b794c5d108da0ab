import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { getListConversationsQueryKey, sendMessage } from '#generated/hooks/messaging/messaging.ts';
import type { SendMessageRequest } from '#generated/zod/sendMessageRequest.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { newIdempotencyKey } from '#src/shared/api/call/http.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import {
  keepPending,
  onPendingChange,
  type PendingLetter,
  pendingLetters,
} from '../model/pending-letters.ts';
import { conversationQuery } from './conversations.ts';

/** Seconds after which a letter without a connection is tried again. */
const AGAIN_AFTER = 10;
const NONE: readonly PendingLetter[] = [];

function replace(key: string, change: (letter: PendingLetter) => PendingLetter[]): void {
  keepPending(pendingLetters().flatMap((letter) => (letter.key === key ? change(letter) : [letter])));
}

let isSending = false;

/** Reads what two blogs wrote anew, and the lists that show its last words. */
function readAnew(queryClient: QueryClient, { from, to }: PendingLetter): Promise<void> {
  const [list] = getListConversationsQueryKey();
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === list });
  return queryClient.invalidateQueries({ queryKey: conversationQuery(from, to).queryKey });
}

/** Sends what waits of a blog, one after the other, until there is no connection. */
async function sendAll(queryClient: QueryClient, from: string): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = pendingLetters().find((letter) => letter.from === from && letter.refusal === undefined);
      if (!next) return;
      try {
        await sendMessage(next.request, undefined, { idempotencyKey: next.key });
        // It leaves when the conversation shows it: there is no moment without it.
        await readAnew(queryClient, next);
        replace(next.key, () => []);
      } catch (error) {
        if (error instanceof NetworkError) return;
        const refusal = detailOf(error, t`Your message was not sent.`);
        replace(next.key, (letter) => [{ ...letter, refusal }]);
      }
    }
  } finally {
    isSending = false;
  }
}

/** Letters from one of the member's blogs to another one: those that wait, and what can be done with them. */
export interface Outbox {
  pending: readonly PendingLetter[];
  /** Sends a letter as soon as it can be. It is shown at once. */
  send: (request: SendMessageRequest) => void;
  /** Tries a refused one again, as a new letter. */
  again: (letter: PendingLetter) => void;
  /** Lets one go that did not arrive. */
  discard: (letter: PendingLetter) => void;
}

/** @param from uuid of the blog that writes
 *  @param to name of the other one */
export function useOutbox(from: string, to: string): Outbox {
  const queryClient = useQueryClient();
  const all = useSyncExternalStore(onPendingChange, pendingLetters, () => NONE);
  useEffect(() => {
    const flush = () => void sendAll(queryClient, from);
    flush();
    const timer = setInterval(flush, AGAIN_AFTER * 1000);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [queryClient, from]);
  const add = (request: SendMessageRequest): void => {
    const writtenTs = Math.floor(Date.now() / 1000);
    keepPending([...pendingLetters(), { key: newIdempotencyKey(), request, from, to, writtenTs }]);
    void sendAll(queryClient, from);
  };
  return {
    pending: all.filter((letter) => letter.from === from && letter.to === to),
    send: add,
    again: (letter) => {
      replace(letter.key, () => []);
      add(letter.request);
    },
    discard: ({ key }) => replace(key, () => []),
  };
}
