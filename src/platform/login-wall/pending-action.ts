/**
 * Action of a visitor that the login wall interrupted, stored until they are a member and then replayed (spec 001 §4).
 * A reblog, a post about a tag and a question are not among them: signing in leads to their forms, which kept the text.
 */
export type PendingAction =
  | { kind: 'like'; post: { id: string; reblogKey: string; blogName: string; placementId?: string } }
  /** Without the uuid when only the blog's name was known from the address. */
  | { kind: 'follow'; blog: { uuid?: string; name: string } }
  | { kind: 'follow'; collection: { id: string; title: string } }
  | { kind: 'followTag'; tag: { name: string } }
  | { kind: 'vote'; poll: { id: string; selected: readonly string[] } }
  | { kind: 'comment-like'; comment: { community: string; postId: string; id: string } }
  | { kind: 'react'; post: { id: string; community: string; grapheme: string } }
  | { kind: 'blogView'; blog: { name: string } }
  | { kind: 'communityJoinToast' | 'communityRequestMembership'; community: { name: string } };

/** Reason and target of a sign-in. */
interface SignIn {
  source?: string | undefined;
  redirectTo?: string | undefined;
}

interface StoredAction {
  action: PendingAction;
  /** Page that the visitor returns to: the sign-in of a mailed link, in another tab, names no reason. */
  redirectTo: string | undefined;
  storedAtMs: number;
}

const KEY = 'skein.pending-action';
/** Time in which a visitor signs in: as long as a mailed link is valid. An older action is forgotten. */
const PENDING_ACTION_TTL_MS = 3_600_000;

type Listener = (action: PendingAction) => void;

let listener: Listener | undefined;

/** The stored action where the browser's storage is full or blocked. It lasts until the page is left. */
let memory: string | undefined;

/** Stores an action for this browser, replacing any stored one; undefined removes it. */
export function storePendingAction(action: PendingAction | undefined, redirectTo?: string): void {
  const stored: StoredAction | undefined = action && { action, redirectTo, storedAtMs: Date.now() };
  memory = stored && JSON.stringify(stored);
  try {
    // Removed first, so that full storage does not keep an older action.
    localStorage.removeItem(KEY);
    if (memory === undefined) return;
    localStorage.setItem(KEY, memory);
    memory = undefined;
  } catch {
    // The action stays in memory.
  }
}

function storedText(): string | undefined {
  try {
    return memory ?? localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function readPendingAction(): StoredAction | undefined {
  try {
    const text = storedText();
    const stored = text ? (JSON.parse(text) as StoredAction) : undefined;
    const ageMs = Date.now() - (stored?.storedAtMs ?? 0);
    return ageMs >= 0 && ageMs < PENDING_ACTION_TTL_MS ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Sets the listener that replays actions; set by the application, in the browser only. */
export function onPendingAction(next: Listener | undefined): void {
  listener = next;
}

/**
 * Passes the stored action to the listener after signing in, and removes it. A login for another reason does not replay
 * the action; one without a reason, by a mailed link, does where it returns to the page of the action.
 */
export function releasePendingAction({ source, redirectTo }: SignIn): void {
  const stored = readPendingAction();
  storePendingAction(undefined);
  if (!stored) return;
  const { action } = stored;
  const isMeant =
    source === undefined
      ? redirectTo !== undefined && redirectTo === stored.redirectTo
      : source === action.kind;
  if (isMeant) listener?.(action);
}
