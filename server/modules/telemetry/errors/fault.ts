import { createHash } from 'node:crypto';
import type { components } from '#generated/types/api.d.ts';
import { scrub } from '../report-policy.ts';
import type { SourceFrame, SourceMaps } from './source-maps.ts';
import { framesOf } from './stack.ts';

type Tick = components['schemas']['ErrorTick'];

/** Own places of a stack that make two errors the same fault. */
const MAX_COMPARED_FRAMES = 3;

/** Characters of the fields that are kept of a browser's error. */
export const MAX_FIELD_LENGTHS = { name: 80, message: 500, stack: 4000, route: 256, release: 128 };

/** An error of a browser, without anything about a person. */
export interface Fault {
  fingerprint: Buffer;
  name: string;
  message: string;
  /** Source file and line of the first own place; empty when it is not known. */
  location: string;
  isExtension: boolean;
  release: string;
  route: string;
  frames: SourceFrame[];
}

/**
 * Returns what makes two errors the same fault: the name, the message but for its numbers, and the files of the first
 * own places. Lines are left out, because they move with every release. Without own places the route stands in.
 */
function fingerprintOf({ name, message, route, frames }: Omit<Fault, 'fingerprint' | 'location'>): Buffer {
  const own = frames.filter(({ isOwn }) => isOwn).slice(0, MAX_COMPARED_FRAMES);
  const places = own.length > 0 ? own.map(({ file }) => file) : [route];
  const parts = [name, message.replaceAll(/\d+/g, '#'), ...places];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Returns the fault behind an error that a browser reported, with its places in the sources. */
export async function faultOf(tick: Tick, maps: SourceMaps, nowMs: number): Promise<Fault> {
  const frames = (await maps.resolve(framesOf(tick.stack ?? ''), nowMs)).map((frame) => ({
    ...frame,
    name: scrub(frame.name, MAX_FIELD_LENGTHS.message),
  }));
  const error = {
    name: scrub(tick.name, MAX_FIELD_LENGTHS.name),
    message: scrub(tick.message, MAX_FIELD_LENGTHS.message),
    route: scrub(tick.route, MAX_FIELD_LENGTHS.route),
    release: scrub(tick.release ?? '', MAX_FIELD_LENGTHS.release),
    isExtension: tick.isExtension ?? false,
    frames,
  };
  const first = frames.find(({ isOwn }) => isOwn);
  return {
    ...error,
    fingerprint: fingerprintOf(error),
    location: first ? `${first.file}:${first.line}` : '',
  };
}
