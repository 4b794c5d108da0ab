import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dominantColours } from './image-colours.ts';

type Colour = [r: number, g: number, b: number];

/** Returns a picture of vertical stripes with these widths in pixels, 48 in all. */
function striped(...stripes: [width: number, colour: Colour][]) {
  const row = stripes.flatMap(([width, colour]) => Array.from({ length: width }, () => colour).flat());
  const bytes = Buffer.from(Array.from({ length: 48 }, () => row).flat());
  return sharp(bytes, { raw: { width: 48, height: 48, channels: 3 } });
}

test('dominantColours returns the most frequent colour first', async () => {
  const picture = striped([8, [255, 0, 0]], [28, [0, 5, 255]], [12, [0, 255, 0]]);
  expect(await dominantColours(picture)).toEqual(['#0005ff', '#00ff00', '#ff0000']);
});

test('dominantColours counts similar colours as one', async () => {
  const near = (other: Colour) => dominantColours(striped([30, [200, 20, 20]], [18, other]));
  expect(await near([160, 60, 60])).toEqual(['#c81414']);
  expect(await near([160, 60, 61])).toEqual(['#c81414', '#a03c3d']);
});

test('dominantColours returns the mean of similar shades', async () => {
  expect(await dominantColours(striped([24, [96, 0, 0]], [24, [100, 0, 10]]))).toEqual(['#620005']);
});

test('dominantColours returns at most five colours', async () => {
  const all: Colour[] = [
    [0, 0, 0],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 0],
    [255, 255, 255],
  ];
  const stripes = all.map((colour, at) => [13 - 2 * at, colour] as [number, Colour]);
  expect(await dominantColours(striped(...stripes, [6, [0, 0, 0]]))).toEqual([
    '#000000',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
  ]);
});

test('dominantColours blends transparent pixels with white', async () => {
  const glass = sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  expect(await dominantColours(glass.png())).toEqual(['#ffffff']);
});
