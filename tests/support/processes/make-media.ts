/** A process of the site that only runs jobs, on the given database, folder and ffmpeg. */
import { buildApp } from '#server/app.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { JobsQueue } from '#server/jobs/jobs-queue.ts';

const [url = '', dataDir = '', ffmpeg] = process.argv.slice(2);
const db = openPostgres({ url, connections: 4 });
const jobs = new JobsQueue({ db, log: console, lookEvery: 0.5 });
const app = buildApp({ db, jobs, dataDir, ffmpeg, secret: 'a secret of at least thirty-two characters' });
await app.ready();
await jobs.start();
