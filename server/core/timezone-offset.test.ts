import { expect, test } from 'vitest';
import { timeZoneOffset } from './timezone-offset.ts';

test('timeZoneOffset follows the season, quarters of hours, and zones that are not known', () => {
  const [winter, summer] = [Date.parse('2026-01-15T12:00:00Z'), Date.parse('2026-07-15T12:00:00Z')];
  expect(timeZoneOffset('Europe/Lisbon', winter)).toBe('+0000');
  expect(timeZoneOffset('Europe/Lisbon', summer)).toBe('+0100');
  expect(timeZoneOffset('Asia/Kathmandu', winter)).toBe('+0545');
  expect(timeZoneOffset('America/St_Johns', summer)).toBe('-0230');
  expect(timeZoneOffset('UTC', summer)).toBe('+0000');
  expect(timeZoneOffset('Nowhere/Town', summer)).toBe('+0000');
});
