/** `npm run admin -- <task> …`, `npm run backup`, `npm run restore`: the operator's command line. */
import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type Config, loadConfig } from '../config.ts';
import { CANNOT_START_CODE, StartFault, startFaultMessage } from '../core/start-fault.ts';
import type { Database } from '../db/database.ts';
import { FolderInUse } from '../db/folder-claim.ts';
import { openDatabase } from '../db/open.ts';
import { ping } from '../db/ping.ts';
import { loadEnvironmentFile } from '../environment-file.ts';
import { configSummary } from '../lifecycle/config-summary.ts';
import { migrate, newestVersion } from '../lifecycle/migrate.ts';
import { waitForDatabase } from '../lifecycle/wait-for-database.ts';
import { sendTask } from './control-socket.ts';
import { tasks } from './tasks.ts';

const usage = `Usage: npm run admin -- <task>
  create-admin <email> <blog name>   an account for somebody who looks after the site
  reset-password <email>             a new password; logs them out everywhere
  delete-member <email>              closes an account for good
  import-member <file>               puts a member's archive of their data into this site
  import-posts <blog> <file.json>    puts the posts of another site into a blog, as of when they were written
  product-news <file.json>           mails news about the site to the members who asked for them
  choose <staff-picks|radar> <post>  puts a post on top of the staff picks or the radar
  unchoose <staff-picks|radar> <post> takes it off again
  announce-answertime <blog> <start> <hours> <title>   a time at which a blog answers asks
  save-video-hub <name> <title> <#colour> <tag, tag>   makes or changes a channel of videos
  jobs                               what goes on behind calls, and what of it failed
  retry-job <id>                     does a job again that failed
  drop-job <id>                      gives a job up that failed
  check                              reads the configuration and asks the database
  migrate [version]                  brings the schema up to date, or back to an older version
  backup [folder]                    everything the site is, while it runs (npm run backup)
  restore <folder>                   puts a backup into an empty site (npm run restore)`;

/** Index of the argument that names a file or directory, which is made absolute for the process that runs the task. */
const PLACES: Readonly<Record<string, number>> = {
  backup: 0,
  'import-member': 0,
  'import-posts': 1,
  'product-news': 0,
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ ...config, connections: 2 });
  try {
    const url = config.databaseUrl;
    if (url !== undefined) await waitForDatabase(db, { url, say, patience: 10_000 });
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Runs a task in this process or, when the running site has the embedded database, in that one. */
async function run(task: string, args: string[], config: Config): Promise<void> {
  const act = tasks[task];
  if (act === undefined) throw new StartFault(usage);
  const { dataDir, sessionSecret: secret, bucket } = config;
  try {
    await withDatabase(config, async (db) => {
      await migrate(db);
      await act({ db, dataDir, secret, bucket, say }, args);
    });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const place = PLACES[task];
    const places = args.map((word, at) => (at === place ? resolve(word) : word));
    await sendTask(dataDir, { task, args: places }, say);
  }
}

async function restore([folder]: string[], config: Config): Promise<void> {
  if (folder === undefined) throw new StartFault('Usage: npm run restore -- <folder>');
  const { dataDir } = config;
  const { madeAt, tables, media } = await withDatabase(config, (db) =>
    restoreBackup({ db, dataDir, folder: resolve(folder) }),
  );
  say(`The site of ${madeAt} is back: ${tables.length} tables, ${media} files of uploads.`);
  if (config.hasOwnSecret) say('Sessions go on only if SESSION_SECRET is the one the backup was made with.');
}

/** `migrate [version]`: migrates to the newest version by default. A lower one undoes, atomically. */
async function migrateTo([named]: string[], config: Config): Promise<void> {
  const newest = newestVersion();
  const version = named === undefined ? undefined : Number(named);
  if (version !== undefined && !(Number.isInteger(version) && version >= 1 && version <= newest)) {
    throw new StartFault(`Usage: npm run admin -- migrate [version], from 1 to ${newest}.`);
  }
  const done = await withDatabase(config, (db) => migrate(db, version));
  say(done.length > 0 ? `Done: ${done.join(', ')}` : 'The schema is up to date.');
  if (version !== undefined && version < newest) {
    say(
      `The schema is version ${version} now. Start the code that belongs to it: this one brings it up again.`,
    );
  }
}

/** Runs the requested task. */
async function main([task = '', ...args]: string[]): Promise<void> {
  const fileNames = loadEnvironmentFile();
  if (task === '' || task === 'help') return say(usage);
  const config = await loadConfig(process.env, fileNames);
  if (task === 'restore') return restore(args, config);
  if (task === 'migrate') return migrateTo(args, config);
  if (task === 'check') {
    await withDatabase(config, ping).catch((error: unknown) => {
      if (!(error instanceof FolderInUse)) throw error;
    });
    return say(
      [
        'The configuration is right and the database answers. In force:',
        ...configSummary(config),
        ...config.warnings.map((warning) => `Warning: ${warning}`),
      ].join('\n'),
    );
  }
  return run(task, args, config);
}

/** Files that the process creates are accessible to its own user only. */
process.umask(0o077);
main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const words = startFaultMessage(error);
    console.error(words ?? error);
    process.exit(words === undefined ? 1 : CANNOT_START_CODE);
  },
);
