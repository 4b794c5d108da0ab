import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '#generated/limits.ts';
import { rateLimited } from '../core/errors.ts';

/** Maximum age of a waiting file in milliseconds: older ones were left behind by a process that died. */
const MAX_UPLOAD_AGE_MS = 2 * 86_400_000;
/** Milliseconds without data after which an expired upload is abandoned. */
const IDLE_TIMEOUT_MS = 3_600_000;
/** Seconds until a retry: when the disk is full, and when too many files are in progress. */
const [ROOM_RETRY, BODY_RETRY] = [600, 5];

/**
 * Temporary storage of large uploads on disk until they are processed, so that memory stays flat however many arrive at
 * once.
 */
export class IncomingFiles {
  readonly folder: string;
  readonly #reserve: number;
  /** Bytes of files currently being written, by sending member. */
  readonly #underWay = new Map<string, number>();

  /** @param reserve free bytes of the disk that are left to the database and other uses */
  constructor(folder: string, reserve = 0) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
    this.#reserve = reserve;
  }

  /**
   * Checks that the disk has room for a file of that size besides the reserve.
   *
   * @throws DomainError service-unavailable
   */
  async requireRoom(bytes: number): Promise<void> {
    if (this.#reserve === 0) return;
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize - bytes < this.#reserve) {
      throw rateLimited(ROOM_RETRY, 'service-unavailable', {
        reason: 'storage',
      });
    }
  }

  /** Returns true when an upload received no bytes for an hour, or never any. */
  async isQuiet(uploadId: string, now: number): Promise<boolean> {
    const found = await stat(this.pathOf(uploadId)).catch(() => undefined);
    return found === undefined || found.mtimeMs < now - IDLE_TIMEOUT_MS;
  }

  /** Returns a unique path for a new file. */
  newPath(): string {
    return join(this.folder, `part-${randomBytes(16).toString('hex')}`);
  }

  /** Returns the path of a resumable upload's file. */
  pathOf(uploadId: string): string {
    if (!/^[0-9a-f]{32}$/.test(uploadId)) throw new TypeError(`Not an upload: ${uploadId}`);
    return join(this.folder, uploadId);
  }

  /** Returns the path of a recording's source, which exists until the conversion is done. */
  sourceOf(mediaKey: string): string {
    if (!/^[0-9a-f]{40}$/.test(mediaKey)) throw new TypeError(`Not a media key: ${mediaKey}`);
    return join(this.folder, `source-${mediaKey}`);
  }

  /**
   * Deletes abandoned files.
   *
   * @param now milliseconds since 1970
   */
  async sweep(now: number): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < now - MAX_UPLOAD_AGE_MS) await rm(path, { force: true });
    }
  }

  /**
   * Streams a file to disk; deletes it when the stream breaks off.
   *
   * @param bytes its declared size
   * @throws DomainError rate-limit-exceeded when its sender has too many bytes in progress
   */
  async takeFrom(sender: string, bytes: number, stream: Readable): Promise<string> {
    const others = this.#underWay.get(sender) ?? 0;
    if (others > 0 && others + bytes > limits.uploadBytesAtOnce) {
      throw rateLimited(BODY_RETRY, 'rate-limit-exceeded', {
        reason: 'uploads',
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

  /** Streams data to disk; deletes the file when the stream breaks off. */
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

  /** Deletes files and their metadata files. */
  async remove(...paths: string[]): Promise<void> {
    for (const path of paths) {
      await rm(path, { force: true });
      await rm(`${path}.json`, { force: true });
    }
  }
}
