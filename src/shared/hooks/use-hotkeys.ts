import { useEffect, useEffectEvent } from 'react';

/**
 * Keys to actions. A key is spelt as `KeyboardEvent.key` gives it ("j", "?", "Escape", "ArrowDown", " "),
 * with "shift+" before a letter that needs Shift.
 */
export type Hotkeys = Partial<Record<string, (event: KeyboardEvent) => void>>;

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=""], [contenteditable=true], [role=menu], [role=listbox]';

function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(TYPING) !== null;
}

function nameOf(event: KeyboardEvent): string {
  const isLetter = /^\p{L}$/u.test(event.key);
  const key = isLetter ? event.key.toLowerCase() : event.key;
  return isLetter && event.shiftKey ? `shift+${key}` : key;
}

/**
 * Listens for single keys on the whole page. Stays out of the way while the reader types, while an input
 * method composes, with Ctrl, Alt or Meta held, and when something nearer has handled the key.
 */
export function useHotkeys(hotkeys: Hotkeys, enabled = true): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    const action = hotkeys[nameOf(event)];
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
