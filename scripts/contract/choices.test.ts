import { expect, test } from 'vitest';
import { choicesModule } from './choices.ts';
import type { Document } from './document.ts';

function documentWith(schemas: object): Document {
  return { components: { schemas } } as unknown as Document;
}

test("choicesModule lists enum values in the contract's order, without null", () => {
  const text = choicesModule(
    documentWith({ Palette: { enum: ['ghost', 'canary', null] }, Locale: { enum: ['pt-br', 'de'] } }),
  );
  expect(text).toContain("palettes = [\n  'ghost',\n  'canary',\n] as const;");
  expect(text).toContain("locales = [\n  'pt-br',\n  'de',\n] as const;");
});

test.each([
  ['no such schema', { Palette: { enum: ['ghost'] } }],
  ['no words', { Palette: { enum: ['ghost'] }, Locale: { enum: [null] } }],
])('choicesModule throws for a contract with %s', (_what, schemas) => {
  expect(() => choicesModule(documentWith(schemas))).toThrow('Locale.yaml lists no words');
});
