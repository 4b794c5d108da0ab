import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploads are kept: a folder here, a bucket elsewhere. Files never change once put. */
export interface MediaStore {
  /** Puts one file, whole or not at all. `path` is made by {@link mediaPath}. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Puts a file that lies on the disk, without reading it into memory. The file stays where it is. */
  putFile(path: string, from: string, contentType: string): Promise<void>;
  /** Reads a file as it comes; undefined when it is gone. */
  open(path: string): Promise<Readable | undefined>;
  /** Takes away all files of one upload. */
  remove(key: string): Promise<void>;
  /** The address a browser loads the file from, absolute or relative to the site. */
  url(path: string): string;
}

/** A new key: 160 bits, so that nobody finds private uploads by guessing. */
export function newMediaKey(): string {
  return randomBytes(20).toString('hex');
}

/** The path of a file of an upload. The first characters spread uploads over folders. */
export function mediaPath(key: string, file: string): string {
  if (!/^[a-z0-9]{16,64}$/.test(key) || !/^[a-z0-9_]+\.[a-z0-9]+$/.test(file)) {
    throw new TypeError(`Not a media file: ${key}/${file}`);
  }
  return `${key.slice(0, 2)}/${key}/${file}`;
}

/** Keeps uploads in a folder, served under `/media/` by the media plugin. */
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
