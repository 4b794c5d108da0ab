import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { FlagRow } from '#server/modules/moderation/review/flags-repository.ts';

type SiteAppeal = components['schemas']['SiteAppeal'];

/** Maps an appeal's state to the state of its flag. */
export const FLAG_STATES = {
  open: 'in_review',
  accepted: 'appeal_accepted',
  rejected: 'appeal_rejected',
} as const satisfies Record<SiteAppeal['state'], FlagRow['state']>;

function stateOf(row: FlagRow): SiteAppeal['state'] {
  if (row.state === 'appeal_accepted') return 'accepted';
  return row.state === 'appeal_rejected' ? 'rejected' : 'open';
}

/** Presents appeals to staff with the post, including posts that were taken down. */
export async function presentAppeals(
  db: Queryable,
  rows: readonly FlagRow[],
  staffId: string,
): Promise<SiteAppeal[]> {
  const found = await postsByIds(
    db,
    rows.map((row) => row.post_id),
    staffId,
  );
  const posts = new Map((await presentPosts(db, found, staffId)).map((post) => [post.id, post]));
  return rows.flatMap((row) => {
    const post = posts.get(row.post_id);
    if (!post) return [];
    return [
      {
        id: row.id,
        post,
        reason: row.reason,
        outcome: row.outcome,
        text: row.appeal_text ?? '',
        sentTs: row.appealed ?? row.flagged,
        state: stateOf(row),
        ...(row.answer === '' ? {} : { message: row.answer }),
        ...(row.decided === null ? {} : { decidedTs: row.decided }),
      },
    ];
  });
}
