import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { splitLines } from '../core/lines.ts';
import { StartFault } from '../core/start-fault.ts';

/** Passes data through and returns its hash at the end. */
function hashing(): { through: Transform; sum: () => string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, sum: () => hash.digest('hex') };
}

/** Writes compressed lines to a new file that only this user can read. Returns its SHA-256. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<string> {
  const { through, sum } = hashing();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(lines), createGzip(), through, newFile(path));
  return sum();
}

/** Maximum characters of a table row that can be restored. */
const MAX_ROW_BYTES = 256_000_000;

/**
 * Reads the lines of a compressed file.
 *
 * @throws {StartFault} when it cannot be read or unpacked
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // Forwards errors of the file to the reader, and closes the file when the reader stops early.
  const unpacked = pipeline(createReadStream(path), text);
  unpacked.catch(() => undefined);
  try {
    yield* splitLines(text, MAX_ROW_BYTES);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The backup is damaged: ${path} cannot be unpacked (${why}). Nothing was changed.`, {
      cause: error,
    });
  }
}

/** Copies a file to a new one that only this user can read. Returns its SHA-256. */
export async function copyHashed(from: string, to: string): Promise<string> {
  const { through, sum } = hashing();
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(from), through, newFile(to));
  return sum();
}

/** Returns the SHA-256 of a file. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the files under a directory as relative paths with `/`; none when the directory does not exist. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function newFile(path: string) {
  return createWriteStream(path, { mode: 0o600, flush: true });
}
