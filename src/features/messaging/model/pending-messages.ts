import type { SendMessageRequest } from '#generated/zod/sendMessageRequest.zod.ts';
import { PENDING_KEY as KEY } from './clear-pending-messages.ts';

/** A message that has not been delivered yet. Stored on this device, so that a reload does not lose it. */
export interface PendingMessage {
  /** Idempotency key: however often it is sent, it arrives once. */
  key: string;
  request: SendMessageRequest;
  /** Uuid of the sending blog, and name of the receiving one. */
  from: string;
  to: string;
  /** Unix seconds. */
  writtenTs: number;
  /** The server's reason for refusing it; undefined while it waits for its turn or for a connection. */
  refusal?: string | undefined;
  /** True when it was sent without a response: it is retried automatically. */
  isUnanswered?: boolean | undefined;
}

const NO_MESSAGES: readonly PendingMessage[] = [];
const listeners = new Set<() => void>();
let parsed: { text: string | null; messages: readonly PendingMessage[] } = {
  text: null,
  messages: NO_MESSAGES,
};
/** Fallback when storage is unavailable. */
let memoryFallback: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? memoryFallback;
  } catch {
    return memoryFallback;
  }
}

function parse(text: string): readonly PendingMessage[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as PendingMessage[]) : NO_MESSAGES;
  } catch {
    return NO_MESSAGES;
  }
}

/** Returns all pending messages in the order they were written; the array is stable until they change. */
export function getPendingMessages(): readonly PendingMessage[] {
  const text = stored();
  if (text !== parsed.text) parsed = { text, messages: text === null ? NO_MESSAGES : parse(text) };
  return parsed.messages;
}

/** Replaces all pending messages. */
export function setPendingMessages(messages: readonly PendingMessage[]): void {
  memoryFallback = messages.length > 0 ? JSON.stringify(messages) : null;
  try {
    if (memoryFallback === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, memoryFallback);
  } catch {
    // Storage is unavailable: messages last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, including those of other tabs. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
