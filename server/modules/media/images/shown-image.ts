import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type ImageBlock = Extract<Schemas['ContentBlock'], { type: 'image' }>;

/** Returns the images of a post, its own before those of its trail. */
function picturesOf(post: Schemas['Post']): ImageBlock[] {
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  return blocks.flatMap((block) => {
    if (block.type === 'image-set' || block.type === 'carousel') return block.images;
    return block.type === 'image' ? [block] : [];
  });
}

/** Returns the image of a post with a size at this address and of this key; undefined matches all. */
export function shownImage(
  post: Schemas['Post'],
  { url, key }: { url: string | undefined; key: string | undefined },
): ImageBlock | undefined {
  return picturesOf(post).find(({ media }) =>
    media.some(
      (size) => (url === undefined || size.url === url) && (key === undefined || size.mediaKey === key),
    ),
  );
}

/** Returns the key of a size; one of another site has none and is known by the name of its file. */
export function mediaKeyOf({ mediaKey, url }: Schemas['Image']): string {
  return (
    mediaKey ??
    url
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ??
    ''
  );
}
