import { expect, it } from 'vitest';
import { nativePlatformOf } from './native-app.ts';

it.each([
  ['palette=night; native_app=iphone', 'iphone'],
  ['native_app=android', 'android'],
  ['native_app=windows', undefined],
  ['not_native_app=iphone', undefined],
  ['', undefined],
])('nativePlatformOf reads %j as %s [permission-12] [permission-13]', (cookies, platform) => {
  expect(nativePlatformOf(cookies)).toBe(platform);
});
