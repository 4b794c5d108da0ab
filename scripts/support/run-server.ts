import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const START_TIMEOUT_MS = 90_000;

export interface RunningServer {
  url: string;
  /** Process id. */
  pid: number;
  /** Everything the process has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Returns a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * Runs the server as a separate process on a free port, in a data folder that is deleted with it. Rate limits are off,
 * because programs are faster than people.
 *
 * @param env overrides, for example DATABASE_URL or DATA_DIR (which is then kept)
 */
export async function runServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'skein-data-')));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('node', ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      // The machine's own ffmpeg would make runs differ.
      FFMPEG: 'off',
      // Several such servers share a machine with a browser.
      RENDER_THREADS: '1',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-200_000);
    });
  }
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  if (await answers(url, child)) return { url, pid: child.pid ?? 0, output: () => printed, stop };
  await stop();
  throw new Error(`The server did not come up at ${url}\n${printed}`);
}
