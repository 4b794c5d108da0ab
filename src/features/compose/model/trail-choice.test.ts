import { expect, it } from 'vitest';
import { showsTrail, trailRequest, withPart } from './trail-choice.ts';

const whole = { isHidden: false, left: [] };

it('withPart omits and restores parts of a trail', () => {
  const left = withPart(withPart(whole, 3), 0);
  expect(left).toEqual({ isHidden: false, left: [0, 3] });
  expect(withPart(left, 3)).toEqual({ isHidden: false, left: [0] });
});

it.each([
  ['nothing chosen', undefined, true],
  ['a part left', { isHidden: false, left: [0] }, true],
  ['no part left', { isHidden: false, left: [0, 1] }, false],
  ['it hidden', { isHidden: true, left: [] }, false],
])('showsTrail reports with %s whether a trail of two parts is shown', (_what, choice, shows) => {
  expect(showsTrail({ count: 2, isHidden: false }, choice)).toBe(shows);
});

it('a hidden trail of unknown length counts as shown once it is restored', () => {
  expect(showsTrail({ count: 0, isHidden: true })).toBe(false);
  expect(showsTrail({ count: 0, isHidden: true }, whole)).toBe(true);
});

it.each([
  ['nothing', undefined, false, {}],
  ['what stays as it was', whole, false, {}],
  ['hiding', { isHidden: true, left: [1] }, false, { hideTrail: true, excludeTrailItems: [1] }],
  ['showing again', whole, true, { hideTrail: false }],
])('trailRequest sends %s', (_what, choice, wasHidden, request) => {
  expect(trailRequest(choice, wasHidden)).toEqual(request);
});
