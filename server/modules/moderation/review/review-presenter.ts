import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { FlagRow } from './flags-repository.ts';

type ReviewItem = components['schemas']['ReviewItem'];

/** Presents flags to the blog's writers; those who may not change the post cannot appeal either. */
export async function presentReview(
  db: Queryable,
  rows: readonly FlagRow[],
  viewerId: string,
): Promise<ReviewItem[]> {
  const found = await postsByIds(
    db,
    rows.map((row) => row.post_id),
    viewerId,
  );
  const posts = new Map((await presentPosts(db, found, viewerId)).map((post) => [post.id, post]));
  return rows.flatMap((row) => {
    const post = posts.get(row.post_id);
    if (!post) return [];
    return [
      {
        post,
        reason: row.reason,
        outcome: row.outcome,
        state: row.state,
        flaggedTs: row.flagged,
        canAppeal: row.state === 'flagged' && post.canEdit === true,
        ...(row.message === '' ? {} : { message: row.message }),
        ...(row.appeal_text === null ? {} : { appealText: row.appeal_text }),
        ...(row.appealed === null ? {} : { appealedTs: row.appealed }),
        ...(row.decided === null ? {} : { decidedTs: row.decided }),
        ...(row.answer === '' ? {} : { answer: row.answer }),
      },
    ];
  });
}
