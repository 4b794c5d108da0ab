import { expect, it } from 'vitest';
import { followTarget } from './follow-target.ts';

it('takes what has an @ for an email [validation-05]', () => {
  expect(followTarget('wool@example.org')).toEqual({ email: 'wool@example.org' });
});

it.each(['https://example.org/@wool', 'wool.example.org'])(
  'takes %s for an address [validation-06]',
  (typed) => {
    expect(followTarget(typed)).toEqual({ url: typed });
  },
);

it.each([' wool-and-dye ', 'http@wool'])('takes %j for a blog name [validation-07]', (typed) => {
  expect(followTarget(typed)).toEqual({ blogName: typed.trim() });
});
