/** Deterministic random numbers: the same seed always gives the same world and the same pictures. */

/** 32-bit FNV-1a hash of a text, by UTF-16 unit. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns `length` URL-safe characters that depend only on `text` (blog uuids, reblog keys). */
export function token(text: string, length: number, alphabet: string = URL_SAFE): string {
  const rnd = random(`token:${text}`);
  let out = '';
  for (let i = 0; i < length; i += 1) out += alphabet[Math.floor(rnd.next() * alphabet.length)];
  return out;
}

/** A small seeded generator. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [min, max). */
  range(min: number, max: number): number;
  /** Whole number in [min, max]. */
  int(min: number, max: number): number;
  /** Roughly normal around 0 with standard deviation 1, never beyond ±3. */
  bell(): number;
  /** True with probability p. */
  chance(p: number): boolean;
  /** Returns one element; the list must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** Returns a shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Creates a generator from a seed text (mulberry32 over its hash). */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (min: number, max: number) => min + (max - min) * next();
  const int = (min: number, max: number) => Math.floor(range(min, max + 1));
  return {
    next,
    range,
    int,
    bell: () => (next() + next() + next() + next() + next() + next() - 3) * 1.41,
    chance: (p) => next() < p,
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new RangeError('pick from an empty list');
      return item;
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        const a = copy[i];
        const b = copy[j];
        if (a !== undefined && b !== undefined) {
          copy[i] = b;
          copy[j] = a;
        }
      }
      return copy;
    },
  };
}

/** Returns smooth one-dimensional noise in [-1, 1]; `octaves` adds finer detail. */
export function noise1(seed: string, octaves = 4): (x: number) => number {
  const base = hash(seed);
  const at = (i: number, octave: number) => {
    let n = Math.imul(i ^ base ^ Math.imul(octave + 1, 0x9e3779b1), 0x85ebca6b);
    n ^= n >>> 13;
    n = Math.imul(n, 0xc2b2ae35);
    n ^= n >>> 16;
    return (n >>> 0) / 2147483648 - 1;
  };
  return (x) => {
    let sum = 0;
    let weight = 0;
    for (let o = 0, f = 1, a = 1; o < octaves; o += 1, f *= 2.03, a *= 0.5) {
      const i = Math.floor(x * f);
      const t = x * f - i;
      const s = t * t * (3 - 2 * t);
      sum += a * (at(i, o) * (1 - s) + at(i + 1, o) * s);
      weight += a;
    }
    return sum / weight;
  };
}

/** Returns smooth two-dimensional noise in [-1, 1]. */
export function noise2(seed: string, octaves = 4): (x: number, y: number) => number {
  const base = hash(seed);
  const at = (i: number, j: number, octave: number) => {
    let n = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(octave + 7, 0x9e3779b1) ^ base;
    n = Math.imul(n ^ (n >>> 15), 0x85ebca6b);
    n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
    n ^= n >>> 16;
    return (n >>> 0) / 2147483648 - 1;
  };
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    for (let o = 0, f = 1, a = 1; o < octaves; o += 1, f *= 2.03, a *= 0.5) {
      const i = Math.floor(x * f);
      const j = Math.floor(y * f);
      const u = x * f - i;
      const v = y * f - j;
      const s = u * u * (3 - 2 * u);
      const t = v * v * (3 - 2 * v);
      const top = at(i, j, o) * (1 - s) + at(i + 1, j, o) * s;
      const low = at(i, j + 1, o) * (1 - s) + at(i + 1, j + 1, o) * s;
      sum += a * (top * (1 - t) + low * t);
      weight += a;
    }
    return sum / weight;
  };
}
