import { DomainError, domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { JobContext } from '#server/jobs/jobs.ts';
import { continueWaiting } from '#server/modules/posts/publishing/waiting-posts.ts';
import { waitingPosts } from '#server/modules/posts/publishing/waiting-repository.ts';
import type { Services } from '#server/services.ts';
import { failMedia, oldTranscoding } from './transcode-repository.ts';

type Means = { db: Database; services: Pick<Services, 'recordings' | 'screenPost'> };

/** Publishes all posts that waited for a file, or sets them aside; each in its own transaction. */
async function letGoOn({ db, services }: Means, key: string): Promise<void> {
  for (const { blogId, id } of await waitingPosts(db, key)) {
    await db.transaction((tx) => continueWaiting(tx, blogId, id, services.screenPost));
  }
}

/**
 * Handles a file that cannot be transcoded: marks its upload as failed, turns posts with it into drafts, and notifies
 * their blogs.
 */
async function giveUp(means: Means, key: string, error: unknown): Promise<void> {
  const { db, services } = means;
  const [cause] = (error instanceof DomainError ? error : domainError('unknown-video-upload-error')).causes;
  if (!cause) throw new TypeError('A failure without a cause');
  await db.transaction((tx) => failMedia(tx, key, cause));
  await letGoOn(means, key);
  await services.recordings.forgetSource(key);
}

/**
 * Transcodes audio or video into a format that every browser plays (job `media`), and publishes the posts that waited
 * for it. Idempotent: the process may crash at any point.
 */
export async function transcode(means: Means, key: string, { signal, isLast }: JobContext): Promise<void> {
  const { services } = means;
  try {
    await services.recordings.make(key, signal);
  } catch (error) {
    // Another process retries it, or this one later.
    if (signal.aborted || !(isLast || error instanceof DomainError)) throw error;
    await giveUp(means, key, error);
    if (!(error instanceof DomainError)) throw error;
    return;
  }
  await letGoOn(means, key);
  await services.recordings.forgetSource(key);
}

/** Gives up files that have been waiting for a day: their job is lost, as after a restored backup. */
export async function failOldTranscoding(means: Means): Promise<void> {
  for (const key of await oldTranscoding(means.db)) {
    await giveUp(means, key, domainError('unknown-video-upload-error'));
  }
}
