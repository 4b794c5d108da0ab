import type { Sharp } from 'sharp';

const MAX_COLOURS = 5;
/** Maximum distance (squared, in RGB) of colours that count as one. */
const MAX_DISTANCE_SQUARED = 40 ** 2 * 3;

/** Returns up to five dominant colours of a picture, most frequent first, as `#RRGGBB`. */
export async function dominantColours(picture: Sharp): Promise<string[]> {
  const { data } = await picture
    .resize(48, 48, { fit: 'fill', kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + r, bucket.sum[1] + g, bucket.sum[2] + b];
    buckets.set(key, bucket);
  }
  const chosen: number[][] = [];
  for (const { count, sum } of [...buckets.values()].sort((a, b) => b.count - a.count)) {
    const colour = sum.map((total) => Math.round(total / count));
    if (chosen.every((other) => distance(colour, other) > MAX_DISTANCE_SQUARED)) chosen.push(colour);
    if (chosen.length === MAX_COLOURS) break;
  }
  return chosen.map((colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((total, part, index) => total + (part - (other[index] ?? 0)) ** 2, 0);
}
