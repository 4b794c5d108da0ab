import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const dist = join(import.meta.dirname, 'dist/client');

/** Hash of the client build: the names of its files contain hashes of their contents. */
function buildOfClient(): string {
  const manifest = readFileSync(join(dist, '.vite/manifest.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}

/** Builds the service worker into the site's build, as one file without imports (src/service-worker). */
export default defineConfig({
  publicDir: false,
  // Read during the build, not on import: tools that only read this file need no client build.
  plugins: [
    { name: 'build-of-client', config: () => ({ define: { __BUILD__: JSON.stringify(buildOfClient()) } }) },
  ],
  build: {
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/service-worker/sw.ts'),
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
});
