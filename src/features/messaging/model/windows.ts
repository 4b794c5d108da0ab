/** Which conversation a window shows: one of the member's blogs and another one. */
export interface WindowPair {
  selectedBlogName: string;
  otherParticipantName: string;
}

/** A floating conversation (spec 000 §3, §4). */
export interface ConversationWindow extends WindowPair {
  lastOpenedDateTs: number;
  /** `maximized` is an opened one that was minimised before. */
  action: 'opened' | 'minimized' | 'maximized' | 'closed';
  /** Still seen while it becomes what it is, so that its way out can be watched. */
  isLeaving?: boolean;
  /** The member opened it in this page and goes on there; one that was kept from before takes no focus. */
  isFresh?: boolean;
}

/** What is kept of the windows on this device. */
export interface KeptWindows {
  open: WindowPair[];
  minimized: WindowPair[];
}

export function keyOf({ selectedBlogName, otherParticipantName }: WindowPair): string {
  return `${selectedBlogName} ${otherParticipantName}`.toLowerCase();
}

/** Whether its letters are seen. */
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
 * Opens a conversation, the newest last. One that is minimised becomes maximised; others make room when only one may be open.
 *
 * @param most how many may be open at once
 * @param now seconds since 1970
 */
export function opened(
  windows: readonly ConversationWindow[],
  pair: WindowPair,
  { most, now }: { most: number; now: number },
): ConversationWindow[] {
  const known = windows.find((one) => keyOf(one) === keyOf(pair));
  const action = known?.action === 'minimized' || known?.action === 'maximized' ? 'maximized' : 'opened';
  const next: ConversationWindow = { ...pair, lastOpenedDateTs: now, action, isFresh: true };
  // An open one stays in its place.
  if (known && isOpen(known)) return windows.map((one) => (one === known ? next : one));
  const others = without(windows, pair);
  const surplus = others.filter(isOpen).length - most + 1;
  const yielding = new Set(
    others
      .filter(isOpen)
      .sort((a, b) => a.lastOpenedDateTs - b.lastOpenedDateTs)
      .slice(0, Math.max(0, surplus))
      .map(keyOf),
  );
  return [...others.map((one) => (yielding.has(keyOf(one)) ? minimized(one) : one)), next];
}

/** Makes one small. */
export function minimise(windows: readonly ConversationWindow[], pair: WindowPair): ConversationWindow[] {
  return windows.map((one) => (keyOf(one) === keyOf(pair) ? minimized(one) : one));
}

/** Closes one; it is seen leaving until {@link gone}. */
export function close(windows: readonly ConversationWindow[], pair: WindowPair): ConversationWindow[] {
  return windows.map((one) =>
    keyOf(one) === keyOf(pair) ? { ...one, action: 'closed', isLeaving: true } : one,
  );
}

/** The way out of one is over. */
export function gone(windows: readonly ConversationWindow[], pair: WindowPair): ConversationWindow[] {
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

/** What is kept of them: those that are open and those that are small. */
export function kept(windows: readonly ConversationWindow[]): KeptWindows {
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

/** Windows out of what was kept, whatever it is. A conversation is there once, as the last word about it says. */
export function restored(stored: unknown, now: number): ConversationWindow[] {
  const { open, minimized: small } = (stored ?? {}) as Partial<KeptWindows>;
  const all = [
    ...pairsIn(small).map((pair) => ({ ...pairOf(pair), action: 'minimized' as const })),
    ...pairsIn(open).map((pair) => ({ ...pairOf(pair), action: 'opened' as const })),
  ];
  const byKey = new Map(all.map((one) => [keyOf(one), { ...one, lastOpenedDateTs: now }]));
  return [...byKey.values()];
}

/** The windows as another tab left them. One that is here as it is there stays untouched, the focus in it too. */
export function mirrored(
  windows: readonly ConversationWindow[],
  stored: unknown,
  now: number,
): ConversationWindow[] {
  return restored(stored, now).map((next) => {
    const known = windows.find((one) => keyOf(one) === keyOf(next));
    return known && isOpen(known) === isOpen(next) && known.action !== 'closed' ? known : next;
  });
}
