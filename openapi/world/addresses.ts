import type { components } from '#generated/types/api.d.ts';
import type { BlogSource } from './cast.ts';
import { headerOf } from './media.ts';

/** The host that blogs of the examples hang off; the reference server's own default. */
const HOST = 'skein.localhost';

/** A blog's own address. */
export const blogUrl = (name: string): string => `https://${name}.${HOST}`;

/** A blog's address inside the site. */
export const blogViewUrl = (name: string): string => `/${name}`;

/** A post's address inside the site. */
export const postUrl = (name: string, id: string, slug: string): string =>
  slug ? `/${name}/${id}/${slug}` : `/${name}/${id}`;

/** How a blog looks, as the contract tells it. */
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
    ...(header ? { headerFullWidth: header.width, headerFullHeight: header.height } : {}),
    ...(scaled ? { headerImageScaled: scaled.url } : {}),
    showAvatar: true,
    showDescription: true,
    showHeaderImage: header !== undefined,
    showTitle: true,
  };
}
