/** Server process: reads the environment, opens the database, listens, and shuts down gracefully on a signal. */
import cluster from 'node:cluster';
import type { Server } from 'node:tls';
import { buildApp } from './app.ts';
import { appOptionsOf } from './app-options.ts';
import { type Config, loadConfig } from './config.ts';
import { CANNOT_START_CODE, startFaultMessage } from './core/start-fault.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { JobsQueue } from './jobs/jobs-queue.ts';
import { drain } from './lifecycle/drain.ts';
import { migrate } from './lifecycle/migrate.ts';
import { portIsFree } from './lifecycle/port-is-free.ts';
import { Processes } from './lifecycle/processes.ts';
import { startMessage } from './lifecycle/start-message.ts';
import { StopSignals } from './lifecycle/stop-signals.ts';
import { openTlsListener } from './lifecycle/tls-listener.ts';
import { waitForDatabase } from './lifecycle/wait-for-database.ts';
import { openDemoWorld } from './seed/open-demo-world.ts';
import { chooseSite } from './site/choose-site.ts';
import { openControlSocket } from './tasks/control-socket.ts';
import { scheduleJobs } from './workers.ts';

/** Files that the process creates are accessible to its own user only. */
process.umask(0o077);
const signals = new StopSignals();
signals.listen();

async function openedDatabase(config: Config): Promise<Database> {
  const db = await openDatabase({
    ...config,
    connections: config.databaseConnections,
    onIdleFault: (error) =>
      console.warn(`A connection to the database broke and is replaced: ${error.message}`),
    onLost: (error) => {
      console.error(
        'The embedded database ended by itself; whoever keeps this process starts it anew.',
        error,
      );
      process.exit(1);
    },
  });
  const url = config.databaseUrl;
  if (url !== undefined) await waitForDatabase(db, { url, say: console.log });
  await migrate(db);
  return db;
}

async function start(): Promise<void> {
  const fileNames = loadEnvironmentFile();
  const config = await loadConfig(process.env, fileNames);
  if (cluster.isPrimary) for (const warning of config.warnings) console.warn(`Warning: ${warning}`);
  if (!cluster.isWorker) await portIsFree(config);
  if (config.processes > 1 && cluster.isPrimary) return startProcesses(config.processes);
  await serve(config);
}

/** Starts and supervises the worker processes; the primary serves nothing itself. */
async function startProcesses(count: number): Promise<void> {
  const processes = new Processes({ count });
  signals.whenAsked(() => processes.stop());
  const code = await processes.start();
  if (code !== undefined) process.exit(code);
  console.log(`${count} processes serve it.`);
  process.send?.('ready');
}

async function serve(config: Config): Promise<void> {
  const db = await openedDatabase(config);
  const demo = config.demoWorld ? await openDemoWorld(db, config.dataDir) : null;
  const jobs = new JobsQueue({ db, log: { warn: (about, words) => app.log.warn(about, words) } });
  const app = buildApp({
    db,
    jobs,
    ...appOptionsOf(config),
    site: await chooseSite(config),
    ...(demo ? { worldFiles: demo.files } : {}),
  });
  app.addHook('onClose', () => db.close());
  // Hooks run last to first: running work ends before the database closes, and e-mails reach the queue before that.
  app.addHook('onClose', () => jobs.stop());
  app.addHook('onClose', () => app.services.post.settled());
  // E-mails do not wait for running jobs: a video conversion could delay the shutdown for an hour.
  app.addHook('onClose', async () => jobs.end());
  await jobs.start();
  scheduleJobs(jobs, { db, services: app.services });
  // A PostgreSQL server takes others beside this process; the embedded database takes none.
  if (db.kind === 'pglite') {
    app.addHook(
      'onClose',
      await openControlSocket({
        db,
        dataDir: config.dataDir,
        secret: config.sessionSecret,
        bucket: config.bucket,
      }),
    );
  }
  signals.whenAsked((reason) => {
    app.log.info({ reason }, 'stopping');
    return drain(app);
  });

  // A single process of several writes the start messages.
  const speaks = !cluster.isWorker || cluster.worker?.id === 1;
  let tls: Server | undefined;
  app.addHook('preClose', async () => void tls?.close());
  const address = await app.listen({ host: config.host, port: config.port });
  if (config.tlsPort !== undefined) {
    const { certificates } = app.services;
    const contextOf = (name: string) => certificates.contextOf(name);
    tls = await openTlsListener(app, { host: config.host, port: config.tlsPort, contextOf });
  }
  if (speaks) {
    console.log(`Skein is listening on ${address} (${db.kind})`);
    console.log(startMessage(config, demo?.banner));
    warnAboutDefaults(config, db, console.warn);
  }
  process.send?.('ready');
  if (demo && speaks) await demo.drawAhead(app.closing);
}

/** Warns about settings that a public site needs and that were left to a default. */
function warnAboutDefaults(config: Config, db: Database, warn: (line: string) => void): void {
  if (db.kind === 'postgres' && !config.hasOwnSecret) {
    warn('SESSION_SECRET is not set: processes on other machines would not know the sessions of this one');
  }
  if (!config.hasOwnUrl && !/^(?:127\.|::1$|localhost$)/.test(config.host)) {
    warn(`PUBLIC_URL is not set: links, cookies and shared pages will name ${config.publicUrl}`);
  }
}

start().catch((error: unknown) => {
  const words = startFaultMessage(error);
  console.error(words ?? error);
  process.exit(words === undefined ? 1 : CANNOT_START_CODE);
});
