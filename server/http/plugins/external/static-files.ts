import staticFiles, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isByteRange, RANGE_NOT_SATISFIABLE_CODE } from '../byte-range.ts';

/** A directory to which files are added while the server runs. */
interface OpenFolder extends Pick<FastifyStaticOptions, 'root' | 'setHeaders'> {
  /** URL prefix of the files, with a slash at both ends. */
  prefix: string;
  /** Called with the file's path in the directory before it is looked up. */
  before?: (file: string) => Promise<unknown>;
}

/**
 * Serves a directory of immutable files, which may be cached for ever. The plugin's own route for such directories
 * lists all their names at each request, to tell apart names that differ by letter case alone; with many files that is
 * most of the work, and none of ours differ so. https://github.com/fastify/fastify-static
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
    scope.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, _request, reply) => {
      if (error.statusCode !== RANGE_NOT_SATISFIABLE_CODE) throw error;
      return reply
        .code(RANGE_NOT_SATISFIABLE_CODE)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .send();
    });
    scope.get(`${prefix}*`, async (request, reply) => {
      if (!isByteRange(request.headers.range)) delete request.raw.headers.range;
      // Undecoded: the plugin decodes the path and refuses one that leads out of the directory.
      const file = request.url.slice(prefix.length).split('?')[0] ?? '';
      await before?.(file);
      return reply.sendFile(file);
    });
  });
}
