/**
 * Action of a visitor that the login wall interrupted, stored until they are a member and then replayed (spec 001 §4).
 * A reblog is not among them: signing in leads to the reblog form instead.
 */
export type PendingAction =
  | { kind: 'like'; post: { id: string; reblogKey: string; blogName: string; placementId?: string } }
  /** Without the uuid when only the blog's name was known from the address. */
  | { kind: 'follow'; blog: { uuid?: string; name: string } }
  | { kind: 'followTag'; tag: { name: string } }
  | { kind: 'vote'; poll: { id: string; selected: readonly string[] } };

const KEY = 'skein.pending-action';

type Listener = (action: PendingAction) => void;

let listener: Listener | undefined;

/** Stores an action for this tab, replacing any stored one; undefined removes it. */
export function storePendingAction(action: PendingAction | undefined): void {
  try {
    if (action) sessionStorage.setItem(KEY, JSON.stringify(action));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the action is not replayed; the member repeats it.
  }
}

function readPendingAction(): PendingAction | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text ? (JSON.parse(text) as PendingAction) : undefined;
  } catch {
    return undefined;
  }
}

/** Sets the listener that replays actions; set by the application, in the browser only. */
export function onPendingAction(next: Listener | undefined): void {
  listener = next;
}

/**
 * Passes the stored action to the listener after signing in, and removes it. `source` is the reason in the sign-in
 * address: a login for another reason does not replay the action.
 */
export function releasePendingAction(source: string | undefined): void {
  const action = readPendingAction();
  storePendingAction(undefined);
  if (action && action.kind === source) listener?.(action);
}
