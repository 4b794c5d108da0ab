import staticFiles, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A folder of files that others fill while the server runs. */
interface OpenFolder extends Pick<FastifyStaticOptions, 'root' | 'setHeaders'> {
  /** Where the files are asked for, with a slash at both ends. */
  prefix: string;
  /** Called with the file's place in the folder before it is looked up. */
  before?: (file: string) => Promise<unknown>;
}

/**
 * Serves the files of a folder that never change once they are there, so they may be cached for ever. The plugin's own
 * route for such folders lists all names in them at each request, so as to tell apart names that differ by letter case
 * alone; with many files that is most of the work, and none of ours differ so.
 * https://github.com/fastify/fastify-static
 */
export function serveOpenFolder(
  app: FastifyInstance,
  { prefix, before, root, setHeaders }: OpenFolder,
): void {
  app.register(async (scope) => {
    await scope.register(staticFiles, {
      root,
      setHeaders,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
    });
    scope.get(`${prefix}*`, async (request, reply) => {
      // As it was sent: the plugin decodes it, and refuses what leads out of the folder.
      const file = request.url.slice(prefix.length).split('?')[0] ?? '';
      await before?.(file);
      return reply.sendFile(file);
    });
  });
}
