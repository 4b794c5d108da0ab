import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import plugin from 'fastify-plugin';

/**
 * Content security policy of the reference: it may run its own scripts and call any server that its reader chooses to
 * try. It writes styles itself, hence `unsafe-inline`.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self' http: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Skein API</title>
<body><p>The reference is not built yet. Run <code>npm run docs</code> and load this page again.</p></body></html>`;

const PAGES = {
  '': 'index.html',
  '/errors': 'errors.html',
  '/workflows': 'workflows.html',
  '/screens': 'screens.html',
  '/reference': 'reference.html',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
};

/** The contract, whole and without examples, under names that stay. */
const CONTRACT_FILES: readonly string[] = ['openapi.json', 'openapi.slim.json'];

const built = fileURLToPath(new URL('../../../dist/docs/api/', import.meta.url));

/** Returns a file's bytes; undefined when it does not exist. */
async function contentOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export type ReferenceSiteOptions = {
  /** Output directory of `npm run docs`. */
  folder?: string;
};

/** Serves the reference site of the contract at `/docs/api`, or a 404 that says how to build it. */
export const referenceSitePlugin = plugin<ReferenceSiteOptions>(
  async (app, { folder = built }) => {
    for (const [path, file] of Object.entries(PAGES)) {
      app.get(`/docs/api${path}`, async (_request, reply) => {
        const page = await contentOf(join(folder, file));
        reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
        return reply
          .code(page ? 200 : 404)
          .type('text/html; charset=utf-8')
          .send(page ?? NOT_BUILT);
      });
    }
    app.get('/docs/api/', async (_request, reply) => reply.redirect('/docs/api', 301));

    app.get<{ Params: { file: string } }>('/docs/api/:file', async (request, reply) => {
      const { file } = request.params;
      const isContract = CONTRACT_FILES.includes(file);
      // Other files have a content hash in their name; any other name is refused.
      const ending = isContract ? 'json' : (/^[a-z-]+\.[0-9a-f]{12}\.([a-z0-9]+)$/.exec(file)?.[1] ?? '');
      const type = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
      const content = type === undefined ? undefined : await contentOf(join(folder, file));
      if (type === undefined || content === undefined) return reply.callNotFound();
      reply.header('cache-control', isContract ? 'no-cache' : 'public, max-age=31536000, immutable');
      // Tools in browsers read the contract from other sites.
      if (isContract) reply.header('access-control-allow-origin', '*');
      return reply.type(type).send(content);
    });
  },
  { name: 'reference-site' },
);
