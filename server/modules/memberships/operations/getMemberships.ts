import { domainError } from '#server/core/errors.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentProfile } from '../profile/profile-presenter.ts';

export const getMemberships: Handler<'getMemberships'> = async ({
  params,
  query,
  db,
  services,
  viewer,
  request,
}) => {
  const blog = await readableBlog(db, params.blog, viewer?.userId ?? null);
  const about = { userId: viewer?.userId, country: query.country, request, nowMs: services.now() };
  const memberships = await presentProfile(db, blog, about);
  if (memberships === undefined) throw domainError('not-found');
  return { memberships };
};
