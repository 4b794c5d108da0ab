import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { splitTemplate } from './document.ts';
import { startOf, stylesOf } from './loading.ts';
import { filesOf, readManifest } from './manifest.ts';
import { PageCache } from './page-cache.ts';
import { type PageRenderer, servePages } from './pages.ts';
import { renderThreads } from './render-threads/render-threads.ts';
import { serveShareCards } from './share-cards/serve.ts';
import { serveSharedForm } from './shared-form.ts';

type ServerEntry = { render: (request: RenderRequest) => Promise<RenderResult> };

type Rendering = Pick<PageRenderer, 'render' | 'atOnce'>;

/** Renders in worker threads, or in the main thread when the count is 0. */
async function rendering(app: FastifyInstance, dist: string, count: number): Promise<Rendering> {
  // React renders at a third of the speed in development mode.
  process.env.NODE_ENV ??= 'production';
  const entry = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  if (count === 0) return (await import(entry)) as ServerEntry;
  const threads = renderThreads({ entry, count });
  app.addHook('onClose', threads.close);
  return threads;
}

/** Reads a build once and serves its pages from memory. */
function builtPages(dist: string, { render, atOnce }: Rendering): PageRenderer {
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

/** Serves the files of the build. Their names contain a content hash, so copies never expire. */
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
    // Registers one route per file: the plugin's wildcard route lists the directory at every request.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
  });
  app.register(staticFiles, {
    root: join(dist, 'client'),
    decorateReply: false,
    index: false,
    // Serves only the public files at the top of the build; the manifest and the template are internal.
    globIgnore: ['assets/**', '.vite/**', 'index.html'],
    wildcard: false,
    maxAge: '1h',
    setHeaders: (reply, path) => {
      // A new version must be noticed at once.
      if (path.endsWith('/sw.js')) reply.header('cache-control', 'no-cache');
      // The scripts run in the pages of other sites, or apart from those of this one; other sites show the picture in link previews.
      if (/\/(?:embed\.js|ad-frame[a-z-]*\.js|share\.png)$/.test(path))
        reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

/**
 * Serves the pages of the site from a build.
 *
 * @param dist directory with `client/` and `server/`, as `npm run build` writes it
 * @param threads number of rendering threads; with 0 the main thread renders
 */
export function sitePlugin({ dist, threads }: { dist: string; threads: number }): FastifyPluginAsync {
  return async (app) => {
    const maker = builtPages(dist, await rendering(app, dist, threads));
    serveAssets(app, dist);
    serveShareCards(app);
    serveSharedForm(app);
    servePages(app, maker, new PageCache());
  };
}
