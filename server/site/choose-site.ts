import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '#server/config.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the plugin that serves the pages: from the sources with `SKEIN_DEV=1` (`npm run dev`), else from the build in
 * `dist/`; undefined without a build, which leaves an API server.
 */
export async function chooseSite(
  { dataDir, renderThreads }: Pick<Config, 'dataDir' | 'renderThreads'>,
  env: Record<string, string | undefined> = process.env,
): Promise<FastifyPluginAsync | undefined> {
  if (env.SKEIN_DEV === '1') return (await import('./dev.ts')).devSitePlugin({ root, dataDir });
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'server/entry-server.js'))) return undefined;
  return (await import('./plugin.ts')).sitePlugin({ dist, threads: renderThreads });
}
