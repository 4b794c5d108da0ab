import { expect, it } from 'vitest';
import { isEmail } from './registration.ts';

it.each([
  'anna@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'neill@example.ie",
  'ü@müller.example',
  `${'a'.repeat(64)}@example.com`,
])('isEmail accepts %s', (email) => expect(isEmail(email)).toBe(true));

it.each([
  'x..y@example.com',
  '.x@example.com',
  'x.@example.com',
  `${'a'.repeat(65)}@example.com`,
  'x@[127.0.0.1]',
  'x@127.0.0.1',
  'x@localhost',
  'x@-a.example',
  'x@a..example',
  'a@b@example.com',
  'zero\u200bwidth@example.com',
  'a b@example.com',
  `x@${'a'.repeat(64)}.com`,
])('isEmail refuses %s', (email) => expect(isEmail(email)).toBe(false));
