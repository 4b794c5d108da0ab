import { join } from 'node:path';
import sharp from 'sharp';
import type { ScreenResult } from './look.ts';

/** Pictures per sheet and their width on it, in pixels. */
const GRIDS = {
  390: { columns: 5, wide: 300 },
  820: { columns: 3, wide: 500 },
  1280: { columns: 2, wide: 800 },
};
const ROWS = { 390: 1, 820: 1, 1280: 2 };
const GAP_PX = 8;

/** Arranges the pictures of one width, viewer and palette on contact sheets. Returns the sheets' paths. */
export async function drawSheets(
  seen: readonly ScreenResult[],
  palette: string,
  folder: string,
): Promise<string[]> {
  const [first] = seen;
  if (!first) return [];
  const { columns, wide } = GRIDS[first.width];
  const perSheet = columns * ROWS[first.width];
  const sheets: string[] = [];
  for (let from = 0; from < seen.length; from += perSheet) {
    const shots = await Promise.all(
      seen
        .slice(from, from + perSheet)
        .map(({ pictures }) =>
          sharp(pictures[palette]).resize({ width: wide }).png().toBuffer({ resolveWithObject: true }),
        ),
    );
    const high = Math.max(...shots.map(({ info }) => info.height));
    const path = join(folder, `sheet.${first.viewer}.${first.width}.${palette}.${sheets.length + 1}.png`);
    await sharp({
      create: {
        width: columns * (wide + GAP_PX) + GAP_PX,
        height: Math.ceil(shots.length / columns) * (high + GAP_PX) + GAP_PX,
        channels: 3,
        background: '#808080',
      },
    })
      .composite(
        shots.map(({ data }, index) => ({
          input: data,
          left: GAP_PX + (index % columns) * (wide + GAP_PX),
          top: GAP_PX + Math.floor(index / columns) * (high + GAP_PX),
        })),
      )
      .png()
      .toFile(path);
    sheets.push(path);
  }
  return sheets;
}
