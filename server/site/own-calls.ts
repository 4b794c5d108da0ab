/** A path segment that every URL parser takes for "here" or "one up", encoded or not (https://url.spec.whatwg.org). */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;
const NOWHERE = '/v2/nowhere';

/**
 * Returns the address of a call that the server makes to itself. It is put together from what somebody typed (a tag, a
 * name), and in-process calls resolve their URL first: with a piece that is `..` it would be another operation's. Such an
 * address leads to nothing instead.
 *
 * @param url path and query
 */
export function ownCall(url: string): string {
  const [path = ''] = url.split('?');
  return DOT_SEGMENT.test(path) ? NOWHERE : url;
}

/**
 * Returns the path and query of a page as its renderer will read them, so that whatever is decided by the address (caching,
 * who may frame it) is decided by the same one.
 *
 * @param url target of the request, in origin-form
 */
export function pageAddress(url: string): string {
  // Joined, not resolved: a path that starts with two slashes would be read as another host.
  const { pathname, search } = new URL(`http://page${url}`);
  return pathname + search;
}
