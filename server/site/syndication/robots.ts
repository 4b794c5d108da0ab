import type { FastifyInstance } from 'fastify';
import { sendDocument } from './answer.ts';

/**
 * Addresses excluded from indexing: API responses, forms and lists for one viewer. Pages are open to crawlers. Rules are
 * prefixes (RFC 9309, 2.2.2), so that each ends with a slash, a question mark or the end sign: `/new` alone would also
 * close the blog `newsroom`.
 */
const DISALLOWED = [
  ...['/v2', '/svc', '/services', '/edit', '/reblog', '/embed'].map((path) => `${path}/`),
  ...['/search', '/dashboard', '/new'].flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]),
];

/** Serves `/robots.txt`: the addresses that crawlers should skip, and the sitemap. */
export function serveRobots(app: FastifyInstance): void {
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
  const body = `${lines.join('\n')}\n\nSitemap: ${app.services.publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (request, reply) =>
    sendDocument(request, reply, { body, type: 'text/plain; charset=utf-8', maxAge: 3600 }),
  );
}
