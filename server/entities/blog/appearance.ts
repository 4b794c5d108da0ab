import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** Width in pixels of the header image that cards show. */
const CARD_WIDTH_PX = 640;

/** Returns the avatar of a blog or community that has none; the media module draws it from the name. */
export function drawnAvatar(name: string): Schemas['Image'][] {
  return [{ url: `/media/avatar/${encodeURIComponent(name)}.svg`, width: 512, height: 512, type: 'svg' }];
}

/** Returns the theme of a blog or community, with the product's defaults for unset fields. */
export function themeOf({
  theme: { headerImagePoster: poster, ...theme },
  header: [header, ...smaller],
}: {
  theme: Partial<Schemas['BlogTheme']>;
  header: Schemas['Image'][];
}): Schemas['BlogTheme'] {
  const scaled = smaller.find(({ width }) => width === CARD_WIDTH_PX);
  return {
    avatarShape: 'circle',
    backgroundColor: '#FAFAFA',
    titleColor: '#1B1F3B',
    linkColor: '#3B5BDB',
    titleFont: 'Fraunces',
    titleFontWeight: 'bold',
    bodyFont: 'Inter',
    headerImage: header?.url ?? null,
    // The header is stored whole: `headerBounds` only says which part of it is shown.
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
    showHeaderImage: true,
    showTitle: true,
    ...theme,
    ...(poster ? { headerImagePoster: poster } : {}),
  };
}
