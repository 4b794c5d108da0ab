import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { StartFault } from '#server/core/start-fault.ts';
import { FORMAT, MANIFEST } from './archive.ts';

/** Files of one archive: far more than anybody uploads. */
const MOST_FILES = 2_000_000;
const MANIFEST_BYTES = 10_000;
/** Bytes of one file, unpacked. Uploads have half a gigabyte at most; data is one row after the other. */
const MOST_FILE_BYTES = 8 * 2 ** 30;
/** Bytes of all files, unpacked. */
const MOST_BYTES = 2 ** 40;
/** How much larger than in the archive a file may be. Rows of JSON shrink to a tenth; a thousandth is made to do harm. */
const MOST_RATIO = 200;
/** Below this, the ratio says nothing: a file of a few rows that look alike. */
const RATIO_FROM_BYTES = 4 * 2 ** 20;

/** Why a file of an archive is not unpacked; undefined when it may be. */
function entryProblem({ fileName, compressedSize, uncompressedSize }: Entry): string | undefined {
  if (uncompressedSize > MOST_FILE_BYTES) return `${fileName} is too large`;
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MOST_RATIO)
    return `${fileName} would unpack to ${Math.round(uncompressedSize / compressedSize)} times its size`;
  return undefined;
}

/**
 * Reads the list of files. Bounds go by the sizes that the archive declares; unpacking stops where a file turns out larger.
 *
 * @throws {StartFault} for an archive that would unpack to more than any member has
 */
async function entriesOf(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const refuse = (problem: string): never => {
    throw new StartFault(`${path} is not unpacked: ${problem}. Nothing was changed.`);
  };
  if (zip.entryCount > MOST_FILES) refuse('it has too many files');
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const problem = entryProblem(entry);
    if (problem !== undefined) refuse(problem);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_BYTES) refuse('its files are too large');
    // Files that share bytes of the archive are how a small one holds very much.
    if (packed > zip.fileSize) refuse('its files overlap');
    if (entries.has(entry.fileName)) refuse(`${entry.fileName} is in it twice`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

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
    const entries = await entriesOf(zip, path);
    const read = async (name: string): Promise<Readable | undefined> => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const source = await zip.openReadStreamPromise(entry);
      return Readable.from(unpacked(source, `${path}: ${name}`), { objectMode: false });
    };
    const manifest = entries.get(MANIFEST);
    if (!manifest || manifest.uncompressedSize > MANIFEST_BYTES) {
      throw new StartFault(`${path} is no archive of a member's data.`);
    }
    if (formatIn(await text(await zip.openReadStreamPromise(manifest))) !== FORMAT)
      throw new StartFault(`${path} was made by a newer Skein.`);
    return { read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof StartFault || !(error instanceof Error)) throw error;
    throw new StartFault(`${path} is damaged (${error.message}). Nothing was changed.`, { cause: error });
  }
}

/** Passes a file on; one whose bytes cannot be unpacked ends in words for the operator. */
async function* unpacked(source: Readable, name: string): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFault(`${name} is damaged (${why}). Nothing was changed.`, { cause: error });
  }
}

function formatIn(manifest: string): unknown {
  const said: unknown = JSON.parse(manifest);
  return typeof said === 'object' && said !== null && 'format' in said ? said.format : undefined;
}
