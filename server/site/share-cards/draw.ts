import { readFile } from 'node:fs/promises';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { CARD, type CardFacts, cardLayout } from './layout.ts';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
const WEIGHTS = [400, 700] as const;

const FACE = import.meta.resolve('@fontsource/commissioner/400.css');

async function read(subset: string, weight: (typeof WEIGHTS)[number]): Promise<Font> {
  const file = new URL(`files/commissioner-${subset}-${weight}-normal.woff`, FACE);
  return { name: `Commissioner ${subset}`, data: await readFile(file), weight, style: 'normal' };
}

let fonts: Promise<Font[]> | undefined;

/** Draws a card as PNG, 1200 by 630. Takes some 50 ms of processor time. */
export async function drawCard(facts: CardFacts): Promise<Buffer> {
  fonts ??= Promise.all(SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => read(subset, weight))));
  const svg = await satori(cardLayout(facts), { ...CARD, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
