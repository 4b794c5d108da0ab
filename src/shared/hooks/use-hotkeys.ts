import { useEffect, useEffectEvent } from 'react';
import { actOf } from '../lib/keys/key-map.ts';
import { keyName } from '../lib/keys/key-name.ts';
import type { Act } from '../lib/keys/keyboard-commands.ts';

type Action = (event: KeyboardEvent) => void;

/**
 * Keys to actions. A key is spelt as `KeyboardEvent.key` gives it ("Escape", "ArrowDown", " "), with "shift+" before a
 * letter that needs Shift.
 */
export type Hotkeys = Partial<Record<string, Action>>;

/** What happens when the key of an act is pressed, whichever key that is here. */
export type ActKeys = Partial<Record<Act, Action>>;

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=""], [contenteditable=true], [role=menu], [role=listbox]';

function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(TYPING) !== null;
}

function useKeyPress(find: (key: string) => Action | undefined, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    const action = find(keyName(event));
    if (!action) return;
    event.preventDefault();
    action(event);
  });

  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

/**
 * Listens for single keys on the whole page: those that no reader can change, such as arrows. Stays out of the way while
 * the reader types, while an input method composes, with Ctrl, Alt or Meta held, and when something nearer has handled
 * the key.
 */
export function useHotkeys(hotkeys: Hotkeys, enabled = true): void {
  useKeyPress((key) => hotkeys[key], enabled);
}

/** Listens for the keys the reader has chosen for these acts, as `useHotkeys` does; for none while they are switched off. */
export function useActKeys(acts: ActKeys, enabled = true): void {
  useKeyPress((key) => {
    const act = actOf(key);
    return act && acts[act];
  }, enabled);
}
