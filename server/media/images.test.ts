import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { DomainError } from '../core/errors.ts';
import { imageQueue, MAX_FRAMES, MAX_SENT_SIDE_PX, processImage } from './images.ts';

function plain(width: number, height: number, background = '#3366cc') {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function animation(format: 'gif' | 'webp', frames = 3): Promise<Buffer> {
  const height = 40;
  const strip = await sharp({
    create: { width: 600, height: height * frames, channels: 3, background: '#ff0000' },
  })
    .composite([{ input: await plain(600, height, '#00ff00').png().toBuffer(), top: height, left: 0 }])
    .raw()
    .toBuffer();
  const picture = sharp(strip, {
    raw: { width: 600, height: height * frames, channels: 3, pageHeight: height },
  });
  return format === 'gif' ? picture.gif({ delay: 100 }).toBuffer() : picture.webp({ delay: 100 }).toBuffer();
}

async function slugOf(taking: Promise<unknown>): Promise<string | undefined> {
  const error = await taking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof DomainError ? error.slug : String(error);
}

test('processImage makes smaller sizes only, largest first and the square last', async () => {
  const image = await processImage(await plain(1500, 1000).jpeg().toBuffer());
  expect(image).toMatchObject({ contentType: 'image/jpeg', width: 1500, height: 1000, isAnimated: false });
  expect(image.variants.map(({ file, width, height, type }) => [file, width, height, type])).toEqual([
    ['full.jpg', 1500, 1000, 'image/jpeg'],
    ['w1280.webp', 1280, 853, 'image/webp'],
    ['w640.webp', 640, 427, 'image/webp'],
    ['w500.webp', 500, 333, 'image/webp'],
    ['w250.webp', 250, 167, 'image/webp'],
    ['square.webp', 75, 75, 'image/webp'],
  ]);
  expect(image.variants.filter((variant) => variant.hasOriginalDimensions).map(({ file }) => file)).toEqual([
    'full.jpg',
  ]);
  for (const { bytes, width, height } of image.variants) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  }
});

test('processImage keeps a tiny picture whole and scales a very large one down', async () => {
  const tiny = await processImage(await plain(1, 1).png().toBuffer());
  expect(tiny.variants.map(({ file }) => file)).toEqual(['full.png', 'square.webp']);
  const large = await processImage(await plain(7000, 7000).png().toBuffer());
  expect(large.variants[0]).toMatchObject({ width: 4096, height: 4096, hasOriginalDimensions: false });
});

test('processImage removes metadata and applies the orientation', async () => {
  const source = await plain(300, 200)
    .withExif({
      IFD0: { Copyright: 'somebody', Model: 'secret camera' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(source).metadata()).exif).toBeDefined();
  const image = await processImage(source);
  expect([image.width, image.height]).toEqual([200, 300]);
  for (const { bytes } of image.variants) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(bytes.includes('secret camera')).toBe(false);
  }
  expect(image.variants[0]).toMatchObject({ width: 200, height: 300 });
});

test('processImage keeps animations in every size but the thumbnail and the still', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const image = await processImage(await animation(format));
    expect(image).toMatchObject({ contentType: `image/${format}`, width: 600, height: 40, isAnimated: true });
    expect(image.variants.map(({ file }) => file)).toEqual([
      'full.webp',
      'w500.webp',
      'w250.webp',
      'still.webp',
      'square.webp',
    ]);
    for (const { file, bytes, width, height } of image.variants) {
      const info = await sharp(bytes, { animated: true }).metadata();
      expect([file, info.pages ?? 1]).toEqual([file, ['still.webp', 'square.webp'].includes(file) ? 1 : 3]);
      expect([info.width, info.pageHeight ?? info.height]).toEqual([width, height]);
    }
  }
});

test('processImage refuses files that only claim to be pictures', async () => {
  const png = await plain(50, 50).png().toBuffer();
  const fakes = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<html>'),
    Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
    (await plain(400, 400).jpeg().toBuffer()).subarray(0, 600),
    Buffer.from('GIF89a'),
    Buffer.from('II*\0 is no TIFF'),
    Buffer.alloc(0),
  ];
  for (const fake of fakes) expect(await slugOf(processImage(fake))).toBe('bad-media-format');
});

test('processImage removes data appended to a picture', async () => {
  const hidden = Buffer.from('<script>alert("hidden")</script>');
  const image = await processImage(Buffer.concat([await plain(300, 300).png().toBuffer(), hidden]));
  for (const { bytes } of image.variants) expect(bytes.includes('hidden')).toBe(false);
});

