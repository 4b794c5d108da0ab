import { expect, test } from 'vitest';
import { choicesModule } from './choices.ts';
import type { Document } from './document.ts';

function documentWith(properties: object): Document {
  return { components: { schemas: { User: { properties } } } } as unknown as Document;
}

test('lists the words in the contract’s order, without null', () => {
  const text = choicesModule(
    documentWith({ palette: { enum: ['ghost', 'canary', null] }, locale: { enum: ['pt-br', 'de'] } }),
  );
  expect(text).toContain("palettes = [\n  'ghost',\n  'canary',\n] as const;");
  expect(text).toContain("locales = [\n  'pt-br',\n  'de',\n] as const;");
});

test.each([
  ['no such field', { palette: { enum: ['ghost'] } }],
  ['no words', { palette: { enum: ['ghost'] }, locale: { enum: [null] } }],
])('refuses a contract with %s', (_what, properties) => {
  expect(() => choicesModule(documentWith(properties))).toThrow('User.yaml: locale lists no words');
});
