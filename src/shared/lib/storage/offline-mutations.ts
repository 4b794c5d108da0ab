import { OFFLINE_MUTATIONS_KEY as KEY } from './clear-offline-mutations.ts';

/** A like or follow (or its reversal) made without a connection, stored on this device. */
export interface OfflineMutation {
  /** Identifies the thing and the kind of mutation; unique. */
  key: string;
  /** Uuid of the member who made it. */
  member: string;
  of: 'post' | 'blog' | 'tag';
  /** Key of its overlay entry. */
  thing: string;
  /** Name of the post's blog, of the blog, or of the tag. */
  name: string;
  request: Record<string, string | undefined>;
  on: boolean;
  /** State the server held before. */
  confirmed: boolean;
  /** Milliseconds since 1970, by this device's clock. */
  savedAt: number;
}

/** Maximum number stored; beyond it, the write fails visibly. */
export const MAX_OFFLINE_MUTATIONS = 200;

const NONE: readonly OfflineMutation[] = [];
const KINDS: ReadonlySet<unknown> = new Set(['post', 'blog', 'tag']);
const listeners = new Set<() => void>();
let cached: { text: string | null; mutations: readonly OfflineMutation[] } = { text: null, mutations: NONE };

function isOfflineMutation(value: unknown): value is OfflineMutation {
  if (typeof value !== 'object' || value === null) return false;
  const { key, member, of, thing, name, request, on, confirmed, savedAt } = value as Partial<OfflineMutation>;
  const areStrings = [key, member, thing, name].every((one) => typeof one === 'string');
  const areBooleans = typeof on === 'boolean' && typeof confirmed === 'boolean';
  const hasRequest = typeof request === 'object' && request !== null;
  return areStrings && areBooleans && hasRequest && KINDS.has(of) && typeof savedAt === 'number';
}

function parse(text: string): readonly OfflineMutation[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isOfflineMutation) : NONE;
  } catch {
    return NONE;
  }
}

/** Returns all stored mutations in their order; the same array until they change. */
export function readOfflineMutations(): readonly OfflineMutation[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Without storage there are none.
  }
  if (text !== cached.text) cached = { text, mutations: text === null ? NONE : parse(text) };
  return cached.mutations;
}

/** Replaces the stored mutations. Returns false without storage, or beyond the maximum. */
export function storeOfflineMutations(mutations: readonly OfflineMutation[]): boolean {
  if (mutations.length > MAX_OFFLINE_MUTATIONS) return false;
  try {
    if (mutations.length > 0) localStorage.setItem(KEY, JSON.stringify(mutations));
    else localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Removes a member's mutation; returns it, when there was one. */
export function removeOfflineMutation(member: string, key: string): OfflineMutation | undefined {
  const mutations = readOfflineMutations();
  const found = mutations.find((act) => act.member === member && act.key === key);
  if (found) storeOfflineMutations(mutations.filter((act) => act !== found));
  return found;
}

/** Calls `listener` after every change, also in other tabs. */
export function onOfflineMutationsChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
