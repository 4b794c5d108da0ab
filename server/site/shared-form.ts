import type { FastifyInstance } from 'fastify';
import { sharedText } from '#src/domain/text/shared-text.ts';
import { postPaths } from '#src/paths/posts-paths.ts';

/** Limits of busboy for the form; the text is cut further, and files are discarded. */
const LIMITS = { fields: 20, files: 20, fieldSize: 65_536, fileSize: 52_428_800 };

/**
 * Receives what another app shares when the service worker, which normally does so (src/service-worker), is
 * unavailable: it was evicted, or is being replaced by a new version. The text is passed on to the form; pictures are
 * not, because nothing is stored before a member posts. Writes nothing, so it needs no CSRF protection.
 */
export function serveSharedForm(app: FastifyInstance): void {
  app.post(postPaths.share(), async (request, reply) => {
    const fields = new Map<string, unknown>();
    if (request.isMultipart()) {
      for await (const part of request.parts({ limits: LIMITS })) {
        if (part.type === 'field') fields.set(part.fieldname, part.value);
        else part.file.resume();
      }
    }
    return reply.redirect(postPaths.share(sharedText((name) => fields.get(name))), 303);
  });
}
