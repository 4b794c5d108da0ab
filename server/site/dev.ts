import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ViteDevServer } from 'vite';
import { mailboxDir } from '#server/mail/mailbox.ts';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { devStyles } from './dev-styles.ts';
import { serveMailbox } from './mailbox-page.ts';
import { servePages } from './pages.ts';

const ENTRIES = { client: '/src/app/entry-client.tsx', server: '/src/app/entry-server.tsx' };

type ServerEntry = { render: (request: RenderRequest) => Promise<RenderResult> };

/** Starts Vite's development server inside this process. It serves sources and styles, and pushes changes. */
async function startVite(root: string, app: FastifyInstance): Promise<ViteDevServer> {
  // The Vite configuration requires it; the proxy that it sets up is never used.
  process.env.API_MODE ??= 'server';
  const { createServer } = await import('vite');
  // Changes are pushed over this server's port, because another checkout could already use Vite's own port.
  const hmr = { server: app.server };
  return createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr } });
}

/** Passes requests to Vite first; those it does not handle continue to the pages. */
function useVite(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', async (request, reply) => {
    const isVites = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once('close', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve(false)));
    });
    if (isVites) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
}

/**
 * Serves the pages from the sources, for `npm run dev`: rendered on the server as in production, with hot reload in the
 * browser.
 */
export function devSitePlugin({ root, dataDir }: { root: string; dataDir: string }): FastifyPluginAsync {
  return async (app) => {
    const vite = await startVite(root, app);
    useVite(app, vite);
    serveMailbox(app, mailboxDir(dataDir));
    servePages(app, {
      isOpen: true,
      render: async (request) => {
        const { render } = (await vite.ssrLoadModule(ENTRIES.server)) as ServerEntry;
        return render(request);
      },
      template: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
      loads: async () => ({ styles: await devStyles(vite, ENTRIES), start: '' }),
    });
  };
}
