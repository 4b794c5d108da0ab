import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { SendMessageRequest } from '#generated/zod/sendMessageRequest.zod.ts';
import { newIdempotencyKey } from '#src/shared/api/call/http.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import {
  getPendingMessages,
  onPendingChange,
  type PendingMessage,
  setPendingMessages,
} from '../model/pending-messages.ts';
import { replacePending, sendPendingMessages } from './send-messages.ts';

/** Seconds after which messages are retried without a connection. */
const RETRY_AFTER_SECONDS = 10;
const NO_MESSAGES: readonly PendingMessage[] = [];

/** Pending messages from one of the member's blogs to another blog, with their actions. */
export interface Outbox {
  pending: readonly PendingMessage[];
  /** Sends a message as soon as possible. It is shown immediately. */
  send: (request: SendMessageRequest) => void;
  /** Sends a refused message again, as a new one. */
  retry: (message: PendingMessage) => void;
  /** Discards an undelivered message. */
  discard: (message: PendingMessage) => void;
}

/**
 * Returns the outbox of a conversation and sends its pending messages.
 *
 * @param from uuid of the sending blog
 * @param to name of the receiving blog
 */
export function useOutbox(from: string, to: string): Outbox {
  const queryClient = useQueryClient();
  const all = useSyncExternalStore(onPendingChange, getPendingMessages, () => NO_MESSAGES);
  useEffect(() => {
    const flush = () => void sendPendingMessages(queryClient, [from]);
    flush();
    const timer = setInterval(flush, RETRY_AFTER_SECONDS * 1000);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [queryClient, from]);
  const add = (request: SendMessageRequest): void => {
    const writtenTs = Math.floor(siteNow() / 1000);
    setPendingMessages([...getPendingMessages(), { key: newIdempotencyKey(), request, from, to, writtenTs }]);
    void sendPendingMessages(queryClient, [from]);
  };
  return {
    pending: all.filter((message) => message.from === from && message.to === to),
    send: add,
    retry: (message) => {
      replacePending(message.key, () => []);
      add(message.request);
    },
    discard: ({ key }) => replacePending(key, () => []),
  };
}
