import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPostgres, testEngine } from '#tests/support/database.ts';
import { migrate } from './lifecycle/migrate.ts';

/** Runs on the embedded database only, because the process starts with it by default. */
const embedded = test.runIf(testEngine === 'pglite');
const onPostgres = test.runIf(testEngine === 'postgres');

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skein-main-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

type Started = { url: string; child: ChildProcess; output: () => string };

function launch(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  let text = '';
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    // Runs outside the checkout, so that a developer's settings there have no effect.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO_WORLD: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return { child, output: () => text };
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const { child, output } = launch(env);
  for (;;) {
    const url = /listening on (\S+)/.exec(output())?.[1];
    if (url !== undefined) return { url, child, output };
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code as number | null;
}

const authorization = 'Bearer skein-web';

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
  expect(reply.status).toBe(201);
  return (
    reply.headers
      .getSetCookie()
      .join('; ')
      .match(/sid=[^;]+/)?.[0] ?? ''
  );
}

async function whoAmI(url: string, cookie: string): Promise<string | undefined> {
  const reply = await fetch(`${url}/v2/user/info`, { headers: { authorization, cookie } });
  const { response } = (await reply.json()) as { response: { user?: { name: string } } };
  return response.user?.name;
}

embedded(
  'starts by itself, keeps what it was told over a restart, stops cleanly',
  {
    timeout: 60_000,
  },
  async () => {
    const one = await start();
    expect(await (await fetch(`${one.url}/healthz`)).json()).toMatchObject({ status: 'ok' });
    const cookie = await register(one.url, 'keeper');
    expect(await stop(one.child, 'SIGTERM')).toBe(0);

    const two = await start();
    expect(await whoAmI(two.url, cookie)).toBe('keeper');
    expect(await stop(two.child, 'SIGINT')).toBe(0);
  },
);

