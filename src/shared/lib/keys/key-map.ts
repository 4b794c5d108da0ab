import { ACT_NAMES, ACTS, type Act } from './acts.ts';

/** Which key does what in this browser, and whether single keys do anything. */
export interface KeyMap {
  isOn: boolean;
  /** An empty text where an act has no key. */
  keys: Readonly<Record<Act, string>>;
}

/** Kept in the browser: keyboards differ between the devices of one person. */
const KEY = 'skein.keys';
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
    text = localStorage.getItem(KEY);
  } catch {
    // Where nothing can be kept, keys are as they come.
  }
  if (text !== known.text) known = { text, map: text === null ? FIRST_KEYS : parse(text) };
  return known.map;
}

function keep({ isOn, keys }: KeyMap): void {
  const own = ACT_NAMES.filter((act) => keys[act] !== ACTS[act]).map((act) => [act, keys[act]]);
  try {
    if (isOn && own.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ off: !isOn, keys: Object.fromEntries(own) }));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** What a key does now; undefined for none, and for every key while single keys are switched off. */
export function actOf(key: string): Act | undefined {
  return keyMap().isOn ? holderOf(key) : undefined;
}

/** Which act has a key, switched off or not. */
function holderOf(key: string): Act | undefined {
  const { keys } = keyMap();
  return key === '' ? undefined : ACT_NAMES.find((act) => keys[act] === key);
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
  keep({ isOn, keys: { ...keys, [act]: key } });
  return undefined;
}

/** Switches single keys on or off (WCAG 2.2, 2.1.4). */
export function setKeysOn(isOn: boolean): void {
  keep({ ...keyMap(), isOn });
}

/** Every act has its first key again; whether keys do anything stays. */
export function resetKeys(): void {
  keep({ ...keyMap(), keys: ACTS });
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
