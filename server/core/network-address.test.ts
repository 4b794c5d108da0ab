import { expect, test } from 'vitest';
import { normalizeAddress, subscriberAddress } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  [' "203.0.113.7:4711" ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::ffff:203.0.113.7:4711', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:443', 'fe80::1'],
])('normalizeAddress(%j) is %s', (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});

test.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  'localhost',
  '203.0.113',
  '203.0.113.7.9',
  '0x7f.1',
  '0300.1.1.1',
  '203.0.113.7:',
  '203.0.113.7:123456',
  '[203.0.113.7',
  '[]:80',
  'for=203.0.113.7',
])('normalizeAddress(%j) is undefined', (text) => {
  expect(normalizeAddress(text)).toBeUndefined();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('subscriberAddress(%s) is %s', (address, subscriber) => {
  expect(subscriberAddress(address)).toBe(subscriber);
});
