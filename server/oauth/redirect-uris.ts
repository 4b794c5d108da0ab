/** Loopback hosts. `localhost` is the only name; an IP literal is better (RFC 8252, 8.3). */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** Private-use scheme of an app: a domain of its author in reverse (RFC 8252, 7.1). */
const PRIVATE_USE = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+$/;
const PARTS = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?]*))?/i;

/**
 * Returns the reason why codes must not be sent to an address, as the rest of a sentence about it; undefined when they
 * may (OAuth 2.1, 2.3.1 and 8.4; RFC 8252, 7). Checks the text itself, because it is later compared character by
 * character and parsers normalise what they should refuse.
 */
export function redirectUriFault(uri: string): string | undefined {
  if (!/^[\x21-\x7e]+$/.test(uri))
    return 'must not contain spaces, control characters or letters beyond ASCII';
  if (uri.includes('\\')) return 'must not contain a backslash';
  if (uri.includes('#')) return 'must not have a fragment (#)';
  const [, scheme = '', authority] = PARTS.exec(uri) ?? [];
  if (scheme === '' || !URL.canParse(uri)) return 'must be a whole address with its scheme';
  if (authority?.includes('@')) return 'must not contain a user name or password';
  if (authority?.includes('*')) return 'must name one host, without a wildcard (*)';
  const host = authority?.replace(/:\d*$/, '').toLowerCase() ?? '';
  switch (scheme.toLowerCase()) {
    case 'https':
      return host === '' ? 'must name its host behind https://' : undefined;
    case 'http':
      return LOOPBACK.has(host)
        ? undefined
        : 'must be https; http is for 127.0.0.1, [::1] and localhost alone';
    default:
      if (!PRIVATE_USE.test(scheme)) return 'must have a scheme with a dot in it, like org.example.app:/back';
      return undefined;
  }
}
