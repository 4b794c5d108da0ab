import { DomainError, domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { JobTurn } from '#server/jobs/jobs.ts';
import { goOnWith } from '#server/modules/posts/publishing/waiting-posts.ts';
import { waitingPosts } from '#server/modules/posts/publishing/waiting-repository.ts';
import type { Services } from '#server/services.ts';
import { failMedia, oldTranscoding } from './transcode-repository.ts';

type Means = { db: Database; services: Pick<Services, 'recordings'> };

/** Everything that waited for a file goes on: out, or aside. Each post in a transaction of its own. */
async function letGoOn(db: Database, key: string): Promise<void> {
  for (const { blogId, id } of await waitingPosts(db, key)) {
    await db.transaction((tx) => goOnWith(tx, blogId, id));
  }
}

/** Ends what cannot be made: its upload has failed, posts with it become drafts, and their blogs are told why. */
async function giveUp({ db, services }: Means, key: string, error: unknown): Promise<void> {
  const [cause] = (error instanceof DomainError ? error : domainError('unknown-video-upload-error')).causes;
  if (!cause) throw new TypeError('A failure without a cause');
  await db.transaction((tx) => failMedia(tx, key, cause));
  await letGoOn(db, key);
  await services.recordings.forgetSource(key);
}

/**
 * Makes a sound or film that every browser plays (job `media`), and publishes what waited for it. Doing it again changes
 * nothing: a process may die anywhere in it.
 */
export async function transcode(means: Means, key: string, { signal, isLast }: JobTurn): Promise<void> {
  const { db, services } = means;
  try {
    await services.recordings.make(key, signal);
  } catch (error) {
    // Somebody else goes on with it, or this process once more.
    if (signal.aborted || !(isLast || error instanceof DomainError)) throw error;
    await giveUp(means, key, error);
    if (!(error instanceof DomainError)) throw error;
    return;
  }
  await letGoOn(db, key);
  await services.recordings.forgetSource(key);
}

/** Gives up what has been waiting for a day: its job is lost, as after a restored backup. */
export async function giveUpOld(means: Means): Promise<void> {
  for (const key of await oldTranscoding(means.db)) {
    await giveUp(means, key, domainError('unknown-video-upload-error'));
  }
}
