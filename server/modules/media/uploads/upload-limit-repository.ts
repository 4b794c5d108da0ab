import { type LimitName, limits } from '#generated/limits.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';
import { first, type Queryable } from '#server/db/database.ts';

export type UploadKind = 'image' | 'audio' | 'video';

type DayLimit = { limit: LimitName; reached: (limit: number) => DomainError };

/** Daily upload limits of a member, by kind, and the error when one is reached. */
export const dayLimits = {
  image: {
    limit: 'imagesPerDay',
    reached: (limit) => domainError('upload-limit-reached', { reason: 'images', params: { limit } }),
  },
  audio: {
    limit: 'audioPerDay',
    reached: (limit) => domainError('upload-limit-reached', { reason: 'sounds', params: { limit } }),
  },
  video: {
    limit: 'videosPerDay',
    reached: (limit) => domainError('video-limit-reached', { reason: 'videos', params: { limit } }),
  },
} as const satisfies Record<UploadKind, DayLimit>;

/**
 * Enforces the daily upload limit. Pending uploads count like finished ones.
 *
 * @param uploadId the upload in question, which does not count itself
 * @throws upload-limit-reached, video-limit-reached
 */
export async function mayUploadToday(
  db: Queryable,
  userId: string,
  kind: UploadKind = 'image',
  uploadId: string | null = null,
): Promise<void> {
  const { limit, reached } = dayLimits[kind];
  const today = await first<{ count: number }>(
    db,
    `select (select count(*)::int from media
              where owner_id = $1 and kind = $2 and created_at > now() - interval '1 day')
          + (select count(*)::int from uploads
              where owner_id = $1 and kind = $2 and state in ('waiting', 'processing') and expires_at > now()
                and id is distinct from $3) as count`,
    [userId, kind, uploadId],
  );
  if ((today?.count ?? 0) >= limits[limit]) throw reached(limits[limit]);
}

/**
 * Enforces the daily limit of the total video duration.
 *
 * @param seconds duration of the video
 * @throws video-limit-reached
 */
export async function mayUploadSeconds(
  db: Queryable,
  userId: string,
  seconds: number,
  uploadId: string | null = null,
): Promise<void> {
  const today = await first<{ seconds: number }>(
    db,
    `select coalesce((select sum(duration) from media
              where owner_id = $1 and kind = 'video' and created_at > now() - interval '1 day'), 0)::float8
          + coalesce((select sum(duration) from uploads
              where owner_id = $1 and kind = 'video' and state = 'processing' and expires_at > now()
                and id is distinct from $2), 0)::float8 as seconds`,
    [userId, uploadId],
  );
  if ((today?.seconds ?? 0) + seconds > limits.videoSecondsPerDay) {
    throw domainError('video-limit-reached', {
      reason: 'minutes',
      params: { limit: limits.videoSecondsPerDay / 60 },
    });
  }
}
