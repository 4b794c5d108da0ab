import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { mediaHeaders } from '#server/http/plugins/external/static-media.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';
import type { WorldFiles } from '#server/seed/world-files.ts';
import { openPicture } from './open-picture.ts';
import { PICTURES } from './picture-addresses.ts';
import { pictureForMember } from './pictures-repository.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/**
 * Serves the images of messages to the two sides of their conversation. A member can no longer load images from a blog
 * that has blocked them since, nor any once they left the blog or deleted the conversation. A block hides nothing else:
 * the blocked side keeps the images they sent themselves, the blocking side keeps both, and both keep the text.
 * Everybody else gets not-found.
 */
export function serveMessagePictures(
  app: FastifyInstance,
  db: Database,
  worldFiles: WorldFiles | undefined,
): void {
  app.get<{ Params: { id: string; size: string } }>(`${PICTURES}/:id/:size`, async (request, reply) => {
    const { id, size } = request.params;
    const viewer = await viewerOfPage(request);
    const isAddress = /^[1-9]\d{0,18}$/.test(id) && isPossibleId(id) && /^(?:\d{1,2}|still)$/.test(size);
    const picture = viewer && isAddress ? await pictureForMember(db, id, viewer) : undefined;
    const image = size === 'still' ? picture?.poster : picture?.images[Number(size)];
    const bytes = image && (await openPicture({ db, services: app.services, worldFiles }, image.url));
    if (!bytes) throw domainError('not-found');
    return reply
      .headers({
        ...mediaHeaders,
        'cross-origin-resource-policy': 'same-origin',
        'content-type': TYPES[image.type ?? ''] ?? 'application/octet-stream',
        // Checked on every request, because access can be revoked at any time.
        'cache-control': 'private, no-store',
      })
      .removeHeader('access-control-allow-origin')
      .send(bytes);
  });
}
