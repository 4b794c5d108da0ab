import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** One frame: its rectangle, how long it stands, what happens after it, and its compressed pixels. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  delayMs: number;
  /** 0 leaves the frame, 1 clears its rectangle, 2 restores what was there before. */
  dispose: number;
  /** 0 replaces the rectangle, 1 draws over it. */
  blend: number;
  data: Uint8Array[];
}

/** An animated PNG (PNG specification, third edition, 11.3.6), read but not decoded. */
export interface Apng {
  width: number;
  height: number;
  /** Number of repetitions; 0 for ever. */
  loops: number;
  frames: Frame[];
  /** Header chunk and those that colours depend on, as they are. */
  header: Uint8Array;
  shared: Uint8Array[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that every frame needs for its colours. */
const COLOUR_CHUNKS: ReadonlySet<string> = new Set(['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP']);

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

/** Yields the chunks of a PNG; ends where the file ends. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return;
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, end - 4),
      whole: bytes.subarray(at, end),
    };
    at = end;
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function frameOf(data: Buffer): Frame {
  // A denominator of 0 means hundredths of a second.
  const delayMs = (1000 * data.readUInt16BE(20)) / (data.readUInt16BE(22) || 100);
  return {
    width: data.readUInt32BE(4),
    height: data.readUInt32BE(8),
    x: data.readUInt32BE(12),
    y: data.readUInt32BE(16),
    delayMs: Math.round(delayMs),
    dispose: data[24] ?? 0,
    blend: data[25] ?? 0,
    data: [],
  };
}

function isInside({ x, y, width, height }: Frame, apng: Apng): boolean {
  return width > 0 && height > 0 && x + width <= apng.width && y + height <= apng.height;
}

/**
 * Reads an animated PNG; undefined for any other file, for a single frame, and for an animation that breaks the rules,
 * of which browsers show the still picture as well.
 */
export function readApng(file: Uint8Array): Apng | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let apng: Apng | undefined;
  let header: Buffer | undefined;
  let loops: number | undefined;
  const shared: Buffer[] = [];
  const frames: Frame[] = [];
  for (const { type, data, whole } of chunksOf(bytes)) {
    if (type === 'IHDR' && data.length === 13) header = data;
    else if (type === 'acTL' && data.length === 8) loops = data.readUInt32BE(4);
    else if (type === 'fcTL' && data.length === 26) frames.push(frameOf(data));
    else if (type === 'IDAT') {
      // Without acTL before the pixels it is an ordinary picture. Pixels before the first frame are not shown.
      if (loops === undefined) return undefined;
      frames.at(-1)?.data.push(data);
    } else if (type === 'fdAT') frames.at(-1)?.data.push(data.subarray(4));
    else if (COLOUR_CHUNKS.has(type)) shared.push(whole);
  }
  if (header === undefined || loops === undefined) return undefined;
  apng = { width: header.readUInt32BE(0), height: header.readUInt32BE(4), loops, header, shared, frames: [] };
  for (const frame of frames) {
    if (frame.data.length === 0) break;
    if (!isInside(frame, apng)) return undefined;
    apng.frames.push(frame);
  }
  return apng.frames.length > 1 ? apng : undefined;
}

const CHANNEL_COUNT = 4;

/** Decodes the pixels of one frame as RGBA. */
function pixelsOf({ width, height, data }: Frame, { header, shared }: Apng): Promise<Buffer> {
  const own = Buffer.from(header);
  own.writeUInt32BE(width, 0);
  own.writeUInt32BE(height, 4);
  const parts = [chunk('IHDR', own), ...shared, ...data.map((part) => chunk('IDAT', part))];
  const png = Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.of())]);
  return sharp(png).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
}

/** Draws one pixel over another, both RGBA, with straight alpha. */
function drawOver(canvas: Buffer, at: number, pixels: Buffer, from: number): void {
  const alpha = (pixels[from + 3] ?? 0) / 255;
  const below = ((canvas[at + 3] ?? 0) / 255) * (1 - alpha);
  const sum = alpha + below;
  if (sum === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = (pixels[from + channel] ?? 0) * alpha + (canvas[at + channel] ?? 0) * below;
    canvas[at + channel] = Math.round(value / sum);
  }
  canvas[at + 3] = Math.round(sum * 255);
}

function draw(canvas: Buffer, frame: Frame, pixels: Buffer, canvasWidth: number): void {
  for (let row = 0; row < frame.height; row += 1) {
    const from = row * frame.width * CHANNEL_COUNT;
    const at = ((frame.y + row) * canvasWidth + frame.x) * CHANNEL_COUNT;
    if (frame.blend === 0) {
      pixels.copy(canvas, at, from, from + frame.width * CHANNEL_COUNT);
      continue;
    }
    for (let pixel = 0; pixel < frame.width * CHANNEL_COUNT; pixel += CHANNEL_COUNT) {
      drawOver(canvas, at + pixel, pixels, from + pixel);
    }
  }
}

function clear(canvas: Buffer, frame: Frame, canvasWidth: number): void {
  for (let row = 0; row < frame.height; row += 1) {
    const at = ((frame.y + row) * canvasWidth + frame.x) * CHANNEL_COUNT;
    canvas.fill(0, at, at + frame.width * CHANNEL_COUNT);
  }
}

/**
 * Converts an animated PNG to an animated WebP without loss, with its durations and repetitions: the decoder behind
 * sharp reads the first picture of such a file only. All frames are in memory meanwhile; bound their pixels first.
 */
export async function apngToWebp(apng: Apng): Promise<Buffer> {
  const { width, height, frames, loops } = apng;
  const size = width * height * CHANNEL_COUNT;
  const strip = Buffer.alloc(size * frames.length);
  const canvas = Buffer.alloc(size);
  for (const [index, frame] of frames.entries()) {
    // The first frame has nothing to go back to.
    const before = frame.dispose === 2 && index > 0 ? Buffer.from(canvas) : undefined;
    draw(canvas, frame, await pixelsOf(frame, apng), width);
    canvas.copy(strip, index * size);
    if (before) before.copy(canvas);
    else if (frame.dispose > 0) clear(canvas, frame, width);
  }
  const raw = { width, height: height * frames.length, channels: CHANNEL_COUNT, pageHeight: height } as const;
  return sharp(strip, { raw, limitInputPixels: false })
    .webp({ lossless: true, effort: 1, loop: loops, delay: frames.map(({ delayMs }) => delayMs) })
    .toBuffer();
}
