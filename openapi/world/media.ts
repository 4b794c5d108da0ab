import type { components } from '#generated/types/api.d.ts';
import type { Art } from './art/recipe.ts';
import { artHeight, artUrl, avatarWidths, headerWidths, movingWidth, stillWidths } from './art.ts';
import type { BlogSource } from './cast.ts';

type Image = components['schemas']['Image'];

function size(art: Art, width: number, original: number): Image {
  return {
    url: artUrl(art, width),
    width,
    height: artHeight(art, width),
    type: art.animated ? 'gif' : 'webp',
    mediaKey: art.id,
    ...(width === original ? { hasOriginalDimensions: true } : {}),
  };
}

/** Returns the sizes of a picture, largest first. */
export function mediaOf(art: Art): Image[] {
  return art.animated
    ? [size(art, movingWidth, movingWidth)]
    : stillWidths.map((width) => size(art, width, stillWidths[0]));
}

/** Returns one frame of an animated picture as its poster. */
export function posterOf(art: Art): Image {
  return size({ ...art, animated: false }, movingWidth, movingWidth);
}

/** Returns the drawn avatar of a blog. */
export const avatarArt = (blog: BlogSource): Art => ({
  id: `avatar-${blog.key}`,
  recipe: blog.avatar,
  height: 1000,
  animated: false,
});

/** Returns the drawn header of a blog, or null when it has none. */
export const headerArt = (blog: BlogSource): Art | null =>
  blog.header ? { id: `header-${blog.key}`, recipe: blog.header, height: 400, animated: false } : null;

export function avatarOf(blog: BlogSource): Image[] {
  return avatarWidths.map((width) => size(avatarArt(blog), width, avatarWidths[0]));
}

/** Returns the header at its sizes, largest first; empty when the blog has none. */
export function headerOf(blog: BlogSource): Image[] {
  const art = headerArt(blog);
  return art ? headerWidths.map((width) => size(art, width, headerWidths[0])) : [];
}

/** Returns the address of a tune's audio file. */
export const tuneUrl = (id: string): string => `/media/world/${id}.wav`;

/** Address of a video, and its size in pixels. */
export const filmUrl = (id: string): string => `/media/world/${id}.webm`;
export const filmWidth = 640;
