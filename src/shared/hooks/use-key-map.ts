import { useSyncExternalStore } from 'react';
import { FIRST_KEYS, type KeyMap, keyMap, onKeysChange } from '../lib/keys/key-map.ts';

/** Which key does what here. */
export function useKeyMap(): KeyMap {
  return useSyncExternalStore(onKeysChange, keyMap, () => FIRST_KEYS);
}
