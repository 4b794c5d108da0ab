import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { JobContext } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { packArchive } from './archive.ts';
import {
  type ClaimedDownload,
  claimDownload,
  deleteExpiredDownloads,
  keysInUse,
  markReady,
  releaseDownload,
  updateProgress,
  waitingDownloads,
} from './downloads-repository.ts';
import { writePages } from './pages.ts';
import { writeRows } from './rows-repository.ts';

/** Seconds for which an archive can be downloaded (seven days in the contract). */
export const ARCHIVE_TTL_SECONDS = 7 * 86_400;
/** Progress in percent when data and pages are written. */
const DATA_WRITTEN_PERCENT = 20;
const PAGES_WRITTEN_PERCENT = 30;

/** Returns the path of the archive of a key. */
export function archivePath({ downloadsDir }: Services, key: string): string {
  return join(downloadsDir, `${key}.zip`);
}

/** Thrown to stop the work when the archive was cancelled or the process is shutting down. */
class Stopped extends Error {}

const inSeconds = ({ now }: Pick<Services, 'now'>): number => now() / 1000;

/** Enqueues archives without an active worker: those of a process that ended. */
export async function beginWaiting(db: Database, { jobs, ...services }: Services): Promise<void> {
  for (const id of await waitingDownloads(db, inSeconds(services))) await jobs.add('download', { id });
}

/**
 * Creates an archive, unless another worker is active. A failed one is retried, or marked as failed after the last try.
 */
export async function makeDownload(
  db: Database,
  services: Services,
  id: string,
  { signal, isLast }: JobContext,
): Promise<void> {
  const claimed = await claimDownload(db, id, inSeconds(services));
  if (!claimed) return;
  const draft = join(services.downloadsDir, `${claimed.key}.draft`);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await fill(db, services, { id, draft, claimed, signal });
  } catch (error) {
    const isUnwanted = error instanceof Stopped && !signal.aborted;
    await releaseDownload(db, id, isLast && !(error instanceof Stopped) ? 'failed' : 'pending');
    if (!isUnwanted) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

interface Making {
  id: string;
  draft: string;
  claimed: ClaimedDownload;
  signal: AbortSignal;
}

async function fill(db: Database, services: Services, { id, draft, claimed, signal }: Making): Promise<void> {
  const { key, email, locale, userId } = claimed;
  const step = async (percent: number): Promise<void> => {
    const isWanted = !signal.aborted && (await updateProgress(db, id, percent, inSeconds(services)));
    if (!isWanted) throw new Stopped();
  };
  const { media, publicUrl: origin } = services;
  const { files: dataFiles } = services.memberData;
  await writeRows(db, dataFiles, { userId, folder: draft });
  await step(DATA_WRITTEN_PERCENT);
  await writePages({ db, dataFiles, folder: draft, origin });
  await step(PAGES_WRITTEN_PERCENT);
  let files = 0;
  const target = join(draft, 'archive.zip');
  const packing = () =>
    step(Math.min(99, PAGES_WRITTEN_PERCENT + Math.floor(69 * (1 - 1 / (1 + files++ / 100)))));
  await packArchive({ dataFiles, folder: draft, target, media, now: services.now(), origin, step: packing });
  const { size: bytes } = await stat(target);
  await rename(target, archivePath(services, key));
  const now = inSeconds(services);
  if (!(await markReady(db, id, { bytes, now, until: now + ARCHIVE_TTL_SECONDS }))) {
    await rm(archivePath(services, key), { force: true });
    return;
  }
  const told = { link: `${origin}/settings/your-data`, until: (now + ARCHIVE_TTL_SECONDS) * 1000 };
  const { key: cause } = claimed;
  services.post.later(() =>
    accountMail(db, services, { id: userId, email, locale }, 'dataReady', told, { cause }),
  );
}

/** Deletes expired archives. Called periodically. */
export async function sweepDownloads(db: Database, services: Services): Promise<void> {
  const now = inSeconds(services);
  await deleteExpiredDownloads(db, now);
  const names = await readdir(services.downloadsDir).catch(() => []);
  const keys = names.flatMap((name) => /^([0-9a-f]{40})\.(?:zip|draft)$/.exec(name)?.[1] ?? []);
  const used = await keysInUse(db, keys, now);
  for (const name of names) {
    const [key = ''] = name.split('.');
    if (keys.includes(key) && !used.has(key)) {
      await rm(join(services.downloadsDir, name), { recursive: true, force: true });
    }
  }
}
