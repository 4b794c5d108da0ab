import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from './core/start-fault.ts';

/** The shortest secret that is taken, given or kept. */
export const leastSecret = 32;

/** Where a data folder keeps the secret that was made for it. */
export const secretPath = (dataDir: string): string => join(dataDir, 'session-secret');

/**
 * The secret of this data folder, made at the first start. Safe when several processes start at once.
 *
 * @throws {StartFault} when what is kept is too short: a secret everybody knows would let everybody in.
 */
export async function keptSecret(dataDir: string): Promise<string> {
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
  return (await readKept(path)) ?? keptSecret(dataDir);
}

async function readKept(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const secret = text?.trim();
  if (secret === undefined || secret.length >= leastSecret) return secret;
  throw new StartFault(
    `${path} must hold a secret of at least ${leastSecret} characters. Put it back from a backup; ` +
      'or delete the file to have a new one made, which logs everybody out.',
  );
}

/** On the disk before anybody may rely on it: a secret lost with the power would log everybody out. */
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
  // Folders cannot be opened on Windows.
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync();
  await handle?.close();
}
