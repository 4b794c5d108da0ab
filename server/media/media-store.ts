import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Storage of uploads: a local directory or a bucket. Files are immutable. */
export interface MediaStore {
  /** Stores one file atomically. `path` is created by {@link mediaPath}. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores a file from disk without reading it into memory. The source file stays in place. */
  putFile(path: string, from: string, contentType: string): Promise<void>;
  /** Streams a file; undefined when it does not exist. */
  open(path: string): Promise<Readable | undefined>;
  /** Deletes all files of one upload. */
  remove(key: string): Promise<void>;
  /** Returns the address from which a browser loads the file, absolute or relative to the site. */
  url(path: string): string;
}

/** Returns a new random key of 160 bits, so that private uploads cannot be guessed. */
export function newMediaKey(): string {
  return randomBytes(20).toString('hex');
}

/** Returns the path of a file of an upload. The first characters spread uploads over directories. */
export function mediaPath(key: string, file: string): string {
  if (!/^[a-z0-9]{16,64}$/.test(key) || !/^[a-z0-9_]+\.[a-z0-9]+$/.test(file)) {
    throw new TypeError(`Not a media file: ${key}/${file}`);
  }
  return `${key.slice(0, 2)}/${key}/${file}`;
}

/** Stores uploads in a directory, served under `/media/` by the media plugin. */
export function diskMediaStore(folder: string): MediaStore {
  async function keep(path: string, write: (draft: string) => Promise<void>): Promise<void> {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const draft = `${target}.${randomBytes(6).toString('hex')}`;
    try {
      await write(draft);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
  return {
    put: (path, bytes) => keep(path, (draft) => writeFile(draft, bytes, { flush: true })),
    putFile: (path, from) => keep(path, (draft) => copyFile(from, draft)),
    async open(path) {
      const file = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return file?.createReadStream();
    },
    async remove(key) {
      await rm(dirname(join(folder, mediaPath(key, 'x.x'))), { recursive: true, force: true });
    },
    url: (path) => `/media/${path}`,
  };
}
