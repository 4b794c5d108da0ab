/** Lifetime of interface cookies in seconds: one year (spec 000 §9). */
const MAX_AGE_SECONDS = 31_536_000;

/** Returns a cookie's value from a `Cookie` header or `document.cookie`; undefined when it is not set. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const raw = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Sets an interface cookie for a year, or removes it when `value` is undefined. Browser only. */
export function writeCookie(name: string, value: string | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = value === undefined ? 0 : MAX_AGE_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
