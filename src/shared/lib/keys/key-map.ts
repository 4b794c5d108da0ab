import { DEFAULT_KEYS, KEYBOARD_COMMANDS, type KeyboardCommand } from './keyboard-commands.ts';

/** Key assignments of this browser, and whether single keys are switched on. */
export interface KeyMap {
  isOn: boolean;
  /** Empty for commands without a key. */
  keys: Readonly<Record<KeyboardCommand, string>>;
}

/**
 * Storage key. The settings belong to the member's account; the browser stores a copy, so that keys work before they
 * are fetched.
 */
export const KEYS_STORAGE_KEY = 'skein.keys';
const MAX_KEY_LENGTH = 16;

/** Assignments before any change, and on the server. */
export const DEFAULT_KEY_MAP: KeyMap = { isOn: true, keys: DEFAULT_KEYS };

let cached: { text: string | null; map: KeyMap } = { text: null, map: DEFAULT_KEY_MAP };
const listeners = new Set<() => void>();

function parse(text: string): KeyMap {
  try {
    const stored = JSON.parse(text) as { off?: unknown; keys?: Record<string, unknown> } | null;
    const own = KEYBOARD_COMMANDS.flatMap((act): Array<[KeyboardCommand, string]> => {
      const key = stored?.keys?.[act];
      return typeof key === 'string' && key.length <= MAX_KEY_LENGTH ? [[act, key]] : [];
    });
    return { isOn: stored?.off !== true, keys: { ...DEFAULT_KEYS, ...Object.fromEntries(own) } };
  } catch {
    return DEFAULT_KEY_MAP;
  }
}

/** Returns the current assignments; the same object until they change. */
export function getKeyMap(): KeyMap {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEYS_STORAGE_KEY);
  } catch {
    // Without storage the defaults apply.
  }
  if (text !== cached.text) cached = { text, map: text === null ? DEFAULT_KEY_MAP : parse(text) };
  return cached.map;
}

/** Returns the command of a key; undefined for none, and while single keys are switched off. */
export function commandOfKey(key: string): KeyboardCommand | undefined {
  return getKeyMap().isOn ? commandAssignedTo(key) : undefined;
}

/** Returns the command a key is assigned to, whether single keys are switched on or not. */
export function commandAssignedTo(key: string): KeyboardCommand | undefined {
  const { keys } = getKeyMap();
  return key === '' ? undefined : KEYBOARD_COMMANDS.find((act) => keys[act] === key);
}

/** Calls `listener` after every change, also in other windows. */
export function onKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Notifies the listeners of this page of a change. */
export function notifyKeysChange(): void {
  for (const listener of listeners) listener();
}
