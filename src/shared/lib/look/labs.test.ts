import { expect, it } from 'vitest';
import { labsMarkup } from './labs.ts';

it.each([
  [undefined, ''],
  [[], ''],
  [['closer'], ' data-labs="closer"'],
  [['closer', 'patio'], ' data-labs="closer patio"'],
  [['closer', '"><b>'], ' data-labs="closer"'],
])('labsMarkup of %j is %j', (labs, markup) => {
  expect(labsMarkup(labs)).toBe(markup);
});
