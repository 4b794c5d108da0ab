import { WINDOWS_KEY } from './clear-pending-messages.ts';
import {
  type ConversationWindow,
  fromStoredWindows,
  mergeOtherTab,
  toStoredWindows,
  type WindowPair,
  withClosing,
  withMinimised,
  withOpened,
  withoutLeaving,
} from './windows.ts';

/** Duration of the closing animation, in milliseconds (spec 000 §9). */
export const CLOSE_ANIMATION_MS = 200;
const NO_WINDOWS: readonly ConversationWindow[] = [];
const listeners = new Set<() => void>();
let member: string | undefined;
let windows: readonly ConversationWindow[] = NO_WINDOWS;

const nowTs = (): number => Math.floor(Date.now() / 1000);
const keyFor = (userUuid: string): string => `${WINDOWS_KEY}${userUuid}`;

function stored(userUuid: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyFor(userUuid)) ?? 'null');
  } catch {
    return null;
  }
}

function set(next: readonly ConversationWindow[]): void {
  windows = next;
  try {
    if (member) localStorage.setItem(keyFor(member), JSON.stringify(toStoredWindows(windows)));
  } catch {
    // Storage is unavailable: windows last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Returns the windows of the current member, the latest opened at the end. */
export const conversationWindows = (): readonly ConversationWindow[] => windows;

/** Applies the changes of another tab. */
function applyOtherTab({ key }: StorageEvent): void {
  if (member === undefined || key !== keyFor(member)) return;
  windows = mergeOtherTab(windows, stored(member), nowTs());
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, including those of other tabs. */
export function onWindowsChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', applyOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', applyOtherTab);
  };
}

/** Loads the windows stored for a member on this device and closes those of another member. */
export function loadWindowsOf(userUuid: string): void {
  if (member === userUuid) return;
  member = userUuid;
  windows = fromStoredWindows(stored(userUuid), nowTs());
  for (const listener of listeners) listener();
}

/**
 * Opens a conversation.
 *
 * @param maxOpen maximum number of open windows
 */
export function openWindow(pair: WindowPair, maxOpen: number): void {
  set(withOpened(windows, pair, { maxOpen, now: nowTs() }));
  finishClosingLater();
}

/** Minimises a window. */
export function minimiseWindow(pair: WindowPair): void {
  set(withMinimised(windows, pair));
  finishClosingLater();
}

/** Closes a window. */
export function closeWindow(pair: WindowPair): void {
  set(withClosing(windows, pair));
  finishClosingLater();
}

function finishClosingLater(): void {
  const leaving = windows.filter(({ isLeaving }) => isLeaving);
  if (leaving.length === 0) return;
  setTimeout(() => {
    // A window that was reopened meanwhile stays.
    const still = windows.filter((one) => leaving.includes(one));
    if (still.length > 0)
      set(still.reduce<readonly ConversationWindow[]>((all, one) => withoutLeaving(all, one), windows));
  }, CLOSE_ANIMATION_MS);
}
