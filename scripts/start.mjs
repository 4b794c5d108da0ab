/** Sets up what is missing, then keeps the site running (`npm start`). */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies, nodeBinary, root, toolEnvironment } from './setup/dependencies.mjs';
import { supervise } from './setup/supervise.mjs';

const parent = process.ppid;

ensureDependencies();
ensureBuild();

// Prints the address and warnings instead of a JSON line per request when in a terminal.
const calm = process.stdout.isTTY && !process.env.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {};

const server = supervise({
  command: nodeBinary(),
  args: ['server/main.ts'],
  cwd: root,
  env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...calm }),
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
