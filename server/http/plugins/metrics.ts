import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { domainError } from '#server/core/errors.ts';
import { sameSecret } from '#server/core/tokens.ts';
import type { Database } from '#server/db/database.ts';
import { countJobs } from '#server/jobs/jobs-repository.ts';
import { countMails } from '#server/mail/deliveries-repository.ts';
import { imageQueue } from '#server/media/images.ts';
import { bearerToken } from './client-tokens.ts';

export type MetricsOptions = {
  db: Database;
  /** Bearer token that authorises reading. */
  token: string;
};

/**
 * Serves `GET /metrics` for Prometheus to clients with the token. Times are counted by route, never by address, so that
 * metrics do not reveal who reads what.
 */
export const metricsPlugin = plugin<MetricsOptions>(
  async (app, { db, token }) => {
    const register = new Registry();
    collectDefaultMetrics({ register });
    const seconds = new Histogram({
      name: 'skein_request_seconds',
      help: 'How long requests took, by route and status.',
      labelNames: ['route', 'status'] as const,
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [register],
    });
    new Gauge({
      name: 'skein_pictures',
      help: 'Pictures being taken in, and waiting for it.',
      labelNames: ['state'] as const,
      registers: [register],
      collect() {
        for (const [state, count] of Object.entries(imageQueue())) this.set({ state }, count);
      },
    });

    new Gauge({
      name: 'skein_streams',
      help: 'Streams of events that members hold open.',
      registers: [register],
      collect() {
        this.set(app.services.live.size);
      },
    });

    new Gauge({
      name: 'skein_jobs',
      help: 'Jobs of the whole site by kind and state; those of kind dead failed for good.',
      labelNames: ['kind', 'state'] as const,
      registers: [register],
      async collect() {
        this.reset();
        for (const { kind, state, count } of await countJobs(db)) this.set({ kind, state }, count);
      },
    });

    new Gauge({
      name: 'skein_mails',
      help: 'E-mails of the whole site that were written in the last hour, by state.',
      labelNames: ['state'] as const,
      registers: [register],
      async collect() {
        this.reset();
        for (const { state, count } of await countMails(db)) this.set({ state }, count);
      },
    });

    new Gauge({
      name: 'skein_database_connections',
      help: 'Connections of the process to PostgreSQL: open, idle, and requests that wait for one.',
      labelNames: ['state'] as const,
      registers: [register],
      collect() {
        for (const [state, count] of Object.entries(db.connections?.() ?? {})) this.set({ state }, count);
      },
    });

    app.addHook('onResponse', async (request, reply) => {
      const { config, url } = request.routeOptions;
      const route = config.operation?.id ?? url ?? 'none';
      // The duration of a stream depends on its client only.
      if (route !== 'getUserEvents')
        seconds.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    });
    app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
      // Answers 404 without the token, so that the endpoint's existence is not revealed.
      if (!sameSecret(bearerToken(request) ?? '', token)) throw domainError('not-found');
      reply.header('cache-control', 'no-store');
      return reply.type(register.contentType).send(await register.metrics());
    });
    app.addHook('onClose', async () => register.clear());
  },
  { name: 'metrics' },
);
