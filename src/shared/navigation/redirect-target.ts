// Browsers read a backslash as a slash and skip tabs and newlines inside an address, so "/\host" and
// "/<tab>/host" leave the site as surely as "//host" does.
const UNSAFE = /[\\\p{Cc}]/u;

function isOwnUrl(target: string, host: string): boolean {
  const url = URL.parse(target);
  return url?.protocol === 'https:' && url.host === host && url.username === '' && url.password === '';
}

/** Resolves like browsers do, including dots: "/..//host" becomes "//host", which is another site. */
function isOwnPath(target: string): boolean {
  if (target.startsWith('//')) return false;
  const { pathname } = new URL(target, 'https://own.invalid');
  return !pathname.startsWith('//');
}

/**
 * Returns `redirect_to` when it is safe (spec 000 §2.8, 001 §5): a same-site relative path, or an https URL on the
 * product's own host without credentials. Anything else gives undefined; the caller then goes to the dashboard, or to
 * topic selection during sign-up.
 * @param host the product's own host with its port if it has one, as `location.host` spells it
 */
export function safeRedirect(target: string | null | undefined, host: string): string | undefined {
  if (!target || UNSAFE.test(target)) return undefined;
  if (target.startsWith('/')) return isOwnPath(target) ? target : undefined;
  return isOwnUrl(target, host) ? target : undefined;
}
