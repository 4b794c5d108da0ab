/** The conversation a window shows: one of the member's blogs and another blog. */
export interface WindowPair {
  selectedBlogName: string;
  otherParticipantName: string;
}

/** A floating conversation (spec 000 §3, §4). */
export interface ConversationWindow extends WindowPair {
  lastOpenedDateTs: number;
  /** `maximized` is opened after having been minimised. */
  action: 'opened' | 'minimized' | 'maximized' | 'closed';
  /** True while the closing or minimising animation runs. */
  isLeaving?: boolean;
  /** True when the member opened it in this page; a restored window takes no focus. */
  isFresh?: boolean;
}

/** The stored form of the windows. */
export interface StoredWindows {
  open: WindowPair[];
  minimized: WindowPair[];
}

export function keyOf({ selectedBlogName, otherParticipantName }: WindowPair): string {
  return `${selectedBlogName} ${otherParticipantName}`.toLowerCase();
}

/** Returns true when the window shows its messages. */
export function isOpen({ action }: ConversationWindow): boolean {
  return action === 'opened' || action === 'maximized';
}

function without(windows: readonly ConversationWindow[], pair: WindowPair): ConversationWindow[] {
  return windows.filter((one) => keyOf(one) !== keyOf(pair));
}

function minimized(one: ConversationWindow): ConversationWindow {
  return {
    ...one,
    action: 'minimized',
    isLeaving: true,
    isFresh: false,
  };
}

/**
 * Opens a conversation, newest last. A minimised one becomes maximised; the oldest others are minimised when the limit
 * is exceeded.
 *
 * @param maxOpen maximum number of open windows
 * @param now Unix seconds
 */
export function withOpened(
  windows: readonly ConversationWindow[],
  pair: WindowPair,
  { maxOpen, now }: { maxOpen: number; now: number },
): ConversationWindow[] {
  const known = windows.find((one) => keyOf(one) === keyOf(pair));
  const action = known?.action === 'minimized' || known?.action === 'maximized' ? 'maximized' : 'opened';
  const next: ConversationWindow = { ...pair, lastOpenedDateTs: now, action, isFresh: true };
  // An open window keeps its position.
  if (known && isOpen(known)) return windows.map((one) => (one === known ? next : one));
  const others = without(windows, pair);
  const surplus = others.filter(isOpen).length - maxOpen + 1;
  const minimisedKeys = new Set(
    others
      .filter(isOpen)
      .sort((a, b) => a.lastOpenedDateTs - b.lastOpenedDateTs)
      .slice(0, Math.max(0, surplus))
      .map(keyOf),
  );
  return [...others.map((one) => (minimisedKeys.has(keyOf(one)) ? minimized(one) : one)), next];
}

/** Minimises a window. */
export function withMinimised(
  windows: readonly ConversationWindow[],
  pair: WindowPair,
): ConversationWindow[] {
  return windows.map((one) => (keyOf(one) === keyOf(pair) ? minimized(one) : one));
}

/** Closes a window; it stays until {@link withoutLeaving} removes it after the animation. */
export function withClosing(windows: readonly ConversationWindow[], pair: WindowPair): ConversationWindow[] {
  return windows.map((one) =>
    keyOf(one) === keyOf(pair) ? { ...one, action: 'closed', isLeaving: true } : one,
  );
}

/** Ends the animation of a window and removes it if it was closed. */
export function withoutLeaving(
  windows: readonly ConversationWindow[],
  pair: WindowPair,
): ConversationWindow[] {
  return windows.flatMap((one) => {
    if (keyOf(one) !== keyOf(pair)) return [one];
    return one.action === 'closed' ? [] : [{ ...one, isLeaving: false }];
  });
}

function pairOf({ selectedBlogName, otherParticipantName }: WindowPair): WindowPair {
  return {
    selectedBlogName,
    otherParticipantName,
  };
}

/** Converts windows to their stored form: the open and the minimised ones. */
export function toStoredWindows(windows: readonly ConversationWindow[]): StoredWindows {
  return {
    open: windows.filter(isOpen).map(pairOf),
    minimized: windows.filter(({ action }) => action === 'minimized').map(pairOf),
  };
}

function pairsIn(list: unknown): WindowPair[] {
  if (!Array.isArray(list)) return [];
  return list.filter(
    (one): one is WindowPair =>
      typeof one?.selectedBlogName === 'string' && typeof one?.otherParticipantName === 'string',
  );
}

/** Restores windows from stored data of any shape. Duplicates are merged; the last entry wins. */
export function fromStoredWindows(stored: unknown, now: number): ConversationWindow[] {
  const { open, minimized: small } = (stored ?? {}) as Partial<StoredWindows>;
  const all = [
    ...pairsIn(small).map((pair) => ({ ...pairOf(pair), action: 'minimized' as const })),
    ...pairsIn(open).map((pair) => ({ ...pairOf(pair), action: 'opened' as const })),
  ];
  const byKey = new Map(all.map((one) => [keyOf(one), { ...one, lastOpenedDateTs: now }]));
  return [...byKey.values()];
}

/** Applies the windows of another tab. A window with the same state stays untouched, including its focus. */
export function mergeOtherTab(
  windows: readonly ConversationWindow[],
  stored: unknown,
  now: number,
): ConversationWindow[] {
  return fromStoredWindows(stored, now).map((next) => {
    const known = windows.find((one) => keyOf(one) === keyOf(next));
    return known && isOpen(known) === isOpen(next) && known.action !== 'closed' ? known : next;
  });
}
