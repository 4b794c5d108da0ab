import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { uiPlugins } from '../../../vite.config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../../../.cache/ui-sandbox', import.meta.url));

export default defineConfig({
  root,
  base: './',
  plugins: uiPlugins(),
  define: { 'import.meta.env.API_MODE': JSON.stringify('server') },
  build: { outDir, emptyOutDir: true },
});
