import { useSyncExternalStore } from 'react';
import { DEFAULT_KEY_MAP, getKeyMap, type KeyMap, onKeysChange } from '../lib/keys/key-map.ts';

/** Returns the key assignments of this browser. */
export function useKeyMap(): KeyMap {
  return useSyncExternalStore(onKeysChange, getKeyMap, () => DEFAULT_KEY_MAP);
}
