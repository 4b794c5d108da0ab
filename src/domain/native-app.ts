import { readCookie } from './cookies.ts';

/** Cookie by which a native application marks pages in its web view; its value is the platform. */
const NATIVE_APP_COOKIE = 'native_app';

/** Platforms of native applications (spec 000 §6). */
const NATIVE_PLATFORMS = ['iphone', 'android'] as const;
type NativePlatform = (typeof NATIVE_PLATFORMS)[number];

/**
 * Returns the platform of the native application in whose web view a page is shown; undefined in a browser.
 *
 * @param cookies a `Cookie` header or `document.cookie`
 */
export function nativePlatformOf(cookies: string): NativePlatform | undefined {
  const value = readCookie(cookies, NATIVE_APP_COOKIE);
  return NATIVE_PLATFORMS.find((platform) => platform === value);
}
