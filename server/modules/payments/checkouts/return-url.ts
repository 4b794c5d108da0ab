import { domainError } from '#server/core/errors.ts';

/**
 * Returns the address to go on at after a payment: a path on this site.
 *
 * @throws invalid-request-param for another host, or a path that leads to one
 */
export function returnUrlOf(
  { host, path }: { host?: string | undefined; path?: string | undefined },
  publicUrl: string,
): string | undefined {
  if (host !== undefined && host !== new URL(publicUrl).host) {
    const detail = 'The return address must be on this site.';
    throw domainError('invalid-request-param', { field: 'host', detail });
  }
  if (path === undefined) return undefined;
  const url = URL.parse(path, publicUrl);
  if (!path.startsWith('/') || url?.origin !== new URL(publicUrl).origin) {
    const detail = 'The return address must be a path on this site.';
    throw domainError('invalid-request-param', { field: 'path', detail });
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
