import { type LimitName, limits } from '#generated/limits.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';
import { first, type Queryable } from '#server/db/database.ts';

export type UploadKind = 'image' | 'audio' | 'video';

type DayLimit = { limit: LimitName; words: string; slug: 'upload-limit-reached' | 'video-limit-reached' };

/** Daily upload limits of a member, by kind. */
export const dayLimits = {
  image: { limit: 'imagesPerDay', words: 'pictures', slug: 'upload-limit-reached' },
  audio: { limit: 'audioPerDay', words: 'pieces of sound', slug: 'upload-limit-reached' },
  video: { limit: 'videosPerDay', words: 'videos', slug: 'video-limit-reached' },
} as const satisfies Record<UploadKind, DayLimit>;

function reached(slug: DayLimit['slug'], much: string): DomainError {
  return domainError(slug, { detail: `You have reached today's limit of ${much}.` });
}

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
  const { limit, words, slug } = dayLimits[kind];
  const today = await first<{ count: number }>(
    db,
    `select (select count(*)::int from media
              where owner_id = $1 and kind = $2 and created_at > now() - interval '1 day')
          + (select count(*)::int from uploads
              where owner_id = $1 and kind = $2 and state in ('waiting', 'processing') and expires_at > now()
                and id is distinct from $3) as count`,
    [userId, kind, uploadId],
  );
  if ((today?.count ?? 0) >= limits[limit]) throw reached(slug, `${limits[limit]} ${words}`);
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
    throw reached('video-limit-reached', `${limits.videoSecondsPerDay / 60} minutes of video`);
  }
}