/** Returns a GIF of one pixel with that many different frames. */
function tinyAnimation(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const loop = Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex');
  const frame = (at: number) =>
    Buffer.from(`21f9040001000000${`2c00000000010001000002024${at % 2 ? '4' : 'c'}0100`}`, 'hex');
  const all = Array.from({ length: frames }, (_, at) => frame(at));
  return Buffer.concat([head, loop, ...all, Buffer.from([0x3b])]);
}

test('processImage refuses an animation of more than 1,000 frames before decoding it', async () => {
  const refused = await processImage(tinyAnimation(5000)).catch((error: DomainError) => error);
  expect((refused as DomainError).causes[0]?.detail).toMatch(/1,000 frames/);
  expect(await slugOf(processImage(tinyAnimation(MAX_FRAMES + 1)))).toBe('bad-media-format');
  const whole = await processImage(tinyAnimation(MAX_FRAMES - 1));
  expect([whole.isAnimated, whole.width]).toEqual([true, 1]);
});

test('processImage removes the location from every size', async () => {
  const gps = { GPSLatitude: '54/1 31/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '18/1 32/1 0/1' };
  const taken = await plain(700, 500)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: gps })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0);
  for (const { bytes } of (await processImage(taken)).variants) {
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('Somebody')).toBe(false);
  }
});

test.each([
  ['a GIF that is a script as well', Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert("hidden")')],
  ['a PNG with an archive behind it', undefined, Buffer.from('PK\u0003\u0004hidden.html')],
  ['a JPEG with a page behind it', undefined, Buffer.from('<html><script>alert("hidden")</script></html>')],
])('processImage refuses %s, or keeps the picture alone', async (name, head, tail) => {
  const format = name.includes('JPEG') ? 'jpeg' : 'png';
  const picture = await plain(300, 200).toFormat(format).toBuffer();
  const taken = await processImage(Buffer.concat([head ?? picture, tail])).catch(
    (error: DomainError) => error,
  );
  if (taken instanceof DomainError) return expect(taken.slug).toBe('bad-media-format');
  for (const { bytes, type } of taken.variants) {
    expect(bytes.includes('hidden')).toBe(false);
    expect(`image/${(await sharp(bytes).metadata()).format}`).toBe(type);
  }
});

test('processImage refuses an SVG with a script under every disguise', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="http://127.0.0.1/"/></svg>';
  const drawings = [
    svg,
    `<?xml version="1.0"?>${svg}`,
    `\ufeff${svg}`,
    `<!--\u0089PNG-->${svg}`,
    `GIF89a${svg}`,
  ];
  for (const drawing of drawings)
    expect(await slugOf(processImage(Buffer.from(drawing)))).toBe('bad-media-format');
});

test('processImage refuses too large files and too many pixels before decoding them', async () => {
  expect(await slugOf(processImage(new Uint8Array(limits.imageBytes + 1)))).toBe('payload-too-large');
  // 100 megapixels in a few kilobytes.
  const bomb = await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  expect(await slugOf(processImage(bomb))).toBe('bad-media-format');
});

test('processImage returns the colours of the picture, most frequent first', async () => {
  const picture = await plain(100, 100, '#112233')
    .composite([{ input: await plain(100, 20, '#ffcc00').png().toBuffer(), top: 0, left: 0 }])
    .png()
    .toBuffer();
  const { colors } = await processImage(picture);
  expect(colors[0]).toBe('#112233');
  expect(colors).toContain('#ffcc00');
  expect(colors.length).toBeLessThanOrEqual(5);
});

/** Returns only the header of a PNG of that size. */
function pngHead(width: number, height: number): Buffer {
  const data = Buffer.alloc(17);
  data.write('IHDR');
  data.writeUInt32BE(width, 4);
  data.writeUInt32BE(height, 8);
  data.set([8, 0, 0, 0, 0], 12);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(13);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, head, data, sum, Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT')]);
}

test.each([
  [1, MAX_SENT_SIDE_PX, /damaged/],
  [1, MAX_SENT_SIDE_PX + 1, /20,000 pixels/],
  [MAX_SENT_SIDE_PX + 1, 1, /20,000 pixels/],
  [1, 50_000_000, /20,000 pixels/],
  [8000, 6250, /damaged/],
  [8000, 6251, /50 megapixels/],
])('processImage judges %i × %i pixels by the file header', async (width, height, why) => {
  const refused = await processImage(pngHead(width, height)).catch((error: DomainError) => error);
  expect((refused as DomainError).causes[0]?.detail).toMatch(why);
});

