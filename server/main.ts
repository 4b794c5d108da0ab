/** The server process: reads the environment, opens the database, listens, and stops cleanly when asked to. */
import { buildApp } from './app.ts';
import { ConfigFault, loadConfig } from './config.ts';
import { FolderInUse } from './db/folder-claim.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openDemoWorld } from './db/seed/open-demo-world.ts';
import { startPublisher } from './publisher.ts';
import { chooseSite } from './site/choose-site.ts';

/** How long requests under way may take to finish before the process ends anyway. */
const patience = 10_000;
/** Between two looks for expired sessions and forgotten rate limits. */
const sweepEvery = 600_000;

async function start(): Promise<void> {
  const config = await loadConfig();
  const db = await openDatabase({
    ...config,
    connections: config.databaseConnections,
    onIdleFault: (error) =>
      console.warn(`A connection to the database broke and is replaced: ${error.message}`),
  });
  await migrate(db);
  const demo = config.demoWorld ? await openDemoWorld(db, config.dataDir) : null;
  const app = buildApp({
    db,
    secret: config.sessionSecret,
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    log: { level: config.logLevel },
    trustProxy: config.trustProxy,
    rateLimits: config.rateLimits,
    checkResponses: config.checkResponses,
    site: await chooseSite(),
    ...(demo ? { worldFiles: demo.files } : {}),
  });
  app.addHook('onClose', () => db.close());
  const sweeper = setInterval(() => {
    const { sessions, rateLimiter } = app.services;
    Promise.all([sessions.sweep(), rateLimiter.sweep()]).catch((error) =>
      app.log.warn({ err: error }, 'sweep failed'),
    );
  }, sweepEvery).unref();
  app.addHook('onClose', async () => clearInterval(sweeper));

  const stopPublisher = startPublisher({ db, log: app.log });
  // Hooks run last to first: it is done before the database closes.
  app.addHook('onClose', stopPublisher);

  const whenClosing = new AbortController();
  app.addHook('onClose', async () => whenClosing.abort());

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patience).unref();
    app.close().then(
      () => process.exit(0),
      (error) => {
        app.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  if (db.kind === 'postgres' && !config.hasOwnSecret) {
    app.log.warn(
      'SESSION_SECRET is not set: processes on other machines would not know the sessions of this one',
    );
  }
  const address = await app.listen({ host: config.host, port: config.port });
  console.log(`Skein is listening on ${address} (${db.kind})`);
  if (demo) {
    console.log(demo.banner);
    await demo.drawAhead(whenClosing.signal);
  }
}

start().catch((error: unknown) => {
  const isKnown = error instanceof ConfigFault || error instanceof FolderInUse;
  console.error(isKnown ? error.message : error);
  process.exit(1);
});
