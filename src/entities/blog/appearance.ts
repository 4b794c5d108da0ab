import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import type { BlogThemeUpdate } from '#generated/zod/blogThemeUpdate.zod.ts';
import { boundsOf, type Focus, focusOf } from '#src/entities/blog/banner-view.ts';

/** A picture as the editor has it; `key` is of one that was uploaded here. */
export interface LookPicture {
  url: string;
  width: number;
  height: number;
  key?: string;
}

const KEPT = [
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

/** How a blog looks, as it is being edited. */
export type Look = Pick<BlogTheme, (typeof KEPT)[number]> & {
  header: LookPicture | null;
  focus: Focus;
  /** What it shows, for those who do not see it; empty for nothing. */
  headerAltText: string;
  /** Null for the one it was born with. */
  avatar: LookPicture | null;
  avatarAltText: string;
};

/** The longest description of a picture (contract: BlogThemeUpdate). */
export const ALT_MAX = 4096;

/** The fields as a request spells them. */
const SENT = {
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
} as const satisfies Record<(typeof KEPT)[number], keyof BlogThemeUpdate>;

/** How a blog looks now. */
export function lookOf({ theme, avatar: [avatar] }: Pick<Blog, 'theme' | 'avatar'>): Look {
  const { headerImage, headerFullWidth: width = 0, headerFullHeight: height = 0 } = theme;
  const { headerAltText = '', avatarAltText = '' } = theme;
  const kept = Object.fromEntries(KEPT.map((name) => [name, theme[name]])) as Pick<
    BlogTheme,
    (typeof KEPT)[number]
  >;
  return {
    ...kept,
    header: headerImage ? { url: headerImage, width, height } : null,
    headerAltText,
    avatarAltText,
    focus: focusOf(theme),
    avatar: avatar ? { url: avatar.url, width: avatar.width, height: avatar.height } : null,
  };
}

/** The theme that a look gives, for showing it. */
export function themeOf({ header, focus, avatar: _, ...kept }: Look): BlogTheme {
  return {
    ...kept,
    bodyFont: 'Inter',
    headerImage: header?.url ?? null,
    ...(header
      ? {
          headerFullWidth: header.width,
          headerFullHeight: header.height,
          headerBounds: header.width > 0 ? boundsOf(focus, header) : '',
        }
      : {}),
  };
}

function headerChanges(before: Look, { header, focus }: Look): BlogThemeUpdate {
  const isOther = header?.url !== before.header?.url;
  if (!header) return isOther ? { header_media_key: null } : {};
  const bounds = header.width > 0 ? boundsOf(focus, header) : undefined;
  const isMoved = bounds !== undefined && (isOther || bounds !== boundsOf(before.focus, header));
  return {
    ...(isOther && header.key ? { header_media_key: header.key } : {}),
    ...(isMoved ? { header_bounds: bounds } : {}),
  };
}

/** What of a look differs from another one, as a request says it; empty when nothing does. */
export function changesOf(before: Look, after: Look): BlogThemeUpdate {
  const changed = KEPT.filter((name) => after[name] !== before[name]);
  const avatar =
    after.avatar?.url === before.avatar?.url ? {} : { avatar_media_key: after.avatar?.key ?? null };
  return {
    ...Object.fromEntries(changed.map((name) => [SENT[name], after[name]])),
    ...headerChanges(before, after),
    ...avatar,
    ...(after.headerAltText === before.headerAltText ? {} : { header_alt_text: after.headerAltText.trim() }),
    ...(after.avatarAltText === before.avatarAltText ? {} : { avatar_alt_text: after.avatarAltText.trim() }),
  };
}

/** Whether there is anything to send. */
export function isChanged(before: Look, after: Look): boolean {
  return Object.keys(changesOf(before, after)).length > 0;
}

/**
 * A look of before as it can be saved again after another one was: pictures that were not uploaded here cannot be sent a
 * second time, so in their place stand those that are kept now.
 */
export function resendable(before: Look, kept: Look): Look {
  const isKnown = (picture: LookPicture | null, now: LookPicture | null): boolean =>
    picture === null || picture.key !== undefined || picture.url === now?.url;
  return {
    ...before,
    ...(isKnown(before.header, kept.header) ? {} : { header: kept.header, focus: kept.focus }),
    ...(isKnown(before.avatar, kept.avatar) ? {} : { avatar: kept.avatar }),
  };
}
