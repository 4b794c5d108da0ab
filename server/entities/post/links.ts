const WEB = new Set(['http:', 'https:']);
const SAFE = new Set([...WEB, 'mailto:']);

function protocolOf(text: string): string | undefined {
  try {
    return new URL(text).protocol;
  } catch {
    return undefined;
  }
}

/** Whether a text is a whole http or https address without a name and password in it. */
export function isWebAddress(text: string): boolean {
  const protocol = protocolOf(text);
  if (!protocol || !WEB.has(protocol)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether a link in a text may lead there: the web, a mail address, or a place inside this site. */
export function isSafeLink(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  const protocol = protocolOf(text);
  return protocol === 'mailto:' || (protocol !== undefined && SAFE.has(protocol) && isWebAddress(text));
}

/** Whether an address is that of a file this site keeps. */
export function isOwnMediaUrl(url: string): boolean {
  return /^\/media\/[A-Za-z0-9][A-Za-z0-9/_.-]*$/.test(url) && !url.includes('..');
}
