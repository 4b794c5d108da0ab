import { limits } from '#generated/limits.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';

/**
 * Refuses a picture that would be one too many for today.
 *
 * @throws upload-limit-reached
 */
export async function mayUploadToday(db: Queryable, userId: string): Promise<void> {
  const today = await first<{ count: number }>(
    db,
    `select count(*)::int as count from media
      where owner_id = $1 and kind = 'image' and created_at > now() - interval '1 day'`,
    [userId],
  );
  if ((today?.count ?? 0) >= limits.imagesPerDay) {
    throw domainError('upload-limit-reached', {
      detail: `You have reached today's limit of ${limits.imagesPerDay} pictures.`,
    });
  }
}
