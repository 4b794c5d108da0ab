import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Passes bytes on and knows their hash in the end. */
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

/** Writes lines, compressed, to a new file of this user's own. Answers its SHA-256. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<string> {
  const { through, sum } = hashing();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(lines), createGzip(), through, newFile(path));
  return sum();
}

/**
 * The lines of a compressed file. Only line feeds end one: Node's own reader also splits at separators that texts of
 * members may hold.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const text = createReadStream(path).pipe(createGunzip()).setEncoding('utf8');
  let open = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (open + chunk).split('\n');
    open = lines.pop() ?? '';
    yield* lines;
  }
  if (open !== '') yield open;
}

/** Copies a file into a new one of this user's own. Answers its SHA-256. */
export async function copyHashed(from: string, to: string): Promise<string> {
  const { through, sum } = hashing();
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(from), through, newFile(to));
  return sum();
}

/** The SHA-256 of a file. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The files under a folder as paths below it, with `/` between; none when there is no such folder. */
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
