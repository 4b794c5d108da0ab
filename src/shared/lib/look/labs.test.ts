import { expect, it } from 'vitest';
import { labsMarkup } from './labs.ts';

it.each([
  [undefined, ''],
  [[], ''],
  [['closer'], ' data-labs="closer"'],
  [['closer', 'patio'], ' data-labs="closer patio"'],
  [['closer', '"><b>'], ' data-labs="closer"'],
])('%j is said as %j', (labs, markup) => {
  expect(labsMarkup(labs)).toBe(markup);
});
