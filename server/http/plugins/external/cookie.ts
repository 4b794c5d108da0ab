import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

/** Reads and writes cookies. https://github.com/fastify/fastify-cookie */
export function addCookies(app: FastifyInstance): void {
  app.register(cookie);
}
