import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { gifsByKeys } from '#server/modules/media/gifs/gifs-repository.ts';
import { uploadFacts } from './images-repository.ts';
import { mediaKeyOf } from './shown-image.ts';

type Schemas = components['schemas'];
type ImageBlock = Extract<Schemas['ContentBlock'], { type: 'image' }>;
type ImageInfo = Omit<Schemas['ImageInfo'], 'postId' | 'blog'>;

const TYPES = ['png', 'jpeg', 'gif', 'webp'] as const;

/** Returns what is known about an image, its largest size first; undefined for one without sizes. */
export async function presentImageInfo(db: Queryable, image: ImageBlock): Promise<ImageInfo | undefined> {
  const sizes = [...image.media].sort((a, b) => b.width - a.width);
  const [largest] = sizes;
  if (!largest) return undefined;
  const mediaKey = mediaKeyOf(largest);
  const token = image.feedbackToken;
  const [facts, gifs] = await Promise.all([
    uploadFacts(db, mediaKey),
    gifsByKeys(db, token === undefined ? [] : [token]),
  ]);
  const gif = token === undefined ? undefined : gifs.get(token);
  return {
    mediaKey,
    type: TYPES.find((type) => type === largest.type) ?? 'webp',
    ...(facts ? { bytes: facts.bytes } : {}),
    sizes,
    colors: facts?.colors ?? [],
    ...(image.altText ? { altText: image.altText } : {}),
    ...(gif ? { embedKey: gif.embed_key } : {}),
  };
}
