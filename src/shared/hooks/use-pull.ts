import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pixels the thread hangs down when letting go means something. */
export const PULLED_ENOUGH = 72;
/** It follows the finger at half its pace, and no further than this. */
const PACE = 0.5;
const FURTHEST = 104;
/** Pixels a finger may wander before it is known where it goes. */
const SLACK = 10;

type Pull = { x: number; y: number; isPull: boolean; far: number };

/** Whether the page stands at its top under this finger, and nothing within it would scroll instead. */
function isAtTop(target: EventTarget | null): boolean {
  if (window.scrollY > 0) return false;
  for (let box = target instanceof Element ? target : null; box; box = box.parentElement) {
    if (box.scrollTop > 0 && box !== document.documentElement) return false;
  }
  return true;
}

/**
 * Pulling the page down by a finger beyond its top. The browser scrolls as ever: nothing here prevents it, the page itself
 * does not move, and a finger that goes sideways, upwards or is joined by a second one means something else.
 *
 * @param thread shows how far it is pulled: `--pull` in pixels and `data-enough`
 * @param onPulled called when a finger lets go far enough down
 */
export function usePull(thread: RefObject<HTMLElement | null>, onPulled: () => void, enabled: boolean): void {
  const show = (far: number): void => {
    thread.current?.style.setProperty('--pull', String(far));
    thread.current?.toggleAttribute('data-enough', far >= PULLED_ENOUGH);
  };
  const shown = useEffectEvent(show);
  const pulled = useEffectEvent(onPulled);

  useEffect(() => {
    if (!enabled) return undefined;
    let pull: Pull | undefined;
    const leave = (): void => {
      if (pull?.isPull) shown(0);
      pull = undefined;
    };
    const begin = ({ touches, target }: TouchEvent): void => {
      leave();
      const [finger] = touches;
      if (finger && touches.length === 1 && isAtTop(target))
        pull = { x: finger.clientX, y: finger.clientY, isPull: false, far: 0 };
    };
    const follow = ({ touches }: TouchEvent): void => {
      const [finger] = touches;
      if (!pull || !finger) return;
      const down = finger.clientY - pull.y;
      const across = Math.abs(finger.clientX - pull.x);
      if (touches.length > 1 || window.scrollY > 0 || (!pull.isPull && (down < -SLACK || across > SLACK))) {
        leave();
        return;
      }
      pull.isPull ||= down > SLACK;
      if (!pull.isPull) return;
      pull.far = Math.min(FURTHEST, Math.max(0, (down - SLACK) * PACE));
      shown(pull.far);
    };
    const end = (): void => {
      const isEnough = pull !== undefined && pull.far >= PULLED_ENOUGH;
      leave();
      if (isEnough) pulled();
    };
    const passive = { passive: true } as const;
    document.addEventListener('touchstart', begin, passive);
    document.addEventListener('touchmove', follow, passive);
    document.addEventListener('touchend', end, passive);
    document.addEventListener('touchcancel', leave, passive);
    return () => {
      leave();
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', follow);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', leave);
    };
  }, [enabled]);
}
