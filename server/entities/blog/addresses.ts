import { siteHost } from '#server/core/site-host.ts';
import { loadContract } from '#server/http/contract/load.ts';

/** Host names that clients of the API family append to a bare blog name (openapi/legacy-clients.yaml). */
const FAMILY_HOSTS = loadContract().document['x-family'].hosts;

/** Returns the blog's own address. */
export function blogUrl(name: string): string {
  return `https://${name}.${siteHost()}`;
}

/** Returns the address of a blog's page inside the site. */
export function blogViewUrl(name: string): string {
  return `/${name}`;
}

/** Returns the address of a post's page inside the site. */
export function postUrl(blogName: string, id: string, slug: string): string {
  return slug ? `/${blogName}/${id}/${slug}` : `/${blogName}/${id}`;
}

/**
 * Parses a blog identifier from a request into a uuid or a name in lower case. A host name of this site and a full
 * address count as the name (spec 000 §5).
 */
export function parseBlogIdentifier(text: string): { uuid: string } | { name: string } {
  const trimmed = text.trim();
  if (trimmed.startsWith('t:')) return { uuid: trimmed };
  const withoutScheme = trimmed.replace(/^https?:\/\//i, '').replace(/^@/, '');
  const [host = '', ...path] = withoutScheme.split('/');
  const lower = host.toLowerCase();
  const own = [siteHost(), ...FAMILY_HOSTS].find((host) => lower.endsWith(`.${host}`));
  if (own !== undefined) return { name: lower.slice(0, -own.length - 1) };
  if (lower === siteHost() && path[0]) return { name: path[0].replace(/^@/, '').toLowerCase() };
  return { name: lower };
}
