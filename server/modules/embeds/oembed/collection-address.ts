import { siteHost } from '#server/core/site-host.ts';

const PATH = /^\/[^/]+\/collections\/([A-Za-z0-9:_-]{1,128})\/?$/;

/** Returns the id of the collection at an address of the site; undefined for any other address. */
export function collectionIdIn(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (host !== new URL(publicUrl).host && hostname !== siteHost()) return undefined;
  return PATH.exec(pathname)?.[1];
}
