import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Folder of the maps beside the served files, below the project's folder. */
const FOLDER = 'dist/source-maps';

/** Returns the path of a map's source below the project's folder; undefined for one that is not the site's own. */
export function ownSourceOf(source: string): string | undefined {
  const file = source.replace(/^(?:\.\.\/)+/, '');
  return /^src\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(file) ? file : undefined;
}

/**
 * Moves the source maps of the browser's build out of what is served: the server reads them to show staff the places of
 * reported errors, and nobody can download the sources with them. The maps lack the contents of the sources; those of
 * the site's own are files beside them, so that an open map stays small.
 */
export function sourceMaps(): Plugin {
  let folder = '';
  return {
    name: 'unserved-source-maps',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root }) => {
      folder = join(root, FOLDER);
    },
    async generateBundle(_options, bundle) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const written = new Set<string>();
      for (const [fileName, output] of Object.entries(bundle)) {
        if (!fileName.endsWith('.map') || output.type !== 'asset') continue;
        delete bundle[fileName];
        const { sourcesContent = [], ...map } = JSON.parse(String(output.source));
        await writeFile(join(folder, basename(fileName)), JSON.stringify(map));
        for (const [at, source] of map.sources.entries()) {
          const file = ownSourceOf(source);
          if (file === undefined || written.has(file) || typeof sourcesContent[at] !== 'string') continue;
          written.add(file);
          await mkdir(join(folder, dirname(file)), { recursive: true });
          await writeFile(join(folder, file), sourcesContent[at]);
        }
      }
    },
  };
}