test('processImage refuses pictures beyond its queue with 503 and Retry-After, and accepts the others', async () => {
  const picture = await plain(700, 700).png().toBuffer();
  const taken = await Promise.allSettled(Array.from({ length: 60 }, () => processImage(picture)));
  const refused = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason as DomainError] : []));
  expect(refused.length).toBeGreaterThan(20);
  expect(taken.length - refused.length).toBeGreaterThanOrEqual(18);
  for (const error of refused) {
    expect([error.slug, error.status, error.headers]).toEqual([
      'service-unavailable',
      503,
      { 'retry-after': '10' },
    ]);
  }
  expect(imageQueue()).toEqual({ active: 0, waiting: 0 });
  expect((await processImage(picture)).variants.length).toBeGreaterThan(1);
});

test.each([
  ['jpeg', 800, 12_000, [800, 12_000]],
  ['png', 1080, 14_000, [1080, 14_000]],
  ['jpeg', 700, 4500, [700, 4500]],
  ['webp', 12_000, 800, [12_000, 800]],
  ['jpeg', 1440, 20_000, [1099, 15_265]],
] as const)(
  'processImage keeps the width of a tall and the height of a wide picture: %s %i × %i',
  async (format, width, height, kept) => {
    const image = await processImage(await plain(width, height).toFormat(format).toBuffer());
    expect([image.variants[0]?.width, image.variants[0]?.height]).toEqual(kept);
    for (const variant of image.variants) expect(variant.width).toBeGreaterThan(0);
  },
);

test('processImage leaves out sizes that WebP cannot hold', async () => {
  const image = await processImage(await plain(800, 20_000).jpeg().toBuffer());
  expect(image.variants.map(({ file }) => file)).toEqual([
    'full.jpg',
    'w640.webp',
    'w500.webp',
    'w250.webp',
    'square.webp',
  ]);
  const narrow = await processImage(await plain(600, 19_900).png().toBuffer());
  expect(narrow.variants.map(({ file }) => file)).not.toContain('w500.webp');
});

/** Returns a picture with much detail, so that every row needs bytes of its own. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

test.each([
  ['jpeg', 2],
  ['jpeg', 700],
  ['progressive', 2],
  ['png', 30],
] as const)('processImage takes a picture without its last bytes: %s, %i bytes', async (format, missing) => {
  const picture = noise(600, 400);
  const bytes = await (format === 'png'
    ? picture.png()
    : picture.jpeg({ progressive: format === 'progressive' })
  ).toBuffer();
  const image = await processImage(bytes.subarray(0, -missing));
  expect([image.width, image.height]).toEqual([600, 400]);
});

test('processImage takes a JPEG of one colour without its end marker', async () => {
  const bytes = await plain(400, 300).jpeg().toBuffer();
  expect((await processImage(bytes.subarray(0, -2))).width).toBe(400);
});

test.each(['jpeg', 'png'] as const)(
  'processImage refuses a %s of which a third is missing',
  async (format) => {
    const bytes = await noise(600, 400).toFormat(format).toBuffer();
    expect(await slugOf(processImage(bytes.subarray(0, Math.floor(bytes.length * 0.66))))).toBe(
      'bad-media-format',
    );
  },
);

test('processImage takes AVIF, and TIFF as a still picture, and stores them as WebP', async () => {
  const avif = await processImage(await plain(300, 200).avif().toBuffer());
  expect(avif).toMatchObject({ contentType: 'image/avif', width: 300, isAnimated: false });
  const page = await plain(300, 200).png().toBuffer();
  const pages = await sharp([page, page], { join: { animated: true } })
    .tiff()
    .toBuffer();
  const tiff = await processImage(pages);
  expect(tiff).toMatchObject({ contentType: 'image/tiff', width: 300, height: 200, isAnimated: false });
  for (const { variants } of [avif, tiff])
    expect(variants[0]).toMatchObject({ file: 'full.webp', type: 'image/webp' });
});

/** Returns the beginning of a HEIF file with these brands. */
function heif(...brands: string[]): Buffer {
  const box = Buffer.concat([
    Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0`, 'latin1'),
    Buffer.from(brands.slice(1).join('')),
  ]);
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(64)]);
}

test.each([
  ['HEIC', heif('heic', 'mif1', 'heic'), 'heic'],
  ['HEIC of another major brand', heif('mif1', 'mif1', 'heic'), 'heic'],
  ['an animated AVIF', heif('avis', 'avif', 'avis'), 'animated_avif'],
  [
    'BMP',
    Buffer.concat([Buffer.from('BM'), Buffer.from([70, 0, 0, 0, 0, 0, 0, 0]), Buffer.alloc(60)]),
    'bmp',
  ],
  ['text', Buffer.from('BM is a text about nothing'), 'no_picture'],
] as const)('processImage tells what to do with %s', async (_, bytes, reason) => {
  await expect(processImage(bytes)).rejects.toMatchObject({ causes: [{ code: 8005, reason }] });
});
