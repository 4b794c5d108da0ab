import { blogPatterns } from '#src/paths/blogs-paths.ts';
import { paths } from '#src/paths/paths.ts';
import type { LoginWallAction } from '#src/platform/login-wall/held-act.ts';
import { matchRoute } from '../routes/match.ts';

/** Click of a visitor that needs no account and counts for the wall. */
export interface WallClick {
  action: LoginWallAction;
  /** Name of the blog, or the tag with its `#`. */
  name?: string;
  /** Path that the click leads to; undefined when it opens something on the page. */
  to?: string;
}

const SHOP = paths.shop();

/** Returns what a click on a link of the site is for the wall; undefined for one that does not count. */
export function wallClickOf(to: string, from: string): WallClick | undefined {
  const { pathname } = new URL(to, 'http://site');
  const target = matchRoute(pathname);
  const base = matchRoute(from);
  if (!target || pathname === from) return undefined;
  const { route, params } = target;
  const isFromArchive = base?.route.path === blogPatterns.blogArchive;
  if (params.tag !== undefined) return { action: 'tags', name: `#${params.tag}`, to };
  if (route.path === blogPatterns.blogArchive)
    return isFromArchive ? { action: 'archiveFilter', to } : undefined;
  if (route.path === blogPatterns.post) return isFromArchive ? { action: 'archivePost', to } : undefined;
  if (pathname === SHOP || pathname.startsWith(`${SHOP}/`)) return { action: 'accessory', to };
  const { blogname = '' } = params;
  const isOther = blogname !== '' && blogname !== base?.params.blogname;
  return isOther && route.path === blogPatterns.blog ? { action: 'blogView', name: blogname, to } : undefined;
}
