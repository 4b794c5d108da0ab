import { type ErrorSlug, errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import type { Change, Planned } from './apply-change.ts';
import type { SelectedPost } from './choose.ts';

type Result = components['schemas']['BulkEditResult'];

/** Number of posts in the response. */
const SAMPLE_SIZE = 5;

function skippedOf({ missing }: SelectedPost, planned: readonly Planned[]): Result['skipped'] {
  const codeOf = (slug: ErrorSlug) => errorCatalogue[slug].code;
  return [
    ...missing.map((id) => ({ id, code: codeOf('not-found') })),
    ...planned.flatMap(({ row, fate }) =>
      fate.kind === 'skipped' ? [{ id: row.id, code: codeOf(fate.why) }] : [],
    ),
  ];
}

/** Returns the result of a bulk change or of its dry run, with the first of the changed posts as they are now. */
export async function presentResult(
  db: Queryable,
  { body, blog, userId }: Change,
  chosen: SelectedPost,
  { planned, changed }: { planned: readonly Planned[]; changed: readonly PostRow[] },
): Promise<Result> {
  const sample = changed.slice(0, SAMPLE_SIZE).map(({ id }) => id);
  return {
    dryRun: body.dry_run,
    matched: chosen.matched,
    changed: changed.length,
    skipped: skippedOf(chosen, planned),
    sample: await presentPosts(db, await postsByIds(db, sample, userId), userId, [blog]),
  };
}
