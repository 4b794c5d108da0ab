import { WAITING_ACTS_KEY as KEY } from './clear-offline-mutations.ts';

/** A like or a follow that waits for a connection, or its taking back. Kept on this device. */
export interface WaitingAct {
  /** Names the thing and the kind of act; of one key there is one. */
  key: string;
  /** Uuid of the member whose act it is. */
  member: string;
  of: 'post' | 'blog' | 'tag';
  /** In its overlay. */
  thing: string;
  /** Name of the blog whose post it is, of the blog or of the tag. */
  name: string;
  request: Record<string, string | undefined>;
  on: boolean;
  /** What the server held when it was pressed. */
  confirmed: boolean;
  /** Milliseconds since 1970, by this device's clock. */
  savedAt: number;
}

/** More than so many are not kept: whoever presses that often sees that nothing is sent. */
export const MOST_WAITING = 200;

const NONE: readonly WaitingAct[] = [];
const KINDS: ReadonlySet<unknown> = new Set(['post', 'blog', 'tag']);
const listeners = new Set<() => void>();
let known: { text: string | null; acts: readonly WaitingAct[] } = { text: null, acts: NONE };

function isWhole(value: unknown): value is WaitingAct {
  if (typeof value !== 'object' || value === null) return false;
  const { key, member, of, thing, name, request, on, confirmed, savedAt } = value as Partial<WaitingAct>;
  const words = [key, member, thing, name].every((one) => typeof one === 'string');
  const switches = typeof on === 'boolean' && typeof confirmed === 'boolean';
  const isAsked = typeof request === 'object' && request !== null;
  return words && switches && isAsked && KINDS.has(of) && typeof savedAt === 'number';
}

function parse(text: string): readonly WaitingAct[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isWhole) : NONE;
  } catch {
    return NONE;
  }
}

/** All that wait in this browser, in the order they were pressed, as one array until they change. */
export function waitingActs(): readonly WaitingAct[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
  if (text !== known.text) known = { text, acts: text === null ? NONE : parse(text) };
  return known.acts;
}

/** Keeps others instead. False where the browser keeps nothing, or no more. */
export function keepActs(acts: readonly WaitingAct[]): boolean {
  if (acts.length > MOST_WAITING) return false;
  try {
    if (acts.length > 0) localStorage.setItem(KEY, JSON.stringify(acts));
    else localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Lets go of a member's act; answers it, where there was one. */
export function dropAct(member: string, key: string): WaitingAct | undefined {
  const acts = waitingActs();
  const found = acts.find((act) => act.member === member && act.key === key);
  if (found) keepActs(acts.filter((act) => act !== found));
  return found;
}

/** Calls `listener` after every change, those of other tabs included. */
export function onActsChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
