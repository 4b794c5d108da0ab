import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePullToRefresh } from './use-pull-to-refresh.ts';

const onPulled = vi.fn();

function Page({ enabled = true }: { enabled?: boolean }) {
  const thread = useRef<HTMLDivElement>(null);
  usePullToRefresh(thread, onPulled, enabled);
  return <div ref={thread} data-testid="thread" />;
}

type Spot = readonly [x: number, y: number];

function at(...spots: readonly Spot[]) {
  return { touches: spots.map(([clientX, clientY]) => ({ clientX, clientY })) };
}

/** Touches and drags, and returns the thread's length. */
function draw(from: Spot, ...to: readonly Spot[]): string {
  fireEvent.touchStart(document.body, at(from));
  for (const spot of to) fireEvent.touchMove(document.body, at(spot));
  return thread().style.getPropertyValue('--pull');
}

const thread = () => document.querySelector<HTMLElement>('[data-testid="thread"]') as HTMLElement;
const letGo = () => fireEvent.touchEnd(document.body, at());

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

afterEach(() => {
  onPulled.mockReset();
  scrollTo(0);
});

it('usePullToRefresh calls back when released beyond the threshold [half its pace, 72 px]', () => {
  render(<Page />);
  expect(draw([100, 100], [100, 150], [100, 254])).toBe('72');
  expect(thread().hasAttribute('data-enough')).toBe(true);
  expect(onPulled).not.toHaveBeenCalled();
  letGo();
  expect(onPulled).toHaveBeenCalledTimes(1);
  expect(thread().style.getPropertyValue('--pull')).toBe('0');
});

it.each<[string, readonly Spot[]]>([
  [
    'one pixel less',
    [
      [100, 150],
      [100, 252],
    ],
  ],
  [
    'back up again',
    [
      [100, 400],
      [100, 120],
    ],
  ],
  [
    'sideways first',
    [
      [140, 104],
      [140, 400],
    ],
  ],
  [
    'upwards first',
    [
      [100, 80],
      [100, 400],
    ],
  ],
])('usePullToRefresh ignores a finger that moves %s', (_, way) => {
  render(<Page />);
  draw([100, 100], ...way);
  letGo();
  expect(onPulled).not.toHaveBeenCalled();
});

it('usePullToRefresh limits the pull distance', () => {
  render(<Page />);
  expect(draw([100, 100], [100, 900])).toBe('104');
});

it('usePullToRefresh ignores a page that is not at its top, or leaves it', () => {
  render(<Page />);
  scrollTo(1);
  draw([100, 100], [100, 400]);
  letGo();
  scrollTo(0);
  draw([100, 100], [100, 200]);
  scrollTo(5);
  fireEvent.touchMove(document.body, at([100, 400]));
  letGo();
  expect(onPulled).not.toHaveBeenCalled();
});

it('usePullToRefresh ignores a second finger and a cancelled touch', () => {
  render(<Page />);
  draw([100, 100], [100, 200]);
  fireEvent.touchMove(document.body, at([100, 400], [200, 400]));
  letGo();
  draw([100, 100], [100, 400]);
  fireEvent.touchCancel(document.body, at());
  letGo();
  expect(onPulled).not.toHaveBeenCalled();
  expect(thread().style.getPropertyValue('--pull')).toBe('0');
});

it('usePullToRefresh listens only while enabled', () => {
  render(<Page enabled={false} />);
  draw([100, 100], [100, 400]);
  letGo();
  expect(onPulled).not.toHaveBeenCalled();
});
