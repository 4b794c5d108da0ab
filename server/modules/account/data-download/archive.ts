import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import type { MediaLibrary } from '#server/media/media.ts';
import { mediaPath } from '#server/media/media-store.ts';
import { type PartFile, partFile } from '#server/member-data/parts.ts';
import { rowsOfFile } from './lines.ts';
import { PAGES } from './pages.ts';

/** Version of the archive format that this code writes and reads. */
export const ARCHIVE_FORMAT_VERSION = 1;
export const MANIFEST_FILE = 'manifest.json';
const README = 'README.txt';

const README_TEXT = `What you wrote, uploaded and set on this site.

index.html leads to pages that you can read. The folder data has the same for programs: each file is one JSON array
(UTF-8) with a row to a line, spelt as the site's database spells it.

- Times are ISO 8601. Ids and positions are whole numbers written as texts, because they are larger than what many
  programs take for a number. They tell which rows belong together.
- content and layout of posts are blocks, as the site's API answers them. trail lists what a reblog passes on; its
  partId leads to data/trail-parts.json.
- by_me says whether you wrote a post, or somebody else for one of your blogs.
- media/<two letters>/<key>/<file>: your uploads, in all sizes. data/media.json says what they are.
- data/other-blogs.json gives names to the blogs of others that you follow, liked, blocked or wrote to, and
  data/other-posts.json says where posts are that something of yours hangs on.

Not in it: passwords, sessions and second factors; what others did with your posts; who asked without a name; what
you deleted; pictures that others uploaded.

Whoever runs a site can put it into another one: npm run admin -- import-member <this file>

The files:
`;

/** A file of an upload. */
export interface MediaFile {
  key: string;
  file: string;
  type: string;
}

interface MediaLine {
  key: string;
  variants: { file: string; type?: string }[];
  content_type: string;
}

/** Yields the files of the uploads in a data file. */
export async function* mediaFiles(rows: AsyncIterable<string>): AsyncGenerator<MediaFile> {
  for await (const line of rows) {
    const { key, variants, content_type } = JSON.parse(line) as MediaLine;
    const place = { row: `media ${key}`, column: 'variants' };
    for (const { file, type = content_type } of validOr('variants', variants, [], place))
      yield { key, file, type };
  }
}

/** Options of packing. */
export interface PackOptions {
  /** Data files of an archive, in the order of its readme. */
  dataFiles: readonly PartFile[];
  folder: string;
  /** Path of the archive to write. */
  target: string;
  media: MediaLibrary;
  /** Milliseconds since 1970. */
  now: number;
  /** Public address of the site. */
  origin: string;
  /** Called before each file. Throws to stop. */
  step: () => Promise<void>;
}

/** Writes the manifest and the readme of an archive. */
async function explain({ dataFiles, folder, now, origin }: PackOptions): Promise<void> {
  const lines = dataFiles.map(({ file, part }) => `- ${file}: ${part.about}`);
  await writeFile(join(folder, README), `${README_TEXT}${lines.join('\n')}\n`, { mode: 0o600 });
  const manifest = { format: ARCHIVE_FORMAT_VERSION, site: origin, madeAt: new Date(now).toISOString() };
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Packs a data folder and its uploads into one file, one entry after the other, so that memory use is constant.
 * https://github.com/thejoshwolfe/yazl
 */
export async function packArchive(options: PackOptions): Promise<void> {
  const { dataFiles, folder, target, media, now, step } = options;
  await explain(options);
  const zip = new yazl.ZipFile();
  const mtime = new Date(now);
  const written = pipeline(zip.outputStream, createWriteStream(target, { mode: 0o600, flush: true }));
  const failed = new Promise<never>((_, reject) => zip.once('error', reject));
  const fill = async (): Promise<void> => {
    for (const file of [README, ...PAGES, MANIFEST_FILE, ...dataFiles.map((one) => one.file)]) {
      await step();
      zip.addFile(join(folder, file), file, { mtime, mode: 0o100600 });
    }
    for await (const { key, file } of mediaFiles(rowsOfFile(join(folder, partFile('media'))))) {
      await step();
      const source = await media.openFile(key, file);
      if (source) await added(zip, source, `media/${mediaPath(key, file)}`, mtime);
    }
    zip.end();
    await written;
  };
  const filled = fill();
  filled.catch(() => undefined);
  written.catch(() => undefined);
  try {
    await Promise.race([filled, failed, written.then(() => filled)]);
  } finally {
    (zip.outputStream as Readable).destroy();
  }
}

/**
 * Adds a file and waits until it is read, so that one file is open at a time. Images, audio and video are compressed
 * already.
 */
async function added(zip: yazl.ZipFile, source: Readable, path: string, mtime: Date): Promise<void> {
  const done = new Promise<void>((resolve, reject) => source.once('end', resolve).once('error', reject));
  zip.addReadStream(source, path, { mtime, mode: 0o100600, compress: false });
  await done;
}
