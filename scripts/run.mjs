/**
 * Runs a script of the project on a fresh clone and on an older Node: installs the packages of the lock file first,
 * then starts the script with the Node that the project needs (`node scripts/run.mjs scripts/check.ts --all`). The
 * scripts of package.json are started by it. Dependency-free.
 */
import { spawn } from 'node:child_process';
import { ensureDependencies } from './setup/dependencies.mjs';
import { nodeBinary, root, toolEnvironment } from './setup/environment.mjs';

// The container's image holds the packages it needs and no others.
if (process.env.NODE_ENV !== 'production') ensureDependencies();

const child = spawn(nodeBinary(), process.argv.slice(2), {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on('close', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
});
