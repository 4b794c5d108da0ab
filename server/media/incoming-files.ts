import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '#generated/limits.ts';
import { rateLimited } from '../core/errors.ts';

/** Nothing waits longer, in milliseconds: what is older was left behind by a process that died. */
const LONGEST = 2 * 86_400_000;
/** Milliseconds without a byte after which an upload that expired is given up. */
const QUIET = 3_600_000;
/** Seconds after which to try again: when the disk is full, and when too many files are under way. */
const [ROOM_RETRY, BODY_RETRY] = [600, 5];

/** Where large files wait until they are taken in: on the disk, so that however many come at once, memory stays flat. */
export class IncomingFiles {
  readonly folder: string;
  readonly #reserve: number;
  /** Bytes of files that are being written now, by the member who sends them. */
  readonly #underWay = new Map<string, number>();

  /** @param reserve free bytes of the disk that are left to the database and everything else */
  constructor(folder: string, reserve = 0) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
    this.#reserve = reserve;
  }

  /**
   * Makes sure that the disk has room for a file of that size, and the reserve besides.
   *
   * @throws DomainError service-unavailable
   */
  async requireRoom(bytes: number): Promise<void> {
    if (this.#reserve === 0) return;
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize - bytes < this.#reserve) {
      throw rateLimited(ROOM_RETRY, 'service-unavailable', {
        detail: 'This site has no room for files at the moment. Please try again later.',
      });
    }
  }

  /** Returns whether an upload got no bytes for an hour, or never any. */
  async isQuiet(uploadId: string, now: number): Promise<boolean> {
    const found = await stat(this.pathOf(uploadId)).catch(() => undefined);
    return found === undefined || found.mtimeMs < now - QUIET;
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

  /**
   * Writes a file to the disk as it comes in; leaves nothing behind when it breaks off.
   *
   * @param bytes its size, as it was announced
   * @throws DomainError rate-limit-exceeded when more of its sender is under way than may be at once
   */
  async takeFrom(sender: string, bytes: number, stream: Readable): Promise<string> {
    const others = this.#underWay.get(sender) ?? 0;
    if (others > 0 && others + bytes > limits.uploadBytesAtOnce) {
      throw rateLimited(BODY_RETRY, 'rate-limit-exceeded', {
        detail: 'Other files of yours are still on their way. Wait until one of them has arrived.',
      });
    }
    this.#underWay.set(sender, others + bytes);
    try {
      return await this.take(stream);
    } finally {
      const left = (this.#underWay.get(sender) ?? bytes) - bytes;
      if (left > 0) this.#underWay.set(sender, left);
      else this.#underWay.delete(sender);
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
