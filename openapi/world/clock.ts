import { hash } from './random.ts';

const units: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1 };

/** Reads `3d 4h 10m` as seconds. */
export function seconds(span: string): number {
  const parts = [...span.matchAll(/(\d+)([dhms])/g)];
  if (parts.length === 0) throw new RangeError(`Not a span of time: ${span}`);
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0);
}

/** The moment ids start from; as in the server's ids: 41 bits of milliseconds, then 22 bits that tell apart. */
const idEpoch = 1_136_073_600_000n;

/** The id of something that happened then. `name` tells apart what happened in the same second. */
export function idAt(milliseconds: number, name: string): string {
  return String(((BigInt(milliseconds) - idEpoch) << 22n) | BigInt(hash(name) % 4_194_304));
}
