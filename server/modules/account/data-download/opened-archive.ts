import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';
import { StartFault } from '#server/core/start-fault.ts';
import { FORMAT, MANIFEST } from './archive.ts';

/** Files of one archive: far more than anybody uploads. */
const MOST_FILES = 2_000_000;
const MANIFEST_BYTES = 10_000;

/** An archive that is read from. */
export interface OpenedArchive {
  /** A file as it comes; undefined when there is none of that name. */
  read(name: string): Promise<Readable | undefined>;
  close(): void;
}

/**
 * Opens an archive of a member's data. Nothing is unpacked but what is asked for by name.
 * https://github.com/thejoshwolfe/yauzl
 *
 * @throws {StartFault} when it is none, or made by a newer Skein
 */
export async function openArchive(path: string): Promise<OpenedArchive> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: NodeJS.ErrnoException) => {
    throw new StartFault(error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} is no archive.`);
  });
  try {
    if (zip.entryCount > MOST_FILES) throw new StartFault(`${path} has too many files.`);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = async (name: string): Promise<Readable | undefined> => {
      const entry = entries.get(name);
      return entry && zip.openReadStreamPromise(entry);
    };
    const manifest = entries.get(MANIFEST);
    if (!manifest || manifest.uncompressedSize > MANIFEST_BYTES) {
      throw new StartFault(`${path} is no archive of a member's data.`);
    }
    const { format } = JSON.parse(await text(await zip.openReadStreamPromise(manifest))) as {
      format?: unknown;
    };
    if (format !== FORMAT) throw new StartFault(`${path} was made by a newer Skein.`);
    return { read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}
