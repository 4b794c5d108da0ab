import { expect, it } from 'vitest';
import { followTarget } from './follow-target.ts';

it('followTarget treats text with an @ as an e-mail address [validation-05]', () => {
  expect(followTarget('wool@example.org')).toEqual({ email: 'wool@example.org' });
});

it.each(['https://example.org/@wool', 'wool.example.org'])(
  'followTarget treats %s as a URL [validation-06]',
  (typed) => {
    expect(followTarget(typed)).toEqual({ url: typed });
  },
);

it.each([' wool-and-dye ', 'http@wool'])('followTarget treats %j as a blog name [validation-07]', (typed) => {
  expect(followTarget(typed)).toEqual({ blogName: typed.trim() });
});
