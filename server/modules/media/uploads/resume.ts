import { FileStore } from '@tus/file-store';
import { MemoryLocker, Server, Upload } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { ContractOperation } from '#server/http/contract/load.ts';
import { ingest } from './ingest-upload.ts';
import { extendExpiry, findAnyUpload, findUpload, removeUpload } from './uploads-repository.ts';

/** Base path of resumable uploads; not an operation of the contract because it uses another protocol. */
const UPLOADS_PATH = '/media/uploads';

/** Returns the address of an upload's resumable endpoint. */
export const resumePath = (id: string): string => `${UPLOADS_PATH}/${id}`;

/** Prepares an upload for resumable transfer. */
export async function expectChunks(folder: string, id: string, bytes: number): Promise<void> {
  await new FileStore({ directory: folder }).create(new Upload({ id, size: bytes, offset: 0 }));
}

/**
 * Serves resumable uploads by the tus protocol (https://tus.io/protocols/resumable-upload), at the `resumeUrl` from
 * startUpload: HEAD returns the offset, PATCH continues from there, DELETE cancels. Ownership is checked before, as for
 * getUpload.
 */
export function serveResumableUploads(
  app: FastifyInstance,
  { db, operation, folder }: { db: Database; operation: ContractOperation | undefined; folder: string },
): void {
  if (!operation) return;
  let store: FileStore | undefined;
  // Made with the first request: the library makes the folder without waiting for it, and its failure would end a process
  // whose folder is removed right after the start.
  const datastore = (): FileStore => {
    store ??= new FileStore({ directory: folder });
    return store;
  };
  const begin = async (id: string): Promise<void> => {
    const { services } = app;
    const found = await findAnyUpload(db, id);
    if (!found) return;
    const { ownerId, ...upload } = found;
    services.work.begin(async () => {
      await ingest({ db, services, ownerId }, upload, services.incoming.pathOf(id));
    });
  };
  const locker = new MemoryLocker();
  /**
   * Creates the protocol server for one upload. By default the library takes the id from the end of the whole URL,
   * query included, which could name another upload than the one that the route has checked.
   */
  const protocolOf = (id: string): Server =>
    new Server({
      path: UPLOADS_PATH,
      datastore: datastore(),
      locker,
      relativeLocation: true,
      getFileIdFromRequest: () => id,
      onUploadFinish: async () => {
        await begin(id);
        return {};
      },
    });
  app.register(async (pieces) => {
    pieces.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    pieces.route<{ Params: { upload_id: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${UPLOADS_PATH}/:upload_id`,
      config: { operation, streamsBody: true },
      handler: async (request, reply) => {
        const { viewer, server, params } = request;
        if (viewer === null) throw domainError('requires-login');
        const isId = /^[0-9a-f]{32}$/.test(params.upload_id);
        const upload = isId ? await findUpload(db, viewer.userId, params.upload_id) : undefined;
        if (upload?.state !== 'waiting' || upload.is_over) throw domainError('not-found');
        if (request.method === 'DELETE') {
          await removeUpload(db, upload.id);
          await server.services.incoming.remove(server.services.incoming.pathOf(upload.id));
          return reply.code(204).header('tus-resumable', '1.0.0').send();
        }
        await extendExpiry(db, upload.id);
        // The file is complete, but the process that received the last chunk ended before it was ingested.
        const noted = await datastore()
          .getUpload(upload.id)
          .catch(() => undefined);
        if (request.method === 'HEAD' && noted?.offset === upload.bytes) await begin(upload.id);
        const { csrfToken } = request;
        if (csrfToken !== undefined) reply.raw.setHeader('x-csrf', csrfToken);
        reply.hijack();
        request.raw.url = resumePath(upload.id);
        await protocolOf(upload.id).handle(request.raw, reply.raw);
        return reply;
      },
    });
  });
}
