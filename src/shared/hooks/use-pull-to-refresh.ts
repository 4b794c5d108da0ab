import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pull distance in pixels at which releasing triggers. */
export const PULL_THRESHOLD_PX = 72;
/** The indicator follows the finger at half its distance, up to the maximum. */
const PULL_RATIO = 0.5;
const MAX_PULL_PX = 104;
/** Pixels a finger may move before its direction is determined. */
const TOUCH_SLOP_PX = 10;

type Pull = { x: number; y: number; isPull: boolean; distance: number };

/** Returns true when the page is at its top and nothing under the finger could scroll instead. */
function isAtTop(target: EventTarget | null): boolean {
  if (window.scrollY > 0) return false;
  for (let box = target instanceof Element ? target : null; box; box = box.parentElement) {
    if (box.scrollTop > 0 && box !== document.documentElement) return false;
  }
  return true;
}

/**
 * Detects pulling the page down beyond its top. Scrolling is not prevented and the page does not move; a finger that
 * moves sideways or upwards, or a second finger, cancels.
 *
 * @param indicator receives the distance as `--pull` in pixels, and `data-enough`
 * @param onPulled called when released beyond the threshold
 */
export function usePullToRefresh(
  indicator: RefObject<HTMLElement | null>,
  onPulled: () => void,
  enabled: boolean,
): void {
  const show = (far: number): void => {
    indicator.current?.style.setProperty('--pull', String(far));
    indicator.current?.toggleAttribute('data-enough', far >= PULL_THRESHOLD_PX);
  };
  const showDistance = useEffectEvent(show);
  const notifyPulled = useEffectEvent(onPulled);

  useEffect(() => {
    if (!enabled) return undefined;
    let pull: Pull | undefined;
    const cancel = (): void => {
      if (pull?.isPull) showDistance(0);
      pull = undefined;
    };
    const begin = ({ touches, target }: TouchEvent): void => {
      cancel();
      const [finger] = touches;
      if (finger && touches.length === 1 && isAtTop(target))
        pull = { x: finger.clientX, y: finger.clientY, isPull: false, distance: 0 };
    };
    const follow = ({ touches }: TouchEvent): void => {
      const [finger] = touches;
      if (!pull || !finger) return;
      const down = finger.clientY - pull.y;
      const across = Math.abs(finger.clientX - pull.x);
      if (
        touches.length > 1 ||
        window.scrollY > 0 ||
        (!pull.isPull && (down < -TOUCH_SLOP_PX || across > TOUCH_SLOP_PX))
      ) {
        cancel();
        return;
      }
      pull.isPull ||= down > TOUCH_SLOP_PX;
      if (!pull.isPull) return;
      pull.distance = Math.min(MAX_PULL_PX, Math.max(0, (down - TOUCH_SLOP_PX) * PULL_RATIO));
      showDistance(pull.distance);
    };
    const end = (): void => {
      const isPastThreshold = pull !== undefined && pull.distance >= PULL_THRESHOLD_PX;
      cancel();
      if (isPastThreshold) notifyPulled();
    };
    const passive = { passive: true } as const;
    document.addEventListener('touchstart', begin, passive);
    document.addEventListener('touchmove', follow, passive);
    document.addEventListener('touchend', end, passive);
    document.addEventListener('touchcancel', cancel, passive);
    return () => {
      cancel();
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', follow);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', cancel);
    };
  }, [enabled]);
}
