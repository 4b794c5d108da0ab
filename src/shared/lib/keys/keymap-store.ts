import { commandAssignedTo, getKeyMap, KEYS_STORAGE_KEY, type KeyMap, notifyKeysChange } from './key-map.ts';
import { DEFAULT_KEYS, KEYBOARD_COMMANDS, type KeyboardCommand } from './keyboard-commands.ts';

/** Stores key assignments in this browser. */
export function storeKeyMap({ isOn, keys }: KeyMap): void {
  const own = KEYBOARD_COMMANDS.filter((act) => keys[act] !== DEFAULT_KEYS[act]).map((act) => [
    act,
    keys[act],
  ]);
  try {
    if (isOn && own.length === 0) localStorage.removeItem(KEYS_STORAGE_KEY);
    else
      localStorage.setItem(KEYS_STORAGE_KEY, JSON.stringify({ off: !isOn, keys: Object.fromEntries(own) }));
  } catch {
    // Without storage the assignments stay unchanged.
  }
  notifyKeysChange();
}

/**
 * Assigns a key to a command; an empty key removes it.
 *
 * @returns the command the key is already assigned to, which keeps it
 */
export function setKey(command: KeyboardCommand, key: string): KeyboardCommand | undefined {
  const holder = commandAssignedTo(key);
  if (holder !== undefined && holder !== command) return holder;
  const { isOn, keys } = getKeyMap();
  storeKeyMap({ isOn, keys: { ...keys, [command]: key } });
  return undefined;
}

/** Switches single keys on or off (WCAG 2.2, 2.1.4). */
export function setKeysOn(isOn: boolean): void {
  storeKeyMap({ ...getKeyMap(), isOn });
}

/** Resets all assignments; whether single keys are on stays unchanged. */
export function resetKeys(): void {
  storeKeyMap({ ...getKeyMap(), keys: DEFAULT_KEYS });
}

/** Resets everything, before another person uses the browser. */
export function clearKeyMap(): void {
  storeKeyMap({ isOn: true, keys: DEFAULT_KEYS });
}
