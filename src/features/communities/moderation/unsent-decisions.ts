import type { ModeratorAct } from './moderator-act.ts';

/** A decision that could not be sent, kept in this tab. The thing itself is not stored. */
export interface UnsentDecision {
  /** Uuid of the moderator. */
  member: string;
  community: string;
  itemId: string;
  version: number;
  act: ModeratorAct;
}

const KEY = 'skein.unsent-decisions';
const NONE: readonly UnsentDecision[] = [];
const listeners = new Set<() => void>();
let cached: { text: string | null; decisions: readonly UnsentDecision[] } = { text: null, decisions: NONE };

function isUnsent(value: unknown): value is UnsentDecision {
  if (typeof value !== 'object' || value === null) return false;
  const { member, community, itemId, version, act } = value as Partial<UnsentDecision>;
  const areStrings = [member, community, itemId, act].every((one) => typeof one === 'string');
  return areStrings && typeof version === 'number';
}

function parse(text: string): readonly UnsentDecision[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isUnsent) : NONE;
  } catch {
    return NONE;
  }
}

/** Returns the decisions that wait, in their order; the same array until they change. */
export function readUnsentDecisions(): readonly UnsentDecision[] {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    // Without storage there are none.
  }
  if (text !== cached.text) cached = { text, decisions: text === null ? NONE : parse(text) };
  return cached.decisions;
}

function store(decisions: readonly UnsentDecision[]): boolean {
  try {
    if (decisions.length > 0) sessionStorage.setItem(KEY, JSON.stringify(decisions));
    else sessionStorage.removeItem(KEY);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Keeps a decision; another one about the same entry replaces it. Returns false without storage. */
export function keepUnsentDecision(decision: UnsentDecision): boolean {
  return store([...readUnsentDecisions().filter(({ itemId }) => itemId !== decision.itemId), decision]);
}

/** Removes the decision about an entry: it was sent, refused or taken back. */
export function dropUnsentDecision(itemId: string): void {
  store(readUnsentDecisions().filter((one) => one.itemId !== itemId));
}

/** Calls `listener` after every change. */
export function onUnsentDecisionsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
