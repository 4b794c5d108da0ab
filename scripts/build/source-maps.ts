import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Folder of the maps beside the served files, below the project's folder. */
const FOLDER = 'dist/source-maps';

/**
 * Moves the source maps of the browser's build out of what is served: the server reads them to show staff the places of
 * reported errors, and nobody can download the sources with them. The maps lack the contents of the sources.
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
      for (const [fileName, output] of Object.entries(bundle)) {
        if (!fileName.endsWith('.map') || output.type !== 'asset') continue;
        delete bundle[fileName];
        const { sourcesContent: _, ...map } = JSON.parse(String(output.source));
        await writeFile(join(folder, basename(fileName)), JSON.stringify(map));
      }
    },
  };
}
