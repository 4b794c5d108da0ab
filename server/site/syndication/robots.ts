import type { FastifyInstance } from 'fastify';
import { sendDocument } from './answer.ts';

/** Pages are for everybody; answers of the API, forms and lists made for one reader are not worth an index. */
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

/** `/robots.txt`: what search engines shall leave out, and where they find the rest. */
export function serveRobots(app: FastifyInstance): void {
  const lines = ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`)];
  const body = `${lines.join('\n')}\n\nSitemap: ${app.services.publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (request, reply) =>
    sendDocument(request, reply, { body, type: 'text/plain; charset=utf-8', maxAge: 3600 }),
  );
}
