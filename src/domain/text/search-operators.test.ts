import { expect, it } from 'vitest';
import { unknownOperators } from './search-operators.ts';

it.each([
  ['bread has:image', ['has:image']],
  ['bread has:alt from:odile type:photo -tag:rye after:2026-01-31', []],
  ['type:film by:odile', ['type:film', 'by:odile']],
  ['before:2026-02-30', ['before:2026-02-30']],
  ['-after:2026-01-31', ['-after:2026-01-31']],
  ['from:"two words"', ['from:"two words"']],
  ['https://skein.example 12:30', []],
  ['plain words', []],
])('unknownOperators of %s are %j', (typed, unknown) => {
  expect(unknownOperators(typed)).toEqual(unknown);
});
