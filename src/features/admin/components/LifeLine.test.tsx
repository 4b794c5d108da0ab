import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LifeLine, lifeOf } from './LifeLine.tsx';

const releases = ['0.1.0', '0.2.0', '0.3.0', '0.4.0'];

it.each([
  ['a fault that none of the releases had', ['0.0.9'], []],
  ['a fault that the newest release brought', ['0.4.0'], [{ from: 3, to: 3, isSeen: true }]],
  ['a fault of every release', releases, [{ from: 0, to: 3, isSeen: true }]],
  [
    'a fault that is away',
    ['0.2.0'],
    [
      { from: 1, to: 2, isSeen: true },
      { from: 2, to: 3, isSeen: false },
    ],
  ],
  [
    'a fault that came back',
    ['0.1.0', '0.4.0'],
    [
      { from: 0, to: 1, isSeen: true },
      { from: 1, to: 3, isSeen: false },
      { from: 3, to: 3, isSeen: true },
    ],
  ],
])('lifeOf returns the stretches of %s', (_, seen, stretches) => {
  expect(lifeOf(releases, seen)).toEqual(stretches);
});

function marks(): number[] {
  const line = screen.getByRole('img', { name: 'Life' });
  return [line.querySelectorAll('path').length, line.querySelectorAll('circle').length];
}

it('LifeLine ties a knot when the newest release has the fault', () => {
  render(<LifeLine releases={releases} seen={['0.1.0', '0.4.0']} isSettled={false} label="Life" />);
  expect(marks()).toEqual([3, 3]);
});

it('LifeLine ends a settled fault in a curl where it was last seen', () => {
  render(<LifeLine releases={releases} seen={['0.1.0']} isSettled label="Life" />);
  expect(marks()).toEqual([2, 1]);
});

it('LifeLine is empty for a fault of none of the releases', () => {
  render(<LifeLine releases={releases} seen={[]} isSettled label="Life" />);
  expect(marks()).toEqual([0, 0]);
});
