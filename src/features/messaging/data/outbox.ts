import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { SendMessageRequest } from '#generated/zod/sendMessageRequest.zod.ts';
import { newIdempotencyKey } from '#src/shared/api/call/http.ts';
import {
  keepPending,
  onPendingChange,
  type PendingLetter,
  pendingLetters,
} from '../model/pending-messages.ts';
import { replacePending, sendLetters } from './send-messages.ts';

/** Seconds after which a letter without a connection is tried again. */
const AGAIN_AFTER = 10;
const NONE: readonly PendingLetter[] = [];

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
    const flush = () => void sendLetters(queryClient, [from]);
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
    void sendLetters(queryClient, [from]);
  };
  return {
    pending: all.filter((letter) => letter.from === from && letter.to === to),
    send: add,
    again: (letter) => {
      replacePending(letter.key, () => []);
      add(letter.request);
    },
    discard: ({ key }) => replacePending(key, () => []),
  };
}
