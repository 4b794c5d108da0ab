import { WINDOWS_KEY } from './clear-pending-messages.ts';
import {
  type ConversationWindow,
  close,
  gone,
  kept,
  minimise,
  mirrored,
  opened,
  restored,
  type WindowPair,
} from './windows.ts';

/** How long a window is seen leaving, in milliseconds (spec 000 §9). */
export const LEAVING = 200;
const NONE: readonly ConversationWindow[] = [];
const listeners = new Set<() => void>();
let member: string | undefined;
let windows: readonly ConversationWindow[] = NONE;

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
    if (member) localStorage.setItem(keyFor(member), JSON.stringify(kept(windows)));
  } catch {
    // They last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The windows of whoever is looking, the one opened last at the end. */
export const conversationWindows = (): readonly ConversationWindow[] => windows;

/** Shows what another tab of the member's made of them. */
function mirror({ key }: StorageEvent): void {
  if (member === undefined || key !== keyFor(member)) return;
  windows = mirrored(windows, stored(member), nowTs());
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, those of other tabs included. */
export function onWindowsChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', mirror);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', mirror);
  };
}

/** Takes the windows that were kept for a member on this device; somebody else's are put away. */
export function windowsOf(userUuid: string): void {
  if (member === userUuid) return;
  member = userUuid;
  windows = restored(stored(userUuid), nowTs());
  for (const listener of listeners) listener();
}

/** Opens a conversation.
 *  @param most how many may be open at once */
export function openWindow(pair: WindowPair, most: number): void {
  set(opened(windows, pair, { most, now: nowTs() }));
  leaveLater();
}

/** Makes a window small. */
export function minimiseWindow(pair: WindowPair): void {
  set(minimise(windows, pair));
  leaveLater();
}

/** Closes a window. */
export function closeWindow(pair: WindowPair): void {
  set(close(windows, pair));
  leaveLater();
}

function leaveLater(): void {
  const leaving = windows.filter(({ isLeaving }) => isLeaving);
  if (leaving.length === 0) return;
  setTimeout(() => {
    // One that was opened again meanwhile stays.
    const still = windows.filter((one) => leaving.includes(one));
    if (still.length > 0)
      set(still.reduce<readonly ConversationWindow[]>((all, one) => gone(all, one), windows));
  }, LEAVING);
}
