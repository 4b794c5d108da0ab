import type { KeyMap } from './key-map.ts';
import { DEFAULT_KEYS, KEYBOARD_COMMANDS, type KeyboardCommand } from './keyboard-commands.ts';
import { storeKeyMap } from './keymap-store.ts';

/** Keyboard settings of the member's account. */
export interface KeyboardSettings {
  singleKeys: boolean;
  /** Commands whose key differs from the default. */
  ownKeys: readonly { act: string; key: string }[];
}

const isCommand = (name: string): name is KeyboardCommand => Object.hasOwn(DEFAULT_KEYS, name);

/** Returns the keyboard settings of a key map. */
export function keyboardSettingsOf({
  isOn,
  keys,
}: KeyMap): KeyboardSettings & { ownKeys: { act: KeyboardCommand; key: string }[] } {
  const own = KEYBOARD_COMMANDS.filter((act) => keys[act] !== DEFAULT_KEYS[act]);
  return { singleKeys: isOn, ownKeys: own.map((act) => ({ act, key: keys[act] })) };
}

/**
 * Applies the account's keyboard settings to this browser. Unknown commands, for example of a newer version, are
 * ignored.
 */
export function applyServerKeymap({ singleKeys, ownKeys }: KeyboardSettings): void {
  const own = ownKeys.flatMap(({ act, key }) => (isCommand(act) ? [[act, key] as const] : []));
  storeKeyMap({ isOn: singleKeys, keys: { ...DEFAULT_KEYS, ...Object.fromEntries(own) } });
}
