import { drawBooks } from './art/books.ts';
import { drawBotanical } from './art/botanical.ts';
import { type Canvas, canvas } from './art/canvas.ts';
import { drawCat } from './art/cat.ts';
import { drawChart } from './art/chart.ts';
import { drawCity } from './art/city.ts';
import { drawComic } from './art/comic.ts';
import { drawDesk } from './art/desk.ts';
import { drawEmblem } from './art/emblem.ts';
import { drawFace } from './art/face.ts';
import { drawLandscape } from './art/landscape.ts';
import { drawLoop } from './art/loop.ts';
import { drawNight } from './art/night.ts';
import { drawPixels } from './art/pixels.ts';
import { drawPots } from './art/pots.ts';
import type { Art, Recipe } from './art/recipe.ts';
import { drawRiso } from './art/riso.ts';
import { drawStill } from './art/still.ts';
import { drawStrokes } from './art/strokes.ts';
import { drawWeave } from './art/weave.ts';

/** Number of frames of an animated picture; at {@link frameMs} each it lasts a little over a second and repeats. */
export const frameCount = 12;
/** Duration of one frame of an animated picture, in milliseconds. */
export const frameMs = 100;
/** Widths of a still picture, in pixels, largest first. */
export const stillWidths = [1280, 640, 320] as const;
/** The only width of an animated picture, in pixels. */
export const movingWidth = 480;
/** Widths of an avatar, in pixels. */
export const avatarWidths = [512, 128, 64] as const;
/** Widths of a header picture, in pixels: for the head of a blog, and for cards. */
export const headerWidths = [1600, 640] as const;

function draw(c: Canvas, recipe: Recipe, t: number): void {
  switch (recipe.style) {
    case 'books':
      drawBooks(c, recipe);
      break;
    case 'botanical':
      drawBotanical(c, recipe);
      break;
    case 'cat':
      drawCat(c, recipe);
      break;
    case 'chart':
      drawChart(c, recipe);
      break;
    case 'city':
      drawCity(c, recipe);
      break;
    case 'comic':
      drawComic(c, recipe);
      break;
    case 'desk':
      drawDesk(c, recipe);
      break;
    case 'emblem':
      drawEmblem(c, recipe);
      break;
    case 'face':
      drawFace(c, recipe);
      break;
    case 'landscape':
      drawLandscape(c, recipe);
      break;
    case 'loop':
      drawLoop(c, recipe, t);
      break;
    case 'night':
      drawNight(c, recipe);
      break;
    case 'pixels':
      drawPixels(c, recipe, t);
      break;
    case 'pots':
      drawPots(c, recipe);
      break;
    case 'riso':
      drawRiso(c, recipe);
      break;
    case 'still':
      drawStill(c, recipe);
      break;
    case 'strokes':
      drawStrokes(c, recipe);
      break;
    case 'weave':
      drawWeave(c, recipe);
      break;
  }
}

/**
 * Renders the picture as an SVG document.
 *
 * @param width in pixels; the height follows from the aspect ratio
 * @param t position in an animated picture's loop, in [0, 1)
 */
export function artSvg(art: Art, width: number, t = 0): string {
  const c = canvas(art.id, art.height);
  draw(c, art.recipe, t);
  return c.svg(width);
}

/** Renders all frames of an animated picture, in order. */
export function artFrames(art: Art, width: number, count = frameCount): string[] {
  return Array.from({ length: count }, (_, i) => artSvg(art, width, i / count));
}

/** Returns the picture's height in pixels at a width. */
export function artHeight(art: Art, width: number): number {
  return Math.round((width * art.height) / 1000);
}

/** Returns the address of one size of a picture (decision 005). */
export function artUrl(art: Art, width: number): string {
  return `/media/world/${art.id}_${width}.${art.animated ? 'gif' : 'webp'}`;
}

/** Parses an address under `/media/world/`; undefined when it does not have the form of a picture's address. */
export function parseArtFile(
  file: string,
): { id: string; width: number; format: 'webp' | 'gif' } | undefined {
  const match = /^([a-z0-9-]+)_(\d{2,4})\.(webp|gif)$/.exec(file);
  const [, id, width, format] = match ?? [];
  if (!id || !width || (format !== 'webp' && format !== 'gif')) return undefined;
  return { id, width: Number(width), format };
}
