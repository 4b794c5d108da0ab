import plugin from 'fastify-plugin';
import type { Database } from '#server/db/database.ts';
import { serveFeeds } from './feeds/serve.ts';
import { serveOembed } from './oembed.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap/serve.ts';

/** What the site says to programs that are no clients of the API. */
export const machinesPlugin = plugin<{ db: Database }>(
  async (app, { db }) => {
    serveFeeds(app);
    serveOembed(app);
    serveSitemap(app, db);
    serveRobots(app);
  },
  { name: 'machines' },
);
