import { useEffect, useEffectEvent } from 'react';
import { isComposingKey, keyNames } from '../lib/keys/key-event.ts';
import { commandOfKey } from '../lib/keys/key-map.ts';
import type { KeyboardCommand } from '../lib/keys/keyboard-commands.ts';

type Action = (event: KeyboardEvent) => void;

/**
 * Handlers by key. A key is spelt as `KeyboardEvent.key` ("Escape", "ArrowDown", " "), with "shift+" before a letter
 * that needs Shift.
 */
export type Hotkeys = Partial<Record<string, Action>>;

/** Handlers by keyboard command, whichever key it is assigned to. */
export type CommandHandlers = Partial<Record<KeyboardCommand, Action>>;

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=""], [contenteditable=true], [role=menu], [role=listbox]';

function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** A react-aria dialog, drawer or lightbox; raised layers of the router are no such modals, because posts stand in them. */
const MODAL = '[data-modal]';

/** Returns true when a modal is open, or the key is pressed in a dialog that is no raised layer of the router. */
function isBehindModal(event: KeyboardEvent): boolean {
  if (document.querySelector(MODAL)) return true;
  const target = event.composedPath()[0];
  const dialog = target instanceof Element ? target.closest('[role*=dialog]') : null;
  return dialog !== null && dialog.closest('[data-layer]') === null;
}

function useKeyPress(find: (key: string) => Action | undefined, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposingKey(event)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    if (isBehindModal(event)) return;
    const action = keyNames(event).map(find).find(Boolean);
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
 * Listens for fixed single keys on the whole page, such as arrows. Ignores keys while the user types or an input method
 * composes, keys with Ctrl, Alt or Meta, keys pressed in or behind a dialog, and handled events. On layouts of other
 * scripts the key at the place of a Latin letter stands for it.
 */
export function useHotkeys(hotkeys: Hotkeys, enabled = true): void {
  useKeyPress((key) => hotkeys[key], enabled);
}

/**
 * Listens for the keys assigned to keyboard commands, as `useHotkeys` does; none while single keys are switched off.
 */
export function useCommandKeys(handlers: CommandHandlers, enabled = true): void {
  useKeyPress((key) => {
    const act = commandOfKey(key);
    return act && handlers[act];
  }, enabled);
}
