import type { components } from '#generated/types/api.d.ts';

type Device = NonNullable<components['schemas']['Session']['device']>;

/** Browser names within a user agent; the first match counts, because browsers also name those they derive from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(userAgent: string, names: typeof BROWSERS): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Returns a readable name for a user agent, such as "Firefox on Windows". */
export function browserName(userAgent: string): string {
  const known = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter(
    (name) => name !== undefined,
  );
  return known.length > 0 ? known.join(' on ') : 'Browser';
}

export function deviceOf(userAgent: string): Device {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  if (/\biPhone\b/.test(userAgent)) return 'phone';
  return /\b(?:Windows|Mac OS X|CrOS|Linux|X11)\b/.test(userAgent) ? 'desktop' : 'unknown';
}
