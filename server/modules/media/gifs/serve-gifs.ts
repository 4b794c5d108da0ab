import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { GIF_FILES, type GifFile } from '#server/gifs/gif-files.ts';
import { mediaHeaders } from '#server/http/plugins/external/static-media.ts';
import type { Services } from '#server/services.ts';
import { Unreachable } from '#server/web/guarded-web.ts';
import { foundByMediaKey } from './found-repository.ts';
import { sourceOf } from './keep-found.ts';

const KINDS = Object.keys(GIF_FILES) as GifFile[];

/**
 * Opens a file of a provider's GIF and downloads it if necessary; undefined for an unknown one.
 *
 * @throws service-unavailable while the provider does not deliver it; bad-media-format for a file that is not a GIF
 */
export async function openGifFile(
  db: Database,
  { gifFiles }: Services,
  mediaKey: string,
  file: string,
): Promise<{ bytes: Readable; contentType: string } | undefined> {
  const kind = KINDS.find((one) => GIF_FILES[one].file === file);
  const gif = kind && (await foundByMediaKey(db, mediaKey));
  if (!gif) return undefined;
  try {
    const bytes = await gifFiles.open(sourceOf(gif), kind);
    return bytes && { bytes, contentType: GIF_FILES[kind].contentType };
  } catch (error) {
    if (error instanceof Unreachable) throw domainError('service-unavailable');
    throw error;
  }
}

/** Serves files of provider GIFs, so that readers' browsers contact this server only. */
export function serveGifs(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { key: string; file: string } }>('/media/gifs/:key/:file', async (request, reply) => {
    const { key, file } = request.params;
    const found = await openGifFile(db, app.services, key, file);
    if (!found) throw domainError('not-found');
    return reply
      .headers({
        ...mediaHeaders,
        'content-type': found.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(found.bytes);
  });
}
