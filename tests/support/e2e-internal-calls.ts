/**
 * Loaded into the server of a journey before anything else (`--import`, e2e-site.ts): records the calls that the server
 * makes to itself while it renders a page, which no browser sees. The server's code is unaware of it.
 */

import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isInjection } from 'light-my-request';
import { callOf } from './e2e-calls.ts';

const folder = process.env.E2E_CALLS;

/** Returns the errors of a failure; none for a streamed answer. */
function failureOf(payload: unknown): { errors?: { code: number; detail: string }[] } {
  return typeof payload === 'string' && payload.startsWith('{') ? JSON.parse(payload) : {};
}

if (folder !== undefined)
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onSend', async (request, reply, payload) => {
      if (!isInjection(request.raw as never)) return;
      const url = new URL(request.url, 'http://inside');
      const failure = reply.statusCode < 400 ? {} : failureOf(payload);
      const seen = callOf({ method: request.method, url, body: null }, reply.statusCode, failure);
      if (seen)
        appendFileSync(
          join(folder, `inside-${process.pid}.jsonl`),
          `${JSON.stringify({ ...seen, inside: true })}\n`,
        );
    });
  });
