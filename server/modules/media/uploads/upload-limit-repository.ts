import { type LimitName, limits } from '#generated/limits.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';
import { first, type Queryable } from '#server/db/database.ts';

export type UploadKind = 'image' | 'audio' | 'video';

type DayLimit = { limit: LimitName; words: string; slug: 'upload-limit-reached' | 'video-limit-reached' };

/** What a member uploads in a day, by kind. */
export const dayLimits = {
  image: { limit: 'imagesPerDay', words: 'pictures', slug: 'upload-limit-reached' },
  audio: { limit: 'audioPerDay', words: 'pieces of sound', slug: 'upload-limit-reached' },
  video: { limit: 'videosPerDay', words: 'videos', slug: 'video-limit-reached' },
} as const satisfies Record<UploadKind, DayLimit>;

function reached(slug: DayLimit['slug'], much: string): DomainError {
  return domainError(slug, { detail: `You have reached today's limit of ${much}.` });
}

/**
 * Refuses an upload that would be one too many for today. What is on its way counts like what is there.
 *
 * @param uploadId the upload that is asked about, which does not count against itself
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
 * Refuses a film that would make today's films too long together.
 *
 * @param seconds how long it is
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
