import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const dist = join(import.meta.dirname, 'dist/client');

/** What the build before this one made: its files' names carry their contents. */
function buildOfClient(): string {
  const manifest = readFileSync(join(dist, '.vite/manifest.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}

/** Builds the service worker into the site's build, as one file without imports (src/service-worker). */
export default defineConfig({
  publicDir: false,
  // Read once it is built and not before: who only reads this file need not have built the site.
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
