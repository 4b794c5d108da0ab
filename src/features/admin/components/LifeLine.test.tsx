import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LifeLine, lifeOf } from './LifeLine.tsx';

it.each([
  ['a fault that no day has', [0, 0, 0], []],
  ['a fault of today', [0, 0, 3], [{ from: 2, to: 2, isSeen: true }]],
  ['a fault of every day', [1, 2, 3], [{ from: 0, to: 2, isSeen: true }]],
  [
    'a fault that is away',
    [0, 4, 0, 0],
    [
      { from: 1, to: 2, isSeen: true },
      { from: 2, to: 3, isSeen: false },
    ],
  ],
  [
    'a fault that came back',
    [4, 0, 0, 2],
    [
      { from: 0, to: 1, isSeen: true },
      { from: 1, to: 3, isSeen: false },
      { from: 3, to: 3, isSeen: true },
    ],
  ],
])('lifeOf returns the stretches of %s', (_, trend, stretches) => {
  expect(lifeOf(trend)).toEqual(stretches);
});

function marks(): number[] {
  const line = screen.getByRole('img', { name: 'Life' });
  return [line.querySelectorAll('path').length, line.querySelectorAll('circle').length];
}

it('LifeLine ties a knot when today has the fault', () => {
  render(<LifeLine trend={[4, 0, 0, 2]} isSettled={false} label="Life" />);
  expect(marks()).toEqual([3, 3]);
});

it('LifeLine ends a settled fault in a curl where it was last seen', () => {
  render(<LifeLine trend={[4, 0, 0, 0]} isSettled label="Life" />);
  expect(marks()).toEqual([2, 1]);
});
