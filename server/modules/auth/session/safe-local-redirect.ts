/** Where to go on afterwards: a path of this site, or nothing. */
export function ownPath(target: string | undefined): string | undefined {
  // Browsers read a backslash as a slash, and skip what no address has.
  if (target === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(target)) return undefined;
  return new URL(target, 'https://own.invalid').pathname.startsWith('//') ? undefined : target;
}
