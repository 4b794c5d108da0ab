import { expect, test } from 'vitest';
import { lintSamples, withSchema } from '../lint-samples.ts';

test('accessor-names reports a property that is named like the accessor of another one', async () => {
  const text = { type: 'string' };
  const found = await lintSamples('accessor-names', {
    apart: withSchema({ type: 'object', properties: { rule: text, isFilledByRule: text, hasMore: text } }),
    has: withSchema({ type: 'object', properties: { rule: text, hasRule: text } }),
    set: withSchema({ type: 'object', properties: { theme: text, setTheme: text } }),
  });
  expect(found.apart).toEqual([]);
  expect(found.has[0]).toMatch(/`hasRule` is also the accessor that generated clients make for `rule`/);
  expect(found.set).toHaveLength(1);
});
