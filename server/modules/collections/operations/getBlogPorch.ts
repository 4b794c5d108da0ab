import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { areMutuals, isFirstOfOwner } from '../porch/guests-repository.ts';
import { presentPorch } from '../porch/porch-presenter.ts';
import { type PorchRow, porchOf } from '../porch/porch-repository.ts';

/** Returns true when somebody may come to a porch. */
async function mayVisit(
  db: Queryable,
  { owner_id: ownerId }: BlogRow,
  { visibility }: PorchRow,
  viewerId: string | null,
): Promise<boolean> {
  if (visibility === 'everyone' || viewerId === ownerId) return true;
  if (viewerId === null || visibility === 'self') return false;
  return visibility === 'members' || areMutuals(db, ownerId, viewerId);
}

/** Returns the porch of the member whose primary blog this is, without what the guest may not see. */
export const getBlogPorch: Handler<'getBlogPorch'> = async ({ params, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const porch = await porchOf(db, blog.owner_id);
  if (!(await isFirstOfOwner(db, blog.id, blog.owner_id)) || !(await mayVisit(db, blog, porch, viewerId))) {
    throw domainError('not-found');
  }
  return { porch: await presentPorch({ db, services, viewerId }, porch, blog) };
};
