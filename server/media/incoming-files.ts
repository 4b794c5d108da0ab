import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Nothing waits longer, in milliseconds: what is older was left behind by a process that died. */
const LONGEST = 2 * 86_400_000;

/** Where large files wait until they are taken in: on the disk, so that however many come at once, memory stays flat. */
export class IncomingFiles {
  readonly folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
  }

  /** A name nobody else has, for a file that is to be written. */
  newPath(): string {
    return join(this.folder, `part-${randomBytes(16).toString('hex')}`);
  }

  /** The file of an upload that comes in pieces. */
  pathOf(uploadId: string): string {
    if (!/^[0-9a-f]{32}$/.test(uploadId)) throw new TypeError(`Not an upload: ${uploadId}`);
    return join(this.folder, uploadId);
  }

  /** What a recording is made from, for as long as that takes. */
  sourceOf(mediaKey: string): string {
    if (!/^[0-9a-f]{40}$/.test(mediaKey)) throw new TypeError(`Not a media key: ${mediaKey}`);
    return join(this.folder, `source-${mediaKey}`);
  }

  /**
   * Takes away what was left behind.
   *
   * @param now milliseconds since 1970
   */
  async sweep(now: number): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < now - LONGEST) await rm(path, { force: true });
    }
  }

  /** Writes what comes in to the disk; leaves nothing behind when it breaks off. */
  async take(stream: Readable): Promise<string> {
    const path = this.newPath();
    try {
      await pipeline(stream, createWriteStream(path, { flags: 'wx' }));
      return path;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Takes files away, with what is noted of them beside. */
  async remove(...paths: string[]): Promise<void> {
    for (const path of paths) {
      await rm(path, { force: true });
      await rm(`${path}.json`, { force: true });
    }
  }
}
