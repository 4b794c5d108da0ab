/** Builds the site into dist/ (`npm run build`): one line per step, the whole output in .cache/logs. */
import { nodeBinary } from './setup/environment.mjs';
import { runQuietly } from './setup/quiet-step.mjs';

/** @type {[title: string, log: string, command: string, args: string[]][]} */
const STEPS = [
  ['Building the browser code', 'build-client', 'vite', ['build']],
  ['Building the service worker', 'build-worker', 'vite', ['build', '--config', 'vite.worker.config.ts']],
  [
    'Building the server rendering',
    'build-server',
    'vite',
    ['build', '--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server'],
  ],
  ['Building the API reference', 'build-reference', nodeBinary(), ['scripts/docs.ts']],
];

for (const step of STEPS) runQuietly(...step);
