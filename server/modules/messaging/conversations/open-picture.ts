import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '#server/db/database.ts';
import { openGifFile } from '#server/modules/media/gifs/serve-gifs.ts';
import type { WorldFiles } from '#server/seed/world-files.ts';
import type { Services } from '#server/services.ts';

/** What the file of a size is called in the store: the end of the address it was kept with. */
const STORED = /\/([a-z0-9]{16,64})\/([a-z0-9_]+\.[a-z0-9]+)$/;
const WORLD = '/media/world/';

type Means = { db: Database; services: Services; worldFiles: WorldFiles | undefined };

/**
 * The file of a letter's picture by the address it was kept with: an upload, a GIF of a provider, or one of the site's own
 * library, which is that of the demo world. Undefined when it is gone.
 *
 * @throws as {@link openGifFile} does
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
