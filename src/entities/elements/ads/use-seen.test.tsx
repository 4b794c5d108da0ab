import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSeen } from './use-seen.ts';

let report: (isIntersecting: boolean) => void;
const onSeen = vi.fn();

function Watched() {
  return <div ref={useSeen<HTMLDivElement>(onSeen, true)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  onSeen.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        options: { threshold: number },
      ) {
        expect(options.threshold).toBe(0.5);
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('useSeen reports an ad of which half was in view for a second', () => {
  render(<Watched />);
  report(true);
  pass(999);
  expect(onSeen).not.toHaveBeenCalled();
  pass(1);
  expect(onSeen).toHaveBeenCalledTimes(1);
});

it('useSeen does not report an ad that was scrolled past, however often', () => {
  render(<Watched />);
  for (let time = 0; time < 3; time += 1) {
    report(true);
    pass(600);
    report(false);
    pass(600);
  }
  expect(onSeen).not.toHaveBeenCalled();
});

it('useSeen waits until the tab is in front, and forgets an ad that is removed', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { unmount } = render(<Watched />);
  report(true);
  pass(5000);
  expect(onSeen).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  pass(1000);
  expect(onSeen).toHaveBeenCalledTimes(1);
  report(false);
  report(true);
  unmount();
  pass(2000);
  expect(onSeen).toHaveBeenCalledTimes(1);
});
