import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Parses multipart forms. Limits are set where a form is read (server/http/contract/multipart.ts).
 * https://github.com/fastify/fastify-multipart
 */
export function addMultipart(app: FastifyInstance): void {
  app.register(multipart, { throwFileSizeLimit: true });
}
