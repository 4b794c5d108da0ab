import sharp from 'sharp';
import type { Art } from '#openapi/world/art/recipe.ts';
import {
  artFrames,
  artHeight,
  artSvg,
  avatarWidths,
  frameMs,
  headerWidths,
  movingWidth,
  parseArtFile,
  stillWidths,
} from '#openapi/world/art.ts';
import { filmWidth } from '#openapi/world/media.ts';
import { filmLoopCount } from '#openapi/world/resolve.ts';
import { tuneWav } from '#openapi/world/sound.ts';
import { artById } from '#openapi/world/sources.ts';
import { tunes } from '#openapi/world/tunes.ts';
import { vp8OfWebp, webm } from './webm.ts';

export interface WorldFile {
  bytes: Uint8Array;
  contentType: 'image/webp' | 'image/gif' | 'audio/wav' | 'video/webm';
}

/** Returns true for the offered widths of a picture; no others are drawn, so that their number is bounded. */
function isOffered(art: Art, width: number, format: 'webp' | 'gif'): boolean {
  if (art.animated) return width === movingWidth;
  if (format === 'gif') return false;
  if (art.id.startsWith('avatar-')) return (avatarWidths as readonly number[]).includes(width);
  if (art.id.startsWith('header-')) return (headerWidths as readonly number[]).includes(width);
  return (stillWidths as readonly number[]).includes(width);
}

async function still(art: Art, width: number): Promise<Uint8Array> {
  return sharp(Buffer.from(artSvg(art, width)))
    .removeAlpha()
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
}

async function moving(art: Art): Promise<Uint8Array> {
  const frames = await Promise.all(
    artFrames(art, movingWidth).map((svg) =>
      sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => frameMs), loop: 0, effort: 4, dither: 0 })
    .toBuffer();
}

async function film(art: Art): Promise<Uint8Array> {
  const frames = await Promise.all(
    artFrames(art, filmWidth).map(async (svg) => ({
      data: vp8OfWebp(
        await sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 78, effort: 2 }).toBuffer(),
      ),
    })),
  );
  const rounds = Array.from({ length: filmLoopCount }, () => frames).flat();
  return webm(rounds, { width: filmWidth, height: artHeight(art, filmWidth) }, frameMs);
}

/**
 * Draws one file of the demo world: a picture at an offered width, an audio file or a video (decision 005).
 *
 * @param file the path after `/media/world/`
 * @returns undefined when the world has no such file
 */
export async function drawWorldFile(file: string): Promise<WorldFile | undefined> {
  const [, id = '', extension] = /^([a-z0-9-]+)\.(wav|webm)$/.exec(file) ?? [];
  if (extension === 'wav') {
    const tune = Object.values(tunes).find((candidate) => candidate.id === id);
    return tune && { bytes: tuneWav(tune), contentType: 'audio/wav' };
  }
  if (extension === 'webm') {
    const art = artById(id);
    return art?.recipe.style === 'loop' && !art.animated
      ? { bytes: await film(art), contentType: 'video/webm' }
      : undefined;
  }
  const asked = parseArtFile(file);
  const art = asked && artById(asked.id);
  if (!asked || !art || !isOffered(art, asked.width, asked.format)) return undefined;
  if (asked.format === 'gif') return { bytes: await moving(art), contentType: 'image/gif' };
  return { bytes: await still(art, asked.width), contentType: 'image/webp' };
}
