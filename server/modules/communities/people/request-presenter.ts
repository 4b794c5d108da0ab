import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { JoinRequestRow } from '#server/membership/requests-repository.ts';

/** Returns a request for membership with the answers that came with it. */
export function presentRequest(
  request: JoinRequestRow,
  blog: BlogRow,
  viewerId: string,
): components['schemas']['MembershipRequest'] {
  return {
    requestingBlog: presentBlogRef(blog, viewerId),
    requestedTs: request.requested_at,
    ...(request.answers.length > 0 ? { answers: request.answers } : {}),
  };
}
