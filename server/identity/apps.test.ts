import { expect, test } from 'vitest';
import { Apps } from './apps.ts';

const apps = new Apps(
  [
    { key: 'one', secret: 'first' },
    { key: 'two', secret: 'second' },
  ],
  Buffer.from('a key'),
);

test('Apps finds an app by its key', () => {
  expect(apps.find('two')).toEqual({ key: 'two', secret: 'second' });
  expect(apps.find('three')).toBeUndefined();
});

test("Apps derives a token's secret from the token and the site's key", () => {
  const secret = apps.tokenSecret('token');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Apps([], Buffer.from('a key')).tokenSecret('token')).toBe(secret);
  expect(apps.tokenSecret('tokem')).not.toBe(secret);
  expect(new Apps([], Buffer.from('another key')).tokenSecret('token')).not.toBe(secret);
});
