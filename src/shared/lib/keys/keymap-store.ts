import { holderOf, KEYS_ENTRY, type KeyMap, keyMap, tellKeysChanged } from './key-map.ts';
import { ACT_NAMES, ACTS, type Act } from './keyboard-commands.ts';

/** Has these keys in this browser from now on. */
export function keepKeys({ isOn, keys }: KeyMap): void {
  const own = ACT_NAMES.filter((act) => keys[act] !== ACTS[act]).map((act) => [act, keys[act]]);
  try {
    if (isOn && own.length === 0) localStorage.removeItem(KEYS_ENTRY);
    else localStorage.setItem(KEYS_ENTRY, JSON.stringify({ off: !isOn, keys: Object.fromEntries(own) }));
  } catch {
    // Where nothing can be kept, keys stay as they are.
  }
  tellKeysChanged();
}

/**
 * Gives an act another key, or none.
 *
 * @returns the act that has the key already, which then keeps it
 */
export function setKey(act: Act, key: string): Act | undefined {
  const holder = holderOf(key);
  if (holder !== undefined && holder !== act) return holder;
  const { isOn, keys } = keyMap();
  keepKeys({ isOn, keys: { ...keys, [act]: key } });
  return undefined;
}

/** Switches single keys on or off (WCAG 2.2, 2.1.4). */
export function setKeysOn(isOn: boolean): void {
  keepKeys({ ...keyMap(), isOn });
}

/** Every act has its first key again; whether keys do anything stays. */
export function resetKeys(): void {
  keepKeys({ ...keyMap(), keys: ACTS });
}

/** Every key is as it came: whoever uses the browser next has not chosen any. */
export function forgetKeys(): void {
  keepKeys({ isOn: true, keys: ACTS });
}
