import { siteHost } from '#server/core/site-host.ts';

/** Parsed address of a post. */
export interface PostAddress {
  blog: string;
  id: string;
}

const PATH = /^\/([^/]+)\/([1-9][0-9]{0,18})(?:\/[^/]*)?\/?$/;
const OWN_PATH = /^\/(?:post\/)?([1-9][0-9]{0,18})(?:\/[^/]*)?\/?$/;

/** Parses an address of a post, on the site or on its blog's own host; undefined for any other address. */
export function postAddressOf(address: string, publicUrl: string): PostAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (host === new URL(publicUrl).host || hostname === siteHost()) {
    const [, blog, id] = PATH.exec(pathname) ?? [];
    return blog && id ? { blog, id } : undefined;
  }
  if (!hostname.endsWith(`.${siteHost()}`)) return undefined;
  const [, id] = OWN_PATH.exec(pathname) ?? [];
  return id ? { blog: hostname, id } : undefined;
}
