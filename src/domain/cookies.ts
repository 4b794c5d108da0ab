/** Cookies of the interface last a year (spec 000 §9). */
const LIFETIME = 31_536_000;

/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined when it is not there. */
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

/** Sets a cookie of the interface for a year, or takes it away when `value` is undefined. Browser only. */
export function writeCookie(name: string, value: string | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = value === undefined ? 0 : LIFETIME;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
