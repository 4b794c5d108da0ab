import type { SendMessageRequest } from '#generated/zod/sendMessageRequest.zod.ts';
import { PENDING_KEY as KEY } from './clear-pending-messages.ts';

/** A letter that was written and has not arrived yet. Kept on this device, so that a reload loses none. */
export interface PendingLetter {
  /** Its idempotency key: however often it is sent, it arrives once. */
  key: string;
  request: SendMessageRequest;
  /** Uuid of the blog that writes, and the name of the other one. */
  from: string;
  to: string;
  /** Seconds since 1970. */
  writtenTs: number;
  /** Why the server refused it, in its words; undefined while it waits for its turn or for a connection. */
  refusal?: string | undefined;
  /** It was sent and nobody answered: it goes again by itself. */
  isUnanswered?: boolean | undefined;
}

const NONE: readonly PendingLetter[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; letters: readonly PendingLetter[] } = { text: null, letters: NONE };
/** Holds them where the browser keeps nothing. */
let unkept: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

function parse(text: string): readonly PendingLetter[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? (kept as PendingLetter[]) : NONE;
  } catch {
    return NONE;
  }
}

/** All of them in the order they were written, as one array until they change. */
export function pendingLetters(): readonly PendingLetter[] {
  const text = stored();
  if (text !== known.text) known = { text, letters: text === null ? NONE : parse(text) };
  return known.letters;
}

/** Keeps other ones instead. */
export function keepPending(letters: readonly PendingLetter[]): void {
  unkept = letters.length > 0 ? JSON.stringify(letters) : null;
  try {
    if (unkept === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, unkept);
  } catch {
    // They last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, those of other windows included. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
