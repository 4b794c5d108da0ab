import type { KeyMap } from './key-map.ts';
import { ACT_NAMES, ACTS, type Act } from './keyboard-commands.ts';
import { keepKeys } from './keymap-store.ts';

/** What single keys do, as the member's settings have it. */
export interface Keyboard {
  singleKeys: boolean;
  /** Acts with another key than they came with. */
  ownKeys: readonly { act: string; key: string }[];
}

const isAct = (name: string): name is Act => Object.hasOwn(ACTS, name);

/** The same, of the keys as they are. */
export function keyboardOf({ isOn, keys }: KeyMap): Keyboard & { ownKeys: { act: Act; key: string }[] } {
  const own = ACT_NAMES.filter((act) => keys[act] !== ACTS[act]);
  return { singleKeys: isOn, ownKeys: own.map((act) => ({ act, key: keys[act] })) };
}

/** Has the keys in this browser that the member chose on any of their devices. An act nobody here knows is passed over. */
export function adoptKeys({ singleKeys, ownKeys }: Keyboard): void {
  const own = ownKeys.flatMap(({ act, key }) => (isAct(act) ? [[act, key] as const] : []));
  keepKeys({ isOn: singleKeys, keys: { ...ACTS, ...Object.fromEntries(own) } });
}
