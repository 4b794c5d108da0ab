import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { InlinePicture, MailPicture } from './mail.ts';

/** Size in pixels of a picture in a mail, twice that at which it is shown. */
const SIZES = { square: { width: 240, height: 240 }, wide: { width: 1000, height: 562 } } as const;

const JPEG_QUALITY_PERCENT = 78;

/** Colour that stands in for a picture that is gone. */
const GONE_COLOUR = '#e4ddd2';

/** One size of a stored picture. `width` is in pixels; `cropped` is set when the size does not show all of it. */
interface PictureSize {
  url: string;
  width: number;
  cropped?: boolean | undefined;
}

/** Reads stored pictures. The library of uploads stands above mails, so it is not imported. */
export interface PictureStore {
  findImage(key: string): Promise<{ media: PictureSize[] } | undefined>;
  openFile(key: string, file: string): Promise<Readable | undefined>;
}

/** Opens the smallest file of a stored picture that is wide enough; undefined when the picture is gone. */
async function readPicture(
  media: PictureStore,
  { key, shape = 'square' }: MailPicture,
): Promise<Buffer | undefined> {
  const image = await media.findImage(key);
  const fits = image?.media.filter(({ cropped }) => shape === 'square' || !cropped) ?? [];
  const bySize = fits.toSorted((one, other) => one.width - other.width);
  const chosen = bySize.find(({ width }) => width >= SIZES[shape].width) ?? bySize.at(-1);
  const stream = chosen && (await media.openFile(key, chosen.url.split('/').at(-1) ?? ''));
  return stream && buffer(stream);
}

/**
 * Returns the pictures of members that a mail shows as JPEG, which every mail program reads, each once. A mail fetches
 * nothing from the site, so that nobody learns when it is read.
 */
export async function inlinePictures(
  media: PictureStore,
  pictures: readonly MailPicture[],
): Promise<InlinePicture[]> {
  const byCid = new Map(pictures.map((picture) => [picture.cid, picture]));
  return Promise.all(
    [...byCid.values()].map(async (picture) => {
      const { width, height } = SIZES[picture.shape ?? 'square'];
      const stored = await readPicture(media, picture);
      const source = stored
        ? sharp(stored).resize(width, height, { fit: 'cover', position: 'attention' })
        : sharp({ create: { width, height, channels: 3, background: GONE_COLOUR } });
      const content = await source
        .flatten({ background: GONE_COLOUR })
        .jpeg({ quality: JPEG_QUALITY_PERCENT })
        .toBuffer();
      return { cid: picture.cid, content };
    }),
  );
}
