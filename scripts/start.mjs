/** `npm start`: set up what is missing, then keep the site running. */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies, nodeBinary, root, toolEnvironment } from './setup/dependencies.mjs';
import { supervise } from './setup/supervise.mjs';

const parent = process.ppid;

ensureDependencies();
ensureBuild();

// A person watching wants the address and what goes wrong, not a line of JSON for each request.
const calm = process.stdout.isTTY && !process.env.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {};

const server = supervise({
  command: nodeBinary(),
  args: ['server/main.ts'],
  cwd: root,
  env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...calm }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop(signal));

// npm does not tell when it is ended itself; its children are handed to somebody else then.
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.stop('SIGTERM');
  }, 500);
  watch.unref();
}

process.exit(await server.ended);
