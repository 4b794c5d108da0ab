import { expect, it } from 'vitest';
import { regionalLocale } from './regional-locale.ts';

it.each([
  ['en-US', ['en-GB', 'en'], 'en-GB'],
  ['en-US', ['fr-FR', 'en-AU'], 'en-AU'],
  ['en-US', ['en'], 'en-US'],
  ['de', ['de-AT'], 'de-AT'],
  ['de', ['en-GB'], 'de'],
  ['en-US', [], 'en-US'],
])('regionalLocale of %s for a reader of %j is %s', (locale, preferences, regional) => {
  expect(regionalLocale(locale, preferences)).toBe(regional);
});
