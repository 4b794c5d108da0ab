/**
 * What a visitor wanted to do when the login wall rose, kept until they are a member and then done for them
 * (spec 001 §4). A reblog is not among them: its sign-in leads to the reblog form instead.
 */
export type PendingAction =
  | { kind: 'like'; post: { id: string; reblogKey: string; blogName: string; placementId?: string } }
  /** Without its uuid where somebody came by an address that names the blog. */
  | { kind: 'follow'; blog: { uuid?: string; name: string } }
  | { kind: 'followTag'; tag: { name: string } }
  | { kind: 'vote'; poll: { id: string; selected: readonly string[] } };

const KEY = 'skein.pending-action';

type Listener = (action: PendingAction) => void;

let listener: Listener | undefined;

/** Keeps an action for this tab, in place of any kept before; undefined forgets it. */
export function keepPending(action: PendingAction | undefined): void {
  try {
    if (action) sessionStorage.setItem(KEY, JSON.stringify(action));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser without storage: the visitor acts again by hand.
  }
}

function kept(): PendingAction | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text ? (JSON.parse(text) as PendingAction) : undefined;
  } catch {
    return undefined;
  }
}

/** Sets who carries out actions; the application does, in the browser only. */
export function onPendingAction(next: Listener | undefined): void {
  listener = next;
}

/**
 * Hands the kept action on once somebody has signed in, and clears it. `source` is what their sign-in address says they
 * came for: somebody who closed the wall and signed in later for another reason gets nothing done behind their back.
 */
export function releasePending(source: string | undefined): void {
  const action = kept();
  keepPending(undefined);
  if (action && action.kind === source) listener?.(action);
}
