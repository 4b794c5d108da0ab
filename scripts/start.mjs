/** Sets up what is missing, then keeps the site running (`npm start`). */
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { nodeBinary, root, toolEnvironment } from './setup/environment.mjs';
import { printStep } from './setup/quiet-step.mjs';
import { supervise } from './setup/supervise.mjs';

const parent = process.ppid;

ensureDependencies();
ensureBuild();

// The log goes to a file unless its level is asked for, so that the address and the log-ins stay in sight.
const { DATA_DIR = 'data', LOG_FILE, LOG_LEVEL } = process.env;
const log = LOG_LEVEL || LOG_FILE ? {} : { LOG_FILE: join(DATA_DIR || 'data', 'server.log') };

printStep('Starting the server (the first start writes the demo world)');
const server = supervise({
  command: nodeBinary(),
  args: ['server/main.ts'],
  cwd: root,
  env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...log }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop(signal));

// npm does not forward its own end; its children get another parent process then.
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.stop('SIGTERM');
  }, 500);
  watch.unref();
}

process.exit(await server.ended);
