/** `npm start`: set up what is missing, then run the site on its embedded database. */
import { spawn } from 'node:child_process';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies, nodeBinary, root, toolEnvironment } from './setup/dependencies.mjs';

ensureDependencies();
ensureBuild();

// A person watching wants the address and what goes wrong, not a line of JSON for each request.
const calm = process.stdout.isTTY && !process.env.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {};

const server = spawn(nodeBinary(), ['server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...calm }),
});
// The terminal sends Ctrl-C to both processes; a supervisor sends it to this one only. The server shuts down either way.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
