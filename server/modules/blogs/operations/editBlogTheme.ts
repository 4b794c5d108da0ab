import type { components } from '#generated/types/api.d.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import type { OwnImage } from '#server/media/media.ts';
import { writeTheme } from '../settings/settings-repository.ts';

type Schemas = components['schemas'];
type Theme = Partial<Schemas['BlogTheme']>;
type ThemeContext = Context<'editBlogTheme'>;

/** The theme's fields and their names in the request. */
const FIELDS = {
  avatar_alt_text: 'avatarAltText',
  header_alt_text: 'headerAltText',
  header_bounds: 'headerBounds',
  header_stretch: 'headerStretch',
  avatar_shape: 'avatarShape',
  background_color: 'backgroundColor',
  title_color: 'titleColor',
  link_color: 'linkColor',
  title_font: 'titleFont',
  title_font_weight: 'titleFontWeight',
  body_font: 'bodyFont',
  show_avatar: 'showAvatar',
  show_description: 'showDescription',
  show_header_image: 'showHeaderImage',
  show_title: 'showTitle',
} as const satisfies Partial<Record<keyof Schemas['BlogThemeUpdate'], keyof Schemas['BlogTheme']>>;

/**
 * Returns an image that the member uploaded, one without sizes for null, undefined when the request does not
 * change it.
 *
 * @throws bad-media-format for an image of another member or of unknown origin
 */
async function pictureOf(
  { services, viewer }: ThemeContext,
  key: string | null | undefined,
  field: string,
): Promise<Pick<OwnImage, 'media' | 'stillUrl'> | undefined> {
  if (key === undefined) return undefined;
  if (key === null) return { media: [] };
  const picture = await services.media.findOwnImage(viewer.userId, key);
  if (!picture) throw domainError('bad-media-format', { field, reason: 'not_uploaded' });
  return picture;
}

export const editBlogTheme: Handler<'editBlogTheme'> = async (context) => {
  const { body, subject, db, viewer } = context;
  const { id } = subject.blog;
  const avatar = await pictureOf(context, body.avatar_media_key, 'avatar_media_key');
  const header = await pictureOf(context, body.header_media_key, 'header_media_key');
  const theme = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([sent, kept]) => {
      const value = body[sent as keyof typeof FIELDS];
      return value === undefined ? [] : [[kept, value]];
    }),
  ) as Theme;
  // The crop belongs to the previous header.
  if (header && body.header_bounds === undefined) theme.headerBounds = '';
  // The alternative text belongs to the previous image.
  if (header && body.header_alt_text === undefined) theme.headerAltText = '';
  if (avatar && body.avatar_alt_text === undefined) theme.avatarAltText = '';
  // Empty for a header that does not move, in place of the still of the previous one.
  if (header) theme.headerImagePoster = header.stillUrl ?? '';
  await db.transaction((tx) => writeTheme(tx, id, theme, avatar?.media, header?.media));
  const blog = requireFound((await blogsByIds(db, [id], viewer.userId)).get(id), 'The blog');
  return { blog: presentBlog(blog, viewer.userId) };
};
