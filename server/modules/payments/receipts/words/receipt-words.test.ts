import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { receiptWordsIn } from '#generated/receipt-words.js';

it('receiptWordsIn says receipts in the language of a code, English where there is no translation', () => {
  const all = ['en-us', 'de-de', 'pt-br'].map((language) => receiptWordsIn(language));
  expect(all.map((words) => words.receipt('R-1'))).toEqual(['Receipt R-1', 'Beleg R-1', 'Receipt R-1']);
  expect(all.map((words) => words.tax('VAT', 2300).replace(/\s/g, ' '))).toEqual([
    'VAT 23%',
    'VAT 23 %',
    'VAT 23%',
  ]);
  expect(all[1]?.blaze(2500)).toBe('Blaze, 2.500 Leute');
});

it('every word of receipts is translated', () => {
  const po = readFileSync(new URL('../locales/de.po', import.meta.url), 'utf8');
  expect(po.match(/^msgstr ""\n(?!")/gm)).toBe(null);
});
