import type { IncomingMessage } from 'node:http';

/**
 * Returns the path and query of a request, always with a slash at its beginning. It is joined to a host, never resolved
 * against one: an address that names a host of its own (`//elsewhere/`, `http://elsewhere/`) would lead there.
 */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
