/**
 * Runs the end-to-end journeys in Chromium at desktop and phone width (`npm run e2e`), each worker against a server of
 * its own with the demo world, and every screen against the mock. Arguments are passed to Playwright, for example `--
 * --project=phone login`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { worldAt } from '#openapi/world/world.ts';
import { firstFiles, warm, worldFiles } from '#server/seed/world-files.ts';
import { readCalls, siteCode, usageOf, usageText } from './e2e/usage.ts';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium, ensureHeadlessChromium } from './setup/chromium.mjs';
import { exitOnSetupFault } from './setup/setup-fault.mjs';
import { freePort, runServer } from './support/run-server.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const args = process.argv.slice(2);
// One job of CI runs one part of the journeys (`E2E_SHARD=2/3`).
if (process.env.E2E_SHARD) args.push(`--shard=${process.env.E2E_SHARD}`);
const wantsMock = !args.some((arg) => arg.startsWith('--project=') && arg !== '--project=mock');

/** Starts the UI on Prism, as `npm run dev:mock` does. */
async function startMock(): Promise<{ url: string; child: ChildProcess }> {
  const [api, ui] = [await freePort(), await freePort()];
  const child = spawn('node', ['scripts/dev.ts', 'mock'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, API_PORT: String(api), UI_PORT: String(ui) },
  });
  const url = `http://127.0.0.1:${ui}`;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await Promise.all(
      [`${url}/`, `http://127.0.0.1:${api}/v2/config`].map((address) =>
        fetch(address, { headers: { Authorization: 'Bearer skein-web' } }).catch(() => undefined),
      ),
    );
    if (answers.every((answer) => answer?.ok)) return { url, child };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error('The UI on the mock did not come up');
}

exitOnSetupFault();
const CHROMIUM_PATH = ensureChromium();
const HEADLESS_CHROMIUM_PATH = ensureHeadlessChromium();
ensureBuild();
const world = await mkdtemp(join(tmpdir(), 'skein-world-'));
const calls = await mkdtemp(join(tmpdir(), 'skein-calls-'));
const mock = wantsMock ? await startMock() : undefined;
try {
  // The demo world is created once, with its pictures; every worker gets a copy.
  await (await runServer({ DATA_DIR: world })).stop();
  const pictures = worldFiles(join(world, 'media/world'));
  await warm(pictures, firstFiles(worldAt(new Date())), new AbortController().signal);
  const { status } = spawnSync('playwright', ['test', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH,
      HEADLESS_CHROMIUM_PATH,
      E2E_WORLD: world,
      E2E_CALLS: calls,
      ...(mock ? { E2E_MOCK_URL: mock.url } : {}),
    },
  });
  process.exitCode = status ?? 1;
  const code = siteCode();
  const { calls: seen, problems } = readCalls(calls);
  for (const problem of problems) console.log(`While a page was rendered: ${problem}`);
  if (problems.length > 0) process.exitCode ||= 1;
  // A partial run says nothing about unused operations.
  if (args.every((arg) => arg.startsWith('--retries='))) console.log(usageText(usageOf(seen, code), code));
} finally {
  mock?.child.kill('SIGTERM');
  await rm(world, { recursive: true });
  await rm(calls, { recursive: true });
}
