import { ACT_NAMES, ACTS, type Act } from './keyboard-commands.ts';

/** Which key does what in this browser, and whether single keys do anything. */
export interface KeyMap {
  isOn: boolean;
  /** An empty text where an act has no key. */
  keys: Readonly<Record<Act, string>>;
}

/** Kept with the member's account; the browser has a copy, so that keys work before anybody has asked for them. */
export const KEYS_ENTRY = 'skein.keys';
const LONGEST = 16;

/** How it is before anybody changed it, and on the server. */
export const FIRST_KEYS: KeyMap = { isOn: true, keys: ACTS };

let known: { text: string | null; map: KeyMap } = { text: null, map: FIRST_KEYS };
const listeners = new Set<() => void>();

function parse(text: string): KeyMap {
  try {
    const kept = JSON.parse(text) as { off?: unknown; keys?: Record<string, unknown> } | null;
    const own = ACT_NAMES.flatMap((act): Array<[Act, string]> => {
      const key = kept?.keys?.[act];
      return typeof key === 'string' && key.length <= LONGEST ? [[act, key]] : [];
    });
    return { isOn: kept?.off !== true, keys: { ...ACTS, ...Object.fromEntries(own) } };
  } catch {
    return FIRST_KEYS;
  }
}

/** The present keys, as one object until they change. */
export function keyMap(): KeyMap {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEYS_ENTRY);
  } catch {
    // Where nothing can be kept, keys are as they come.
  }
  if (text !== known.text) known = { text, map: text === null ? FIRST_KEYS : parse(text) };
  return known.map;
}

/** What a key does now; undefined for none, and for every key while single keys are switched off. */
export function actOf(key: string): Act | undefined {
  return keyMap().isOn ? holderOf(key) : undefined;
}

/** Which act has a key, switched off or not. */
export function holderOf(key: string): Act | undefined {
  const { keys } = keyMap();
  return key === '' ? undefined : ACT_NAMES.find((act) => keys[act] === key);
}

/** Calls `listener` after every change, those of other windows included. */
export function onKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Tells everybody on this page that the keys have changed. */
export function tellKeysChanged(): void {
  for (const listener of listeners) listener();
}
