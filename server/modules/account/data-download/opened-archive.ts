import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { StartFault } from '#server/core/start-fault.ts';
import { ARCHIVE_FORMAT_VERSION, MANIFEST_FILE } from './archive.ts';

/** Maximum number of files per archive, far more than any member uploads. */
const MAX_FILES = 2_000_000;
const MANIFEST_BYTES = 10_000;
/** Maximum unpacked bytes per file. Uploads have at most half a gigabyte; data is streamed. */
const MAX_FILE_BYTES = 8 * 2 ** 30;
/** Maximum unpacked bytes of all files. */
const MAX_TOTAL_BYTES = 2 ** 40;
/** Maximum compression ratio. JSON rows shrink to a tenth; a thousandth indicates a zip bomb. */
const MAX_COMPRESSION_RATIO = 200;
/** Size below which the ratio is not checked, because a file of a few similar rows compresses well. */
const RATIO_FROM_BYTES = 4 * 2 ** 20;

/** Returns the reason why a file is not unpacked; undefined when it may be. */
function entryProblem({ fileName, compressedSize, uncompressedSize }: Entry): string | undefined {
  if (uncompressedSize > MAX_FILE_BYTES) return `${fileName} is too large`;
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_COMPRESSION_RATIO)
    return `${fileName} would unpack to ${Math.round(uncompressedSize / compressedSize)} times its size`;
  return undefined;
}

/**
 * Reads the list of files. Limits use the sizes that the archive declares; unpacking stops when a file turns out
 * larger.
 *
 * @throws {StartFault} for an archive that exceeds the limits
 */
async function entriesOf(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const refuse = (problem: string): never => {
    throw new StartFault(`${path} is not unpacked: ${problem}. Nothing was changed.`);
  };
  if (zip.entryCount > MAX_FILES) refuse('it has too many files');
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const problem = entryProblem(entry);
    if (problem !== undefined) refuse(problem);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_TOTAL_BYTES) refuse('its files are too large');
    // Overlapping files let a small archive unpack to very much data.
    if (packed > zip.fileSize) refuse('its files overlap');
    if (entries.has(entry.fileName)) refuse(`${entry.fileName} is in it twice`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** An archive opened for reading. */
export interface OpenedArchive {
  /** Returns the stream of a file; undefined when there is none of that name. */
  read(name: string): Promise<Readable | undefined>;
  close(): void;
}

/**
 * Opens an archive of a member's data. Unpacks only the files requested by name. https://github.com/thejoshwolfe/yauzl
 *
 * @throws {StartFault} when it is not an archive, or made by a newer Skein
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
    const manifest = entries.get(MANIFEST_FILE);
    if (!manifest || manifest.uncompressedSize > MANIFEST_BYTES) {
      throw new StartFault(`${path} is no archive of a member's data.`);
    }
    if (formatIn(await text(await zip.openReadStreamPromise(manifest))) !== ARCHIVE_FORMAT_VERSION)
      throw new StartFault(`${path} was made by a newer Skein.`);
    return { read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof StartFault || !(error instanceof Error)) throw error;
    throw new StartFault(`${path} is damaged (${error.message}). Nothing was changed.`, { cause: error });
  }
}

/** Streams a file; corrupt data fails with a message for the operator. */
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
