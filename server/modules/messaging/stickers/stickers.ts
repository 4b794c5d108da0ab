import type { components } from '#generated/types/api.d.ts';

type Sticker = components['schemas']['Sticker'];

function sticker(name: string, title: string): Sticker {
  return {
    id: `sticker-${name}`,
    title,
    images: [{ url: `/stickers/${name}.svg`, width: 256, height: 256, type: 'svg' }],
  };
}

/** The site's own stickers; their images are in `public/stickers`. */
export const stickers: readonly Sticker[] = [
  sticker('tea', 'A cup of tea'),
  sticker('heart', 'A heart of thread'),
  sticker('moon', 'The moon looks back'),
  sticker('fog', 'Fog, again'),
];

/** Returns the sticker with that id, or undefined. */
export function stickerById(id: string): Sticker | undefined {
  return stickers.find((one) => one.id === id);
}
