import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';

import { DOWNLOADS, isProof } from './download-presenter.ts';
import { findDownload } from './downloads-repository.ts';
import { archivePath } from './make-download.ts';
import { isDownloadId } from './policy.ts';

/** Serves archives to the session that an address was issued to. Anybody else gets not-found. */
export function serveDownloads(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { id: string; proof: string } }>(`${DOWNLOADS}/:id/:proof`, async (request, reply) => {
    const { id, proof } = request.params;
    const { services } = app;
    const viewer = await viewerOfPage(request);
    const sid = sidOf(request);
    const isId = isDownloadId(id);
    const row = viewer && isId ? await findDownload(db, viewer.userId, id) : undefined;
    const isOpen = row?.state === 'ready' && (row.expires ?? 0) * 1000 > services.now();
    if (!row || sid === undefined || !isOpen || !isProof(services, row, sid, proof))
      throw domainError('not-found');
    const path = archivePath(services, row.key);
    const found = await stat(path).catch(() => undefined);
    if (!found) throw domainError('not-found');
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': found.size,
        'content-disposition': `attachment; filename="skein-data-${row.id}.zip"`,
        'cache-control': 'private, no-store',
      })
      .send(createReadStream(path));
  });
}
