import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '#server/db/database.ts';
import { openGifFile } from '#server/modules/media/gifs/serve-gifs.ts';
import type { WorldFiles } from '#server/seed/world-files.ts';
import type { Services } from '#server/services.ts';

/** Key and file name of a size in the store: the end of its stored address. */
const STORED = /\/([a-z0-9]{16,64})\/([a-z0-9_]+\.[a-z0-9]+)$/;
const WORLD = '/media/world/';

type Means = { db: Database; services: Services; worldFiles: WorldFiles | undefined };

/**
 * Opens the file of a message's image by its stored address: an upload, a provider's GIF, or a GIF of the site's own
 * library (demo data). Undefined when it no longer exists.
 *
 * @throws the errors of {@link openGifFile}
 */
export async function openPicture(
  { db, services, worldFiles }: Means,
  url: string,
): Promise<Readable | undefined> {
  if (url.startsWith(WORLD)) {
    const file = url.slice(WORLD.length);
    const isThere = (await worldFiles?.ensure(file)) === true;
    return isThere ? createReadStream(join(worldFiles?.folder ?? '', file)) : undefined;
  }
  const [, key, file] = STORED.exec(url) ?? [];
  if (!key || !file) return undefined;
  if (url.startsWith('/media/gifs/')) return (await openGifFile(db, services, key, file))?.bytes;
  return services.media.openFile(key, file);
}
