import { expect, it } from 'vitest';
import { applicableLaw } from './law.ts';

it.each([
  [{ operator: 'none', region: 'europe', headerCountry: 'PT' }, ['none', 'operator']],
  [{ region: 'united-states', headerCountry: 'PT' }, ['ccpa', 'setting']],
  [{ region: 'automatic', headerCountry: 'CH' }, ['gdpr', 'header']],
  [{ headerCountry: 'JP', timeZone: 'Europe/Berlin' }, ['none', 'header']],
  [{ timeZone: 'Europe/Berlin' }, ['gdpr', 'time-zone']],
  [{ timeZone: 'Atlantic/Azores' }, ['gdpr', 'time-zone']],
  [{ timeZone: 'America/Chicago' }, ['ccpa', 'time-zone']],
  [{ timeZone: 'Asia/Tokyo' }, ['none', 'time-zone']],
  [{ timeZone: 'UTC' }, ['gdpr', 'unknown']],
  [{ timeZone: 'Nowhere/At-all' }, ['gdpr', 'unknown']],
  [{}, ['gdpr', 'unknown']],
] as const)('applicableLaw follows the strongest hint: %j', (hints, expected) => {
  const { applies, countrySource } = applicableLaw(hints);
  expect([applies, countrySource]).toEqual(expected);
});
