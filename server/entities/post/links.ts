const WEB = new Set(['http:', 'https:']);
const SAFE = new Set([...WEB, 'mailto:']);

function protocolOf(text: string): string | undefined {
  try {
    return new URL(text).protocol;
  } catch {
    return undefined;
  }
}

/** Returns true when a text is a complete http or https address without credentials. */
export function isWebAddress(text: string): boolean {
  const protocol = protocolOf(text);
  if (!protocol || !WEB.has(protocol)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Returns true when a link in a text may lead there: the web, a mail address, or a page of this site. */
export function isSafeLink(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  const protocol = protocolOf(text);
  return protocol === 'mailto:' || (protocol !== undefined && SAFE.has(protocol) && isWebAddress(text));
}

/** Returns true when an address belongs to a file in this site's media store. */
export function isOwnMediaUrl(url: string): boolean {
  return /^\/media\/[A-Za-z0-9][A-Za-z0-9/_.-]*$/.test(url) && !url.includes('..');
}
