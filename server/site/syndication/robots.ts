import type { FastifyInstance } from 'fastify';
import { sendDocument } from './answer.ts';

/** Addresses excluded from indexing: API responses, forms and lists for one viewer. Pages are open to crawlers. */
const KEPT_OUT = [
  '/v2/',
  '/svc/',
  '/services/',
  '/search',
  '/dashboard',
  '/new',
  '/edit/',
  '/reblog/',
  '/embed/',
];

/** Serves `/robots.txt`: the addresses that crawlers should skip, and the sitemap. */
export function serveRobots(app: FastifyInstance): void {
  const lines = ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`)];
  const body = `${lines.join('\n')}\n\nSitemap: ${app.services.publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (request, reply) =>
    sendDocument(request, reply, { body, type: 'text/plain; charset=utf-8', maxAge: 3600 }),
  );
}
