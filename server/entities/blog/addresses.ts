import { loadContract } from '#server/http/contract/load.ts';

/** The host that blogs hang off: a blog's own address is `https://{blog}.{host}` (spec 000 §2.3). */
export const SITE_HOST = process.env.SITE_HOST ?? 'skein.localhost';

/** Hosts that programs of the API family hang on to a bare blog name (openapi/legacy-clients.yaml). */
const FAMILY_HOSTS = loadContract().document['x-family'].hosts;

/** A blog's own address. */
export function blogUrl(name: string): string {
  return `https://${name}.${SITE_HOST}`;
}

/** A blog's address inside the site. */
export function blogViewUrl(name: string): string {
  return `/${name}`;
}

/** A post's address inside the site. */
export function postUrl(blogName: string, id: string, slug: string): string {
  return slug ? `/${blogName}/${id}/${slug}` : `/${blogName}/${id}`;
}

/**
 * What a caller wrote for a blog, taken apart: its uuid, or its name in lower case. A host name of ours and a full
 * address count as the name (spec 000 §5).
 */
export function parseBlogIdentifier(text: string): { uuid: string } | { name: string } {
  const trimmed = text.trim();
  if (trimmed.startsWith('t:')) return { uuid: trimmed };
  const withoutScheme = trimmed.replace(/^https?:\/\//i, '').replace(/^@/, '');
  const [host = '', ...path] = withoutScheme.split('/');
  const lower = host.toLowerCase();
  const own = [SITE_HOST, ...FAMILY_HOSTS].find((host) => lower.endsWith(`.${host}`));
  if (own !== undefined) return { name: lower.slice(0, -own.length - 1) };
  if (lower === SITE_HOST && path[0]) return { name: path[0].replace(/^@/, '').toLowerCase() };
  return { name: lower };
}
