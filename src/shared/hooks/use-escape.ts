import { useEffectEvent, useLayoutEffect } from 'react';
import { isComposingKey } from '../lib/keys/key-event.ts';

type Handler = () => void;

// Only the newest layer handles Escape, so that one key press closes one thing.
const stack: Handler[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event)) return;
  const top = stack.at(-1);
  if (!top) return;
  event.preventDefault();
  top();
}

/** Calls `onEscape` while this is the newest mounted and enabled user of the hook. */
export function useEscape(onEscape: () => void, enabled = true): void {
  const handle = useEffectEvent(onEscape);

  // In a layout effect, because a user may press the key as soon as the layer is visible.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const entry: Handler = () => handle();
    if (stack.length === 0) document.addEventListener('keydown', onKeyDown);
    stack.push(entry);
    return () => {
      stack.splice(stack.indexOf(entry), 1);
      if (stack.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [enabled]);
}
