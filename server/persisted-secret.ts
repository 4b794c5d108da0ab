import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from './core/start-fault.ts';

/** Minimum length in characters of a secret, whether configured or stored. */
export const MIN_SECRET_LENGTH = 32;

/** Returns the path of the generated secret in a data directory. */
export const secretPath = (dataDir: string): string => join(dataDir, 'session-secret');

/**
 * Returns the secret of this data directory, which the first start generates. Safe when several processes start at
 * once.
 *
 * @throws {StartFault} when the stored secret is too short, since a guessable secret would let anyone forge sessions
 */
export async function persistedSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = secretPath(dataDir);
  const known = await readKept(path);
  if (known !== undefined) return known;
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeWhole(draft, randomBytes(32).toString('base64url'));
  try {
    // Linking fails when another process was first; both then read the same complete file.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dataDir);
  return (await readKept(path)) ?? persistedSecret(dataDir);
}

async function readKept(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const secret = text?.trim();
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartFault(
    `${path} must hold a secret of at least ${MIN_SECRET_LENGTH} characters. Put it back from a backup; ` +
      'or delete the file to have a new one made, which logs everybody out.',
  );
}

/** Syncs the file to disk before it is used: losing the secret in a power failure would log all members out. */
async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Directories cannot be opened on Windows.
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync();
  await handle?.close();
}
