/** Matches a path segment that URL parsers read as "here" or "one up", encoded or not (https://url.spec.whatwg.org). */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;
const NOWHERE = '/v2/nowhere';

/**
 * Returns the address of a call that the server makes to itself. The address may contain member input (a tag, a name),
 * and in-process calls resolve their URL first: a `..` segment would reach another operation. Such an address leads to
 * a missing resource instead.
 *
 * @param url path and query
 */
export function ownCall(url: string): string {
  const [path = ''] = url.split('?');
  return DOT_SEGMENT.test(path) ? NOWHERE : url;
}

/**
 * Returns the path and query of a page as its renderer parses them, so that decisions by address (caching, framing) use
 * the same value.
 *
 * @param url target of the request, in origin-form
 */
export function pageAddress(url: string): string {
  // Concatenated, not resolved: a path that starts with two slashes would be read as another host.
  const { pathname, search } = new URL(`http://page${url}`);
  return pathname + search;
}
