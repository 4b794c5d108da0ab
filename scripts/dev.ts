/** Runs the UI with the reference server (`npm run dev`) or with Prism (`npm run dev:mock`), both with hot reload. */
import { type ChildProcess, spawn } from 'node:child_process';

const mode = process.argv[2] === 'mock' ? 'mock' : 'server';
const API_PORT = process.env.API_PORT ?? (mode === 'mock' ? '4010' : '3000');

const UI_PORT = process.env.UI_PORT ?? '5173';

function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

// Builds the reference site from the contract in about a second, while the rest starts.
spawn('node', ['scripts/docs.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });

const children =
  mode === 'mock'
    ? [
        start('node', ['mock-server/start.ts'], { MOCK_PORT: API_PORT }),
        start('vite', ['--clearScreen', 'false', '--host', '127.0.0.1', '--port', UI_PORT, '--strictPort'], {
          API_MODE: 'mock',
          API_URL: `http://127.0.0.1:${API_PORT}`,
        }),
      ]
    : [
        start('node', ['--watch-path=server', '--watch-path=generated', 'server/main.ts'], {
          NODE_ENV: 'development',
          SKEIN_DEV: '1',
        }),
      ];

/** Ends all processes as soon as one ends, so that none is left running alone. */
function stop(code: number): void {
  for (const child of children) child.kill();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
