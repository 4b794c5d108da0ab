import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { StackFrame } from './stack.ts';

/** A place of a stack, in the sources where their map is known. */
export interface SourceFrame extends StackFrame {
  /** True in a source of the site, false within a library, an extension or an unknown file. */
  isOwn: boolean;
  /** Source around the place. */
  lines?: { line: number; text: string }[];
}

/** The maps of the build; never served. */
export const SOURCE_MAPS_FOLDER: string = join(import.meta.dirname, '../../../../dist/source-maps');

/** Characters of the name of a source that are kept. */
const MAX_FILE_LENGTH = 256;

/** Own places of a stack whose source is kept, and lines before and after each. */
const MAX_SHOWN_PLACES = 3;
const MARGIN_LINES_COUNT = 2;
/** Characters of a line that are kept. */
const MAX_LINE_LENGTH = 160;
/** Own sources, as the build writes them beside the maps. */
const OWN_SOURCE = /^src\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Maps that stay open: a map takes a few megabytes. */
const MAX_OPEN_MAPS = 12;

/**
 * Maps that a minute may open: reading one holds the process for up to half a second, and anybody can send made-up stacks.
 * Real ones need three or four.
 */
export const MAX_OPENED_PER_MINUTE = 12;
const MINUTE_MS = 60_000;

/** Built scripts, by the name that the build gives them. */
const BUILT = /^\/assets\/([\w-]{1,64}\.js)$/;

/** Source maps of the running build, opened when an error needs them. */
export class SourceMaps {
  readonly #folder: string;
  readonly #open = new Map<string, Promise<SourceMap | undefined>>();
  #minute = 0;
  #openedCount = 0;

  constructor(folder: string = SOURCE_MAPS_FOLDER) {
    this.#folder = folder;
  }

  /** Returns the frames in their sources. A frame of an unknown file stays as it is, and is not the site's own. */
  async resolve(frames: readonly StackFrame[], nowMs: number): Promise<SourceFrame[]> {
    const placed = await Promise.all(frames.map((frame) => this.#place(frame, nowMs)));
    const shown = new Set(placed.filter(({ isOwn }) => isOwn).slice(0, MAX_SHOWN_PLACES));
    return Promise.all(placed.map((frame) => (shown.has(frame) ? this.#withLines(frame) : frame)));
  }

  /** Returns a frame with the source around it, where the build wrote that. */
  async #withLines(frame: SourceFrame): Promise<SourceFrame> {
    if (!OWN_SOURCE.test(frame.file)) return frame;
    const text = await readFile(join(this.#folder, frame.file), 'utf8').catch(() => undefined);
    if (text === undefined) return frame;
    const first = Math.max(1, frame.line - MARGIN_LINES_COUNT);
    const lines = text
      .split('\n')
      .slice(first - 1, frame.line + MARGIN_LINES_COUNT)
      .map((line, at) => ({ line: first + at, text: line.slice(0, MAX_LINE_LENGTH) }));
    return lines.length === 0 ? frame : { ...frame, lines };
  }

  async #place(frame: StackFrame, nowMs: number): Promise<SourceFrame> {
    const [, script] = BUILT.exec(frame.file) ?? [];
    const map = script === undefined ? undefined : await this.#map(script, nowMs);
    if (!map || frame.line < 1) return { ...frame, isOwn: false };
    // The map counts from 0, a stack from 1.
    const place = map.findEntry(frame.line - 1, Math.max(0, frame.column - 1));
    if (!('originalSource' in place)) return { ...frame, isOwn: false };
    const file = place.originalSource.replace(/^(?:\.\.\/)+/, '').slice(0, MAX_FILE_LENGTH);
    const isOwn = file.startsWith('src/');
    // Built names of functions change with every build and say nothing.
    return { name: '', file, line: place.originalLine + 1, column: place.originalColumn + 1, isOwn };
  }

  #map(script: string, nowMs: number): Promise<SourceMap | undefined> {
    const known = this.#open.get(script);
    if (known) return known;
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (minute !== this.#minute) this.#openedCount = 0;
    this.#minute = minute;
    if (this.#openedCount >= MAX_OPENED_PER_MINUTE) return Promise.resolve(undefined);
    this.#openedCount += 1;
    const opening = readFile(join(this.#folder, `${script}.map`), 'utf8').then(
      (text) => new SourceMap(JSON.parse(text)),
      // A script of another release, or a made-up name.
      () => undefined,
    );
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MAX_OPEN_MAPS && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(script, opening);
    return opening;
  }
}
