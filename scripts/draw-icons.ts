/** Renders the site's icons and the link preview image from `public/favicon.svg` into `public/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawCard } from '#server/site/share-cards/draw.ts';

const folder = join(import.meta.dirname, '../public');
const GROUND = '#1b2663';
const mark = await readFile(join(folder, 'favicon.svg'));

/**
 * Renders the logo on indigo as a square of `size` pixels; `share` of it is the logo, the rest is margin that may be
 * cut off.
 */
async function tile(size: number, share: number): Promise<Buffer> {
  const own = Math.round(size * share);
  const ball = await sharp(mark, { density: (72 * own) / 48 })
    .resize(own, own)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: GROUND } })
    .composite([{ input: ball }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Returns an .ico file for clients that request only that: one PNG with a header of 22 bytes. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

const bare = await sharp(mark, { density: 72 }).resize(48, 48).png().toBuffer();
await writeFile(join(folder, 'favicon.ico'), icoOf(bare, 48));
await writeFile(join(folder, 'apple-touch-icon.png'), await tile(180, 0.72));
await writeFile(join(folder, 'icon-192.png'), await tile(192, 0.72));
await writeFile(join(folder, 'icon-512.png'), await tile(512, 0.72));
await writeFile(join(folder, 'icon-maskable-512.png'), await tile(512, 0.56));

const theme = { backgroundColor: GROUND, linkColor: '#f5653a' };
const words = 'Pull a thread. See who’s at the other end.';
await writeFile(join(folder, 'share.png'), await drawCard({ blogName: '', theme, words }));
