import { expect, test } from 'vitest';
import { isByteRange } from './byte-range.ts';

test.each(['bytes=0-1', 'bytes=5-', 'bytes=-500', 'Bytes=0-1, 5-9', 'bytes=99999999-'])(
  'isByteRange accepts %s',
  (header) => expect(isByteRange(header)).toBe(true),
);

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=abc',
  'bytes=-',
  'bytes=5-2',
  'items=0-1',
  'bytes=0-1,x',
  'bytes=1.5-2',
])('isByteRange refuses %j', (header) => expect(isByteRange(header)).toBe(false));
