import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Images are compressed already, and below this size an extra header costs as much as compression saves. */
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
const LEAST_BYTES = 1024;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
    gz(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/**
 * Compresses the built files once at the highest level, next to the originals, so that the server does not compress per
 * request.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle: async () => {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
      await Promise.all(files.map(compressFile));
    },
  };
}
