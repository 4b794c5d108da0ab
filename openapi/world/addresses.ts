import type { components } from '#generated/types/api.d.ts';
import type { BlogSource } from './cast.ts';
import { headerOf } from './media.ts';

/** Host of the examples' blogs: the reference server's default. */
const HOST = 'skein.localhost';

/** Returns a blog's own address. */
export const blogUrl = (name: string): string => `https://${name}.${HOST}`;

/** Returns a blog's address inside the site. */
export const blogViewUrl = (name: string): string => `/${name}`;

/** Returns a post's address inside the site. */
export const postUrl = (name: string, id: string, slug: string): string =>
  slug ? `/${name}/${id}/${slug}` : `/${name}/${id}`;

/** Returns a blog's theme as the contract describes it. */
export function themeOf(source: BlogSource): components['schemas']['BlogTheme'] {
  const [header, scaled] = headerOf(source);
  return {
    avatarShape: source.avatarShape,
    backgroundColor: source.background,
    titleColor: source.titleColour,
    linkColor: source.accent,
    titleFont: 'Fraunces',
    titleFontWeight: 'bold',
    bodyFont: 'Inter',
    headerImage: header?.url ?? null,
    ...(header
      ? {
          headerFullWidth: header.width,
          headerFullHeight: header.height,
          headerImageFocused: header.url,
          headerFocusWidth: header.width,
          headerFocusHeight: header.height,
        }
      : {}),
    ...(scaled ? { headerImageScaled: scaled.url } : {}),
    showAvatar: true,
    showDescription: true,
    showHeaderImage: header !== undefined,
    showTitle: true,
  };
}
