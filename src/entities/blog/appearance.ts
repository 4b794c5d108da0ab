import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import type { BlogThemeUpdate } from '#generated/zod/blogThemeUpdate.zod.ts';
import { cropBoundsOf, type Focus, focusOf } from '#src/entities/blog/banner-view.ts';

/** A picture in the appearance editor; `key` is set for one that was uploaded in this session. */
export interface AppearancePicture {
  url: string;
  width: number;
  height: number;
  key?: string;
}

const THEME_FIELDS = [
  'backgroundColor',
  'titleColor',
  'linkColor',
  'titleFont',
  'titleFontWeight',
  'avatarShape',
  'showAvatar',
  'showDescription',
  'showHeaderImage',
  'showTitle',
] as const satisfies (keyof BlogTheme)[];

/** The appearance of a blog while it is edited. */
export type BlogAppearance = Pick<BlogTheme, (typeof THEME_FIELDS)[number]> & {
  header: AppearancePicture | null;
  focus: Focus;
  /** Alternative text of the header image; empty when there is none. */
  headerAltText: string;
  /** Null for the generated default avatar. */
  avatar: AppearancePicture | null;
  avatarAltText: string;
};

/** Maximum length of an alternative text (contract: BlogThemeUpdate). */
export const ALT_TEXT_MAX_LENGTH = 4096;

/** Request field for each theme field. */
const REQUEST_FIELDS = {
  backgroundColor: 'background_color',
  titleColor: 'title_color',
  linkColor: 'link_color',
  titleFont: 'title_font',
  titleFontWeight: 'title_font_weight',
  avatarShape: 'avatar_shape',
  showAvatar: 'show_avatar',
  showDescription: 'show_description',
  showHeaderImage: 'show_header_image',
  showTitle: 'show_title',
} as const satisfies Record<(typeof THEME_FIELDS)[number], keyof BlogThemeUpdate>;

/** Returns the current appearance of a blog. */
export function appearanceOf({ theme, avatar: [avatar] }: Pick<Blog, 'theme' | 'avatar'>): BlogAppearance {
  const { headerImage, headerFullWidth: width = 0, headerFullHeight: height = 0 } = theme;
  const { headerAltText = '', avatarAltText = '' } = theme;
  const fields = Object.fromEntries(THEME_FIELDS.map((name) => [name, theme[name]])) as Pick<
    BlogTheme,
    (typeof THEME_FIELDS)[number]
  >;
  return {
    ...fields,
    header: headerImage ? { url: headerImage, width, height } : null,
    headerAltText,
    avatarAltText,
    focus: focusOf(theme),
    avatar: avatar ? { url: avatar.url, width: avatar.width, height: avatar.height } : null,
  };
}

/** Converts an appearance to a theme for the preview. */
export function themeOf({ header, focus, avatar: _, ...fields }: BlogAppearance): BlogTheme {
  return {
    ...fields,
    bodyFont: 'Inter',
    headerImage: header?.url ?? null,
    ...(header
      ? {
          headerFullWidth: header.width,
          headerFullHeight: header.height,
          headerBounds: header.width > 0 ? cropBoundsOf(focus, header) : '',
        }
      : {}),
  };
}

function headerChanges(before: BlogAppearance, { header, focus }: BlogAppearance): BlogThemeUpdate {
  const isOther = header?.url !== before.header?.url;
  if (!header) return isOther ? { header_media_key: null } : {};
  const bounds = header.width > 0 ? cropBoundsOf(focus, header) : undefined;
  const isMoved = bounds !== undefined && (isOther || bounds !== cropBoundsOf(before.focus, header));
  return {
    ...(isOther && header.key ? { header_media_key: header.key } : {}),
    ...(isMoved ? { header_bounds: bounds } : {}),
  };
}

/** Returns the differences of two appearances as a request body; empty when they are equal. */
export function changesOf(before: BlogAppearance, after: BlogAppearance): BlogThemeUpdate {
  const changed = THEME_FIELDS.filter((name) => after[name] !== before[name]);
  const avatar =
    after.avatar?.url === before.avatar?.url ? {} : { avatar_media_key: after.avatar?.key ?? null };
  return {
    ...Object.fromEntries(changed.map((name) => [REQUEST_FIELDS[name], after[name]])),
    ...headerChanges(before, after),
    ...avatar,
    ...(after.headerAltText === before.headerAltText ? {} : { header_alt_text: after.headerAltText.trim() }),
    ...(after.avatarAltText === before.avatarAltText ? {} : { avatar_alt_text: after.avatarAltText.trim() }),
  };
}

/** Returns true when two appearances differ. */
export function isChanged(before: BlogAppearance, after: BlogAppearance): boolean {
  return Object.keys(changesOf(before, after)).length > 0;
}

/**
 * Prepares an earlier appearance for saving again. Pictures that were not uploaded in this session cannot be sent a
 * second time, so the stored ones take their place.
 */
export function toResendable(before: BlogAppearance, stored: BlogAppearance): BlogAppearance {
  const isKnown = (picture: AppearancePicture | null, now: AppearancePicture | null): boolean =>
    picture === null || picture.key !== undefined || picture.url === now?.url;
  return {
    ...before,
    ...(isKnown(before.header, stored.header) ? {} : { header: stored.header, focus: stored.focus }),
    ...(isKnown(before.avatar, stored.avatar) ? {} : { avatar: stored.avatar }),
  };
}
