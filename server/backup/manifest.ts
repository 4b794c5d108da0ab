import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { StartFault } from '../core/start-fault.ts';
import { newestVersion } from '../lifecycle/migrate.ts';
import { checksumOf } from './files.ts';
import type { Sequence, Table } from './schema-repository.ts';

/** Version of the backup format, to recognise older ones. */
export const FORMAT_VERSION = 1;

/** Manifest of a backup. */
export type Manifest = {
  format: number;
  /** ISO 8601. */
  madeAt: string;
  /** Engine it was made from, for information; a backup fits either. */
  engine: string;
  schemaVersion: number;
  tables: (Table & { rows: number })[];
  sequences: Sequence[];
  /** Number of uploaded files. */
  media: number;
};

export const manifestFile = 'manifest.json';
export const sumsFile = 'SHA256SUMS';
export const secretFile = 'session-secret';

/** Returns the path of a table's rows. */
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`;

/**
 * Reads the manifest of a backup and verifies the checksum of every file.
 *
 * @returns the manifest and the paths of all files.
 * @throws {StartFault} when it is not a backup, incomplete, or made by a newer Skein.
 */
export async function readBackup(folder: string): Promise<{ manifest: Manifest; files: string[] }> {
  const manifest = await readManifest(folder);
  const lines = (await readFile(join(folder, sumsFile), 'utf8')).trimEnd().split('\n');
  const files: string[] = [];
  for (const line of lines) {
    const [sum, path = ''] = line.split(/ {2}(.*)/s);
    // The path is used for the copy in the new site as well.
    if (path.split('/').includes('..') || isAbsolute(path))
      throw new StartFault(`The backup is damaged: ${sumsFile} names ${path}, which is outside of it.`);
    const found = await checksumOf(join(folder, path)).catch(() => undefined);
    if (found !== sum)
      throw new StartFault(`The backup is damaged: ${path} is not as it was written. Nothing was changed.`);
    files.push(path);
  }
  return { manifest, files };
}

function parsed(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Manifest | null;
    return Array.isArray(manifest?.tables) && Array.isArray(manifest.sequences) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartFault(`${folder} holds no whole backup (no ${manifestFile}).`);
  const manifest = parsed(text);
  if (manifest === undefined)
    throw new StartFault(`The backup is damaged: ${manifestFile} is no JSON of a backup.`);
  if (manifest.format !== FORMAT_VERSION || manifest.schemaVersion > newestVersion()) {
    throw new StartFault('This backup was made by a newer Skein. Put it back with that one, then upgrade.');
  }
  return manifest;
}
