/** Returns a redirect target within this site, or undefined. */
export function safeLocalPath(target: string | undefined): string | undefined {
  // Browsers treat a backslash as a slash, and drop control characters.
  if (target === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(target)) return undefined;
  return new URL(target, 'https://own.invalid').pathname.startsWith('//') ? undefined : target;
}
