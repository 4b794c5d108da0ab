import type { FastifyInstance } from 'fastify';
import { sharedText } from '#src/domain/text/shared-text.ts';
import { postPaths } from '#src/paths/posts-paths.ts';

/** What busboy reads of the form; the words are cut further, and no file is kept. */
const LIMITS = { fields: 20, files: 20, fieldSize: 65_536, fileSize: 52_428_800 };

/**
 * Takes in what another app shares when the browser's own worker, which does it as a rule (src/service-worker), is not there:
 * it was thrown away, or another version is just taking its place. The words go on to the form; pictures do not, because
 * nothing is kept for somebody who has not posted it. Writes nothing, so it needs no proof of where it comes from.
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
