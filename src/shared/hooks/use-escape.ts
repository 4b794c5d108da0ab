import { useEffectEvent, useLayoutEffect } from 'react';

type Handler = () => void;

// Only the newest layer hears Escape; one key press must not close two things.
const stack: Handler[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = stack.at(-1);
  if (!top) return;
  event.preventDefault();
  top();
}

/** Calls `onEscape` while this is the newest mounted and enabled user of the hook. */
export function useEscape(onEscape: () => void, enabled = true): void {
  const handle = useEffectEvent(onEscape);

  // With the layer itself, not after it was painted: who sees it may press the key at once.
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
