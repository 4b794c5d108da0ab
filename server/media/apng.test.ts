import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readApng } from './apng.ts';
import { processImage } from './images.ts';

type Rgba = readonly [number, number, number, number];
const RED: Rgba = [255, 0, 0, 255];
const GREEN: Rgba = [0, 255, 0, 255];
const HALF_BLUE: Rgba = [0, 0, 255, 128];
const SIDE_PX = 8;

interface Part {
  colour: Rgba;
  /** Rectangle: left, top, side. */
  at?: readonly [number, number, number];
  dispose?: number;
  blend?: number;
  delay?: readonly [number, number];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

async function pixels(colour: Rgba, side: number): Promise<Buffer> {
  const [r, g, b, alpha] = colour;
  const png = await sharp({
    create: { width: side, height: side, channels: 4, background: { r, g, b, alpha: alpha / 255 } },
  })
    .png({ palette: false })
    .toBuffer();
  const found: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(found);
}

/** Returns an animated PNG of 8 × 8 pixels. */
async function apng(parts: readonly Part[], { loops = 0, hasControl = true } = {}): Promise<Buffer> {
  const header = Buffer.from([0, 0, 0, SIDE_PX, 0, 0, 0, SIDE_PX, 8, 6, 0, 0, 0]);
  const control = Buffer.alloc(8);
  control.writeUInt32BE(parts.length, 0);
  control.writeUInt32BE(loops, 4);
  const out = [Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header)];
  if (hasControl) out.push(chunk('acTL', control));
  let sequence = 0;
  for (const [
    index,
    { colour, at = [0, 0, SIDE_PX], dispose = 0, blend = 0, delay = [1, 10] },
  ] of parts.entries()) {
    const about = Buffer.alloc(26);
    for (const [word, value] of [sequence++, at[2], at[2], at[0], at[1]].entries()) {
      about.writeUInt32BE(value, word * 4);
    }
    about.writeUInt16BE(delay[0], 20);
    about.writeUInt16BE(delay[1], 22);
    about[24] = dispose;
    about[25] = blend;
    out.push(chunk('fcTL', about));
    const data = await pixels(colour, at[2]);
    const number = Buffer.alloc(4);
    if (index > 0) number.writeUInt32BE(sequence++);
    out.push(index === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([number, data])));
  }
  return Buffer.concat([...out, chunk('IEND', Buffer.of())]);
}

/** Returns the colours of two pixels in each frame: at the top left, and at the bottom right. */
async function corners(webp: Buffer): Promise<number[][][]> {
  const { pages = 1 } = await sharp(webp, { animated: true }).metadata();
  const raw = await sharp(webp, { animated: true }).ensureAlpha().raw().toBuffer();
  return Array.from({ length: pages }, (_, page) =>
    [0, SIDE_PX * SIDE_PX - 1].map((pixel) => {
      const at = (page * SIDE_PX * SIDE_PX + pixel) * 4;
      return [...raw.subarray(at, at + 4)];
    }),
  );
}

test('processImage keeps the frames, durations and repetitions of an animated PNG', async () => {
  const file = await apng(
    [
      { colour: RED, delay: [1, 10] },
      { colour: GREEN, delay: [7, 10] },
      { colour: RED, delay: [30, 0] },
    ],
    { loops: 3 },
  );
  const image = await processImage(file);
  expect(image).toMatchObject({
    contentType: 'image/png',
    isAnimated: true,
    width: SIDE_PX,
    height: SIDE_PX,
  });
  const [largest] = image.variants;
  expect(await sharp(largest?.bytes, { animated: true }).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    delay: [100, 700, 300],
    loop: 3,
  });
  expect(image.variants.map(({ file: name }) => name)).toContain('still.webp');
});

test('an animated PNG is drawn by its rectangles, disposal and blending', async () => {
  const { apngToWebp } = await import('./apng.ts');
  const file = await apng([
    { colour: RED },
    { colour: GREEN, at: [0, 0, 4], dispose: 2 },
    { colour: HALF_BLUE, at: [4, 4, 4], blend: 1, dispose: 1 },
    { colour: GREEN, at: [0, 0, 1] },
  ]);
  const read = readApng(file);
  if (!read) expect.fail('not read as an animation');
  const frames = await corners(await apngToWebp(read));
  expect(frames.slice(0, 2)).toEqual([
    [[...RED], [...RED]],
    [[...GREEN], [...RED]],
  ]);
  // The second frame was taken back, half blue lies over red.
  expect(frames[2]).toEqual([[...RED], [127, 0, 128, 255]]);
  // The rectangle of the third frame was cleared.
  expect(frames[3]?.[0]).toEqual([...GREEN]);
  expect(frames[3]?.[1]?.[3]).toBe(0);
});

test.each([
  ['a picture with one frame', [{ colour: RED }], {}],
  ['frames without their control chunk', [{ colour: RED }, { colour: GREEN }], { hasControl: false }],
  ['a frame outside the picture', [{ colour: RED }, { colour: GREEN, at: [6, 6, 4] }], {}],
] as const)('readApng reads no animation from %s', async (_, parts, options) => {
  const file = await apng(parts, options);
  expect(readApng(file)).toBeUndefined();
  expect((await processImage(file)).isAnimated).toBe(false);
});

test('processImage counts the pixels of all frames of an animated PNG', async () => {
  const file = await apng([{ colour: RED }, { colour: GREEN }]);
  // Says that it is 8000 × 8000 pixels.
  file.writeUInt32BE(8000, 16);
  file.writeUInt32BE(8000, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  await expect(processImage(file)).rejects.toMatchObject({ causes: [{ code: 8005 }] });
});
