import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { splitTemplate } from './document.ts';
import { startOf, stylesOf } from './loading.ts';
import { filesOf, readManifest } from './manifest.ts';
import { FinishedPages } from './page-cache.ts';
import { type PageMaker, servePages } from './pages.ts';
import { renderThreads } from './render-threads/render-threads.ts';
import { serveShareCards } from './share-cards/serve.ts';
import { serveSharedForm } from './shared-form.ts';

type ServerEntry = { render: (request: RenderRequest) => Promise<RenderResult> };

type Rendering = Pick<PageMaker, 'render' | 'atOnce'>;

/** Renders in threads of their own, or without any in the thread that answers. */
async function rendering(app: FastifyInstance, dist: string, count: number): Promise<Rendering> {
  // React would render at a third of the speed in development mode.
  process.env.NODE_ENV ??= 'production';
  const entry = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  if (count === 0) return (await import(entry)) as ServerEntry;
  const threads = renderThreads({ entry, count });
  app.addHook('onClose', threads.close);
  return threads;
}

/** Reads a build once; its pages are made from memory afterwards. */
function builtPages(dist: string, { render, atOnce }: Rendering): PageMaker {
  const client = join(dist, 'client');
  const { template, files } = splitTemplate(readFileSync(join(client, 'index.html'), 'utf8'));
  const manifest = readManifest(dist);
  const sheets = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = sheets.get(file) ?? readFileSync(join(client, file), 'utf8');
    sheets.set(file, text);
    return text;
  };
  return {
    render,
    ...(atOnce === undefined ? {} : { atOnce }),
    template: () => template,
    loads: (pages, { isNew }) => {
      const needed = filesOf(manifest, pages, files);
      return {
        styles: stylesOf(needed, isNew ? textOf : undefined),
        start: startOf(needed),
      };
    },
  };
}

/** Files of the build carry a hash of their content in their name, so a copy of one is good for ever. */
function serveAssets(app: FastifyInstance, dist: string): void {
  app.register(staticFiles, {
    root: join(dist, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    cacheControl: true,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    // A route for each: the plugin's own for all of them lists the folder at every request.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
  });
  app.register(staticFiles, {
    root: join(dist, 'client'),
    decorateReply: false,
    index: false,
    // Only what lies at the top of the build; the manifest and the template are nobody's business.
    globIgnore: ['assets/**', '.vite/**', 'index.html'],
    wildcard: false,
    maxAge: '1h',
    setHeaders: (reply, path) => {
      // A new version has to be heard of at once.
      if (path.endsWith('/sw.js')) reply.header('cache-control', 'no-cache');
      // The one file that runs in other sites' pages.
      if (path.endsWith('/embed.js')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

/**
 * The pages of the site from a build.
 *
 * @param dist the folder with `client/` and `server/`, as `npm run build` writes it
 * @param threads how many render; with 0 the thread that answers does
 */
export function sitePlugin({ dist, threads }: { dist: string; threads: number }): FastifyPluginAsync {
  return async (app) => {
    const maker = builtPages(dist, await rendering(app, dist, threads));
    serveAssets(app, dist);
    serveShareCards(app);
    serveSharedForm(app);
    servePages(app, maker, new FinishedPages());
  };
}
