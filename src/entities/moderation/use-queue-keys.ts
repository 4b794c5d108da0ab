import type { RefObject } from 'react';
import { useCommandKeys, useHotkeys } from '#src/shared/hooks/use-hotkeys.ts';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';

/**
 * Listens for the keys of the queue while single keys are switched on. A key presses the control that carries it, so
 * it does what a click does, and nothing where there is no such control. Of several the last one counts: the open entry
 * stands below those that were settled.
 *
 * @param keys keys that press what carries them as `data-key`
 * @param move opens the next entry (1) or the one before (-1)
 */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  move: (by: 1 | -1) => void,
): void {
  const { isOn } = useKeyMap();
  const press = (key: string) => (): void => {
    const controls = list.current?.querySelectorAll<HTMLElement>(`[data-key="${key}"]`) ?? [];
    const control = [...controls].at(-1);
    if (control instanceof HTMLInputElement && control.type !== 'radio') control.focus();
    else control?.click();
  };
  useHotkeys(Object.fromEntries(keys.map((key) => [key, press(key)])), isOn);
  useCommandKeys({ next: () => move(1), previous: () => move(-1) });
}
