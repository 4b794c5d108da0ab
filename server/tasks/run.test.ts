import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPostgres, testEngine } from '#tests/support/database.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const command = fileURLToPath(new URL('./run.ts', import.meta.url));
const authorization = 'Bearer skein-web';

let root: string;
const running: ChildProcess[] = [];
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'skein-run-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const close of closing.splice(0)) await close();
  await rm(root, { recursive: true, force: true });
});

function launch(file: string, args: string[], env: Record<string, string>) {
  let text = '';
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DEMO_WORLD: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

async function serve(env: Record<string, string>) {
  const { child, output } = launch(main, [], env);
  for (;;) {
    const url = /listening on (\S+)/.exec(output())?.[1];
    if (url !== undefined) return { url, child };
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function run(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const { child, output } = launch(command, args, env);
  const [code] = await once(child, 'close');
  return { code: code as number, output: output() };
}

async function register(url: string, blogName: string): Promise<string> {
  const reply = await fetch(`${url}/v2/register`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${blogName}@example.test`,
      password: 'a rather long password',
      birth_date: '1990-01-01',
      tumblelog: blogName,
    }),
  });
  return /sid=[^;]+/.exec(reply.headers.getSetCookie().join('; '))?.[0] ?? '';
}

async function whoAmI(url: string, cookie: string): Promise<string | undefined> {
  const reply = await fetch(`${url}/v2/user/info`, { headers: { authorization, cookie } });
  const { response } = (await reply.json()) as { response: { user?: { name: string } } };
  return response.user?.name;
}

/** Returns the environment of a new site: a data directory, and on PostgreSQL a database. */
async function place(name: string): Promise<Record<string, string>> {
  const DATA_DIR = join(root, name);
  if (testEngine !== 'postgres') return { DATA_DIR };
  const { db, url } = await freshPostgres();
  closing.push(() => db.close());
  return { DATA_DIR, DATABASE_URL: url };
}

test('a running site is backed up, and its backup continues on another machine with its sessions', {
  timeout: 120_000,
}, async () => {
  const here = await place('here');
  const site = await serve(here);
  const cookie = await register(site.url, 'keeper');
  const backedUp = await run(['backup', 'kept'], here);
  expect(backedUp).toEqual({ code: 0, output: expect.stringMatching(/kept: \d+ rows of \d+ tables/) });

  const there = await place('there');
  const restored = await run(['restore', 'kept'], there);
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/The site of .* is back/) });
  const again = await serve(there);
  expect(await whoAmI(again.url, cookie)).toBe('keeper');
  // A site with members is not overwritten, running or not.
  const refused = await run(['restore', 'kept'], there);
  expect(refused).toEqual({ code: 78, output: expect.not.stringMatching(/ {4}at /) });
});

test('the tasks migrate and check run without a site, and unknown input is explained', {
  timeout: 60_000,
}, async () => {
  const env = await place('here');
  expect(await run(['migrate'], env)).toEqual({ code: 0, output: expect.stringMatching(/Done|up to date/) });
  expect(await run(['migrate'], env)).toEqual({ code: 0, output: 'The schema is up to date.\n' });
  expect(await run(['check'], env)).toEqual({ code: 0, output: expect.stringContaining('is right') });
  expect(await run(['check'], { ...env, TRUST_PROXY: 'everybody' })).toEqual({
    code: 78,
    output: expect.stringMatching(/TRUST_PROXY must be/),
  });
  expect(await run(['nonsense'], env)).toEqual({ code: 78, output: expect.stringMatching(/^Usage/) });
  expect((await run([], env)).output).toMatch(/^Usage/);
});

test('the task migrate goes to a version and back up, and refuses an unknown one', async () => {
  const env = { DATA_DIR: join(root, 'data') };
  expect((await run(['migrate'], env)).output).toMatch(/Done: 1\.do\./);
  const back = await run(['migrate', '86'], env);
  expect([back.code, back.output]).toEqual([0, expect.stringContaining('The schema is version 86 now.')]);
  expect((await run(['migrate'], env)).output).toMatch(/Done: 87\.do\./);
  const none = await run(['migrate', 'back'], env);
  expect([none.code, none.output]).toEqual([78, expect.stringContaining('Usage: npm run admin -- migrate')]);
});

test('admin check prints the configuration in force without secrets, and warns of settings without effect', async () => {
  const { code, output } = await run(['check'], {
    DATA_DIR: join(root, 'data'),
    SESSION_SECRET: 'a-secret-that-is-never-printed-anywhere',
    METRICS_TOKEN: 'another-secret-never-printed',
    SMPT_URL: 'smtp://mail.example',
  });
  expect(code).toBe(0);
  expect(output).toMatch(/E-mail +none is sent/);
  expect(output).toMatch(/Database +embedded/);
  expect(output).toContain('Warning: SMPT_URL has no effect: it is no setting. Did you mean SMTP_URL?');
  expect(output).not.toContain('never');
});
