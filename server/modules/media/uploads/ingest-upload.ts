import { access, readFile, rename, stat } from 'node:fs/promises';
import { limits } from '#generated/limits.ts';
import { DomainError, domainError } from '#server/core/errors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { JobContext } from '#server/jobs/jobs.ts';
import { probeRecording, type Recording } from '#server/media/recordings.ts';
import type { Services } from '#server/services.ts';
import { dayLimits, mayUploadSeconds, mayUploadToday, type UploadKind } from './upload-limit-repository.ts';
import {
  findAnyUpload,
  isWorkingOnFilm,
  setFailed,
  setReady,
  startWork,
  type UploadRow,
} from './uploads-repository.ts';

export type IngestServices = { db: Database; services: Services; ownerId: string };

/** Maximum file size per kind, in bytes. */
export const maxUploadBytes = {
  image: limits.imageBytes,
  audio: limits.audioBytes,
  video: limits.videoBytes,
} as const satisfies Record<UploadKind, number>;

/** @throws payload-too-large */
export function refuseTooLarge(kind: UploadKind, bytes: number): void {
  if (bytes > maxUploadBytes[kind]) throw domainError('payload-too-large', { reason: kind, field: 'bytes' });
}

/** Inspects a file here or, for formats that are not supported here, with the transcoder. */
async function seenBy(
  transcoder: Services['transcoder'],
  kind: 'audio' | 'video',
  path: string,
): Promise<Recording> {
  try {
    return await probeRecording(kind, path);
  } catch (error) {
    if (!transcoder || !(error instanceof DomainError)) throw error;
    // The error message of the local check lists the accepted formats and applies to the transcoder's rejection as
    // well.
    return transcoder.look(kind, path);
  }
}

/**
 * Inspects an uploaded audio or video file: the first check, which is part of the request.
 *
 * @throws bad-media-format, payload-too-large
 */
export async function inspectUpload(
  { transcoder }: Pick<Services, 'transcoder'>,
  kind: 'audio' | 'video',
  path: string,
): Promise<Recording> {
  refuseTooLarge(kind, (await stat(path)).size);
  const seen = await seenBy(transcoder, kind, path);
  if (kind === 'video' && seen.duration > limits.videoSeconds) {
    throw domainError('bad-media-format', {
      reason: 'too_long',
      params: { minutes: limits.videoSeconds / 60 },
    });
  }
  return seen;
}

/**
 * Enforces the daily limits of videos, serialized per member. Call it in the transaction that accepts the video.
 *
 * @throws video-limit-reached, video-processing
 */
export async function reserveFilm(
  tx: Queryable,
  ownerId: string,
  seconds: number,
  uploadId: string | null = null,
): Promise<void> {
  await lockLimit(tx, 'videosPerDay', ownerId);
  await mayUploadToday(tx, ownerId, 'video', uploadId);
  await mayUploadSeconds(tx, ownerId, seconds, uploadId);
  if (await isWorkingOnFilm(tx, ownerId)) throw domainError('video-processing');
}

/** Ingests the file of an upload (job `upload`), and deletes the file in any case. Idempotent. */
export async function ingestUpload(
  { db, services }: Omit<IngestServices, 'ownerId'>,
  id: string,
  { isLast, signal }: JobContext,
): Promise<void> {
  const upload = await findAnyUpload(db, id);
  const path = services.incoming.pathOf(id);
  // The member was erased or cancelled the upload.
  if (!upload) return services.incoming.remove(path);
  if (upload.state !== 'processing' || upload.kind === 'image') return;
  const { kind, ownerId } = upload;
  try {
    await access(path);
    const seen = await inspectUpload(services, kind, path);
    await services.recordings.add(ownerId, seen, path, (tx, key) => setReady(tx, id, key));
  } catch (error) {
    // Another process retries it, or this one later.
    if (signal.aborted || !(isLast || error instanceof DomainError)) throw error;
    await setFailed(db, id, errorMessage(error, kind));
    if (!(error instanceof DomainError)) throw error;
  }
  await services.incoming.remove(path);
}

/** Returns the error that a member sees for a failed upload. */
function errorMessage(error: unknown, kind: UploadKind) {
  const unknown = kind === 'video' ? 'unknown-video-upload-error' : 'unknown-upload-error';
  const [cause] = (error instanceof DomainError ? error : domainError(unknown)).causes;
  if (!cause) throw new TypeError('A failure without a cause');
  return cause;
}

/** Ingests an image that was uploaded as a file. */
async function takeInPicture({ db, services, ownerId }: IngestServices, { id }: UploadRow, path: string) {
  const { mediaKey } = await services.media.addImage(ownerId, await readFile(path), async (tx) => {
    await lockLimit(tx, 'imagesPerDay', ownerId);
    await mayUploadToday(tx, ownerId, 'image', id);
  });
  await setReady(db, id, mediaKey);
}

/** Enqueues the ingestion of an upload's file within the transaction, and moves the file to its expected path. */
export async function enqueueIngestion(
  tx: Queryable,
  { incoming, jobs }: Services,
  id: string,
  path: string,
) {
  const place = incoming.pathOf(id);
  if (path !== place) await rename(path, place);
  await jobs.add('upload', { id }, { tx });
}

/**
 * Ingests the file of an upload once it is complete. Concurrent calls do it once. A fault of the file is stored with
 * the upload, where its member reads it.
 *
 * @returns true when this call ingested it; the file is then deleted
 */
export async function ingest(means: IngestServices, upload: UploadRow, path: string): Promise<boolean> {
  const { db, services, ownerId } = means;
  const { id, kind } = upload;
  try {
    const seen = kind === 'image' ? undefined : await inspectUpload(services, kind, path);
    const taken = await db.transaction(async (tx) => {
      if (kind === 'video' && seen) await reserveFilm(tx, ownerId, seen.duration, id);
      else {
        await lockLimit(tx, dayLimits[kind].limit, ownerId);
        await mayUploadToday(tx, ownerId, kind, id);
      }
      if (!(await startWork(tx, id, seen?.duration))) return false;
      if (seen) await enqueueIngestion(tx, services, id, path);
      return true;
    });
    if (!taken || seen) return taken;
    await takeInPicture(means, upload, path);
  } catch (error) {
    await setFailed(db, id, errorMessage(error, kind));
    if (!(error instanceof DomainError)) throw error;
  }
  // The partial file of a resumable upload is no longer needed.
  await services.incoming.remove(path, services.incoming.pathOf(id));
  return true;
}
