import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MediaLibrary } from '#server/media/media.ts';
import { inlinePictures } from './inline-pictures.ts';

type Media = Pick<MediaLibrary, 'findImage' | 'openFile'>;

const KEY = 'a'.repeat(40);

/** A picture as WebP. */
function webp(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
}

/** Holds one picture, whole (red, 1600 × 900) and as a square (blue). */
const media: Media = {
  findImage: async (key) => ({
    mediaKey: key,
    colors: [],
    media: [
      { url: `/media/${key}/full.webp`, width: 1600, height: 900 },
      { url: `/media/${key}/square.webp`, width: 250, height: 250, cropped: true },
    ],
  }),
  openFile: async (_key, file) =>
    Readable.from([
      file === 'square.webp' ? await webp(250, 250, '#0000ff') : await webp(1600, 900, '#ff0000'),
    ]),
};

async function seen(content: Buffer) {
  const { format, width, height } = await sharp(content).metadata();
  const [red = 0, , blue = 0] = await sharp(content).resize(1, 1).raw().toBuffer();
  return { format, width, height, colour: red > blue ? 'red' : 'blue' };
}

test('inlinePictures converts an avatar to a small JPEG of its square', async () => {
  const [picture, ...more] = await inlinePictures(media, [{ cid: 'avatar', key: KEY }]);
  expect(more).toEqual([]);
  expect(picture?.cid).toBe('avatar');
  expect(await seen(picture?.content ?? Buffer.of())).toEqual({
    format: 'jpeg',
    width: 240,
    height: 240,
    colour: 'blue',
  });
});

test("inlinePictures crops a post's picture from the whole one", async () => {
  const [picture] = await inlinePictures(media, [{ cid: 'post', key: KEY, shape: 'wide' }]);
  expect(await seen(picture?.content ?? Buffer.of())).toEqual({
    format: 'jpeg',
    width: 1000,
    height: 562,
    colour: 'red',
  });
});

test('inlinePictures attaches a picture that a mail shows twice once', async () => {
  const pictures = await inlinePictures(media, [
    { cid: 'avatar', key: KEY },
    { cid: 'avatar', key: KEY },
  ]);
  expect(pictures).toHaveLength(1);
});

test.each<[string, Media]>([
  ['whose picture is gone', { ...media, findImage: async () => undefined }],
  ['whose file is gone', { ...media, openFile: async () => undefined }],
])('inlinePictures attaches a plain ground to a mail %s', async (_case, gone) => {
  const [picture] = await inlinePictures(gone, [{ cid: 'avatar', key: KEY }]);
  expect(await sharp(picture?.content).metadata()).toMatchObject({ format: 'jpeg', width: 240 });
});
