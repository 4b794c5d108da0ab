// Syndication: RSS, Atom and JSON feeds, oEmbed, sitemap and robots.txt for other programs.

import plugin from 'fastify-plugin';
import type { Database } from '#server/db/database.ts';
import { serveFeeds } from './feeds/serve.ts';
import { serveOembed } from './oembed.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap/serve.ts';

/** Registers the syndication documents, for programs other than API clients: feeds, oEmbed, sitemap, robots. */
export const syndicationPlugin = plugin<{ db: Database }>(
  async (app, { db }) => {
    serveFeeds(app);
    serveOembed(app);
    serveSitemap(app, db);
    serveRobots(app);
  },
  { name: 'machines' },
);