embedded('says what is wrong instead of starting', async () => {
  const { child, output } = launch({ PORT: 'eighty', LOG_LEVEL: 'chatty' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(78);
  expect(output()).toMatch(/PORT must be a whole number/);
  expect(output()).toMatch(/LOG_LEVEL must be one of/);
  expect(output()).not.toMatch(/ {4}at /);
});

embedded('a second process on the same folder is refused with a way out', { timeout: 60_000 }, async () => {
  await start();
  const { child, output } = launch({});
  const [code] = await once(child, 'exit');
  expect(code).toBe(78);
  expect(output()).toMatch(/Another Skein process is using .*DATABASE_URL/s);
});

embedded('a taken port is told in one line, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { child, output } = launch({ PORT: String(port) });
  const [code] = await once(child, 'exit');
  other.close();
  expect(code).toBe(78);
  expect(output().trim()).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another one with PORT.`,
  );
  expect(await readdir(dataDir)).toEqual(['session-secret']);
});

embedded('a database that is not there is told in one line', { timeout: 60_000 }, async () => {
  const { child, output } = launch({ DATABASE_URL: 'postgres://skein:hunter2@127.0.0.1:1/skein' });
  while (!output().includes('Waiting')) await new Promise((done) => setTimeout(done, 50));
  expect(output()).toMatch(/^Waiting for the database at 127\.0\.0\.1:1\/skein …$/m);
  expect(output()).not.toContain('hunter2');
  // The process can be stopped while it waits.
  expect(await stop(child, 'SIGTERM')).toBe(0);
});

embedded('more processes than one are refused on the embedded database', async () => {
  const { child, output } = launch({ PROCESSES: '2' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(78);
  expect(output()).toMatch(/PROCESSES must be 1 without DATABASE_URL/);
});

onPostgres(
  'one setting makes several processes behind one port; one that is killed is started again',
  { timeout: 60_000 },
  async () => {
    const { db, url } = await freshPostgres();
    try {
      const { child, url: site, output } = await start({ DATABASE_URL: url, PROCESSES: '3' });
      const cookie = await register(site, 'everywhere');
      const pids = async (count: number): Promise<number[]> => {
        for (;;) {
          const { stdout } = await promisify(execFile)('pgrep', ['-P', String(child.pid)]);
          const found = stdout.trim().split('\n').map(Number);
          if (found.length === count) return found;
          await new Promise((done) => setTimeout(done, 100));
        }
      };
      while (!output().includes('3 processes serve it')) await new Promise((done) => setTimeout(done, 50));
      const [killed = 0, ...others] = await pids(3);
      process.kill(killed, 'SIGKILL');
      while (!output().includes('SIGKILL) and is started again')) await new Promise((d) => setTimeout(d, 50));
      for (let call = 0; call < 6; call += 1) expect(await whoAmI(site, cookie)).toBe('everywhere');
      expect(await pids(3)).toEqual(expect.arrayContaining(others));
      expect(output().match(/listening on/g)).toHaveLength(1);
      expect(await stop(child, 'SIGTERM')).toBe(0);
      await expect(fetch(site)).rejects.toThrow();
    } finally {
      await db.close();
    }
  },
);

onPostgres(
  'several processes start at once on one empty PostgreSQL database and serve the same members',
  { timeout: 60_000 },
  async () => {
    const { db, url } = await freshPostgres();
    try {
      await migrate(db, 0);
      const env = { DATABASE_URL: url, SESSION_SECRET: 'shared between the processes of this test' };
      const servers = await Promise.all([start(env), start(env), start(env)]);
      const cookie = await register(servers[0]?.url ?? '', 'everywhere');
      for (const server of servers) expect(await whoAmI(server.url, cookie)).toBe('everywhere');
      const codes = await Promise.all(servers.map((server) => stop(server.child, 'SIGTERM')));
      expect(codes).toEqual([0, 0, 0]);
    } finally {
      await db.close();
    }
  },
);

onPostgres(
  'backends that end under writes take neither the process nor an acknowledged write with them',
  { timeout: 60_000 },
  async () => {
    const { db, url } = await freshPostgres();
    try {
      const server = await start({ DATABASE_URL: url, RATE_LIMITS: 'off' });
      const cookie = await register(server.url, 'writer');
      const bystander = await register(server.url, 'bystander');
      const info = await fetch(`${server.url}/v2/user/info`, { headers: { authorization, cookie } });
      const csrf = info.headers.get('x-csrf') ?? '';
      let isWriting = true;
      const written: string[] = [];
      const statuses: Record<number, number> = {};
      const write = async (): Promise<void> => {
        while (isWriting) {
          const reply = await fetch(`${server.url}/v2/blog/writer/posts`, {
            method: 'POST',
            headers: { authorization, cookie, 'x-csrf': csrf, 'content-type': 'application/json' },
            body: JSON.stringify({ content: [{ type: 'text', text: 'Purl' }], state: 'draft' }),
          });
          statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
          const body = (await reply.json()) as { response: { id: string } };
          if (reply.status === 201) written.push(body.response.id);
          else expect(reply.headers.get('retry-after')).toBe('5');
        }
      };
      const writers = [write(), write(), write()];
      for (let round = 0; round < 20; round += 1) {
        await new Promise((go) => setTimeout(go, 60));
        await db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
        );
      }
      isWriting = false;
      await Promise.all(writers);
      expect(Object.keys(statuses).every((status) => ['201', '503'].includes(status))).toBe(true);
      expect(written.length).toBeGreaterThan(0);
      const kept = await db.query<{ id: string }>('select id from posts');
      const ids = new Set(kept.map(({ id }) => id));
      for (const id of written) expect(ids.has(id)).toBe(true);
      expect(await whoAmI(server.url, bystander)).toBe('bystander');
      expect(await stop(server.child, 'SIGTERM')).toBe(0);
    } finally {
      await db.close();
    }
  },
);

embedded('what stands in .env counts unless the environment says otherwise', async () => {
  await writeFile(join(dataDir, '.env'), 'PORT=eighty\nRATE_LIMITS=perhaps\n');
  const { child, output } = launch({ PORT: '0' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(78);
  expect(output()).toMatch(/RATE_LIMITS must be one of/);
  expect(output()).not.toMatch(/PORT must be/);
});
