import { hash } from './random.ts';

const units: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1 };

/** Parses `3d 4h 10m` as seconds. */
export function seconds(span: string): number {
  const parts = [...span.matchAll(/(\d+)([dhms])/g)];
  if (parts.length === 0) throw new RangeError(`Not a span of time: ${span}`);
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0);
}

/** Epoch of the ids; as in the server's ids: 41 bits of milliseconds, then 22 bits that distinguish. */
const idEpoch = 1_136_073_600_000n;

/** Returns the id of something that happened at that time. `name` distinguishes events of the same second. */
export function idAt(milliseconds: number, name: string): string {
  return String(((BigInt(milliseconds) - idEpoch) << 22n) | BigInt(hash(name) % 4_194_304));
}
