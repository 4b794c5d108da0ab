import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentActs } from '../moderation/log/log-presenter.ts';
import { readableLog } from '../moderation/log/log-readers.ts';
import { type ActFilter, actsOfCommunity, dayNamed, monthNamed } from '../moderation/log/log-repository.ts';

const DEFAULT_LIMIT = 20;

/** Returns the filter of the request. Members cannot ask for one person, whom the log does not name to them. */
async function filterOf(
  { query, db, viewer }: Context<'listAuditLog'>,
  communityId: string,
  isForMembers: boolean,
): Promise<ActFilter> {
  if (query.actor !== undefined && isForMembers) throw domainError('not-allowed', { field: 'actor' });
  const actor = query.actor === undefined ? undefined : await findBlog(db, query.actor, viewer.userId);
  if (query.actor !== undefined && !actor) throw domainError('not-found', { reason: 'blog', field: 'actor' });
  const { type = 'all', rule_id: ruleId, day, month } = query;
  return {
    communityId,
    type: type === 'all' ? undefined : type,
    actorBlogId: actor?.id,
    // An id that cannot be one finds nothing.
    ruleId: ruleId === undefined || isPossibleId(ruleId) ? ruleId : '0',
    span: day !== undefined ? dayNamed(day) : month === undefined ? undefined : monthNamed(month),
    isForMembers,
  };
}

/** Lists what moderators and admins of a community did, the newest first. */
export const listAuditLog: Handler<'listAuditLog'> = async (context) => {
  const { params, query, subject, db, services, viewer } = context;
  const { userId } = viewer;
  const named = { community: params.community, userId, audience: query.audience };
  const { row, isForMembers } = await readableLog(db, named, subject.community);
  const filter = await filterOf(context, row.id, isForMembers);
  const { limit = DEFAULT_LIMIT, cursor } = query;
  const list = `communities/log/${JSON.stringify(filter)}`;
  const below = cursor === undefined ? null : String(services.cursors.read(list, cursor)[0]);
  const rows = await actsOfCommunity(db, filter, { below, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    entries: await presentActs(page, { db, viewerId: userId, isForMembers }),
    links: last
      ? {
          next: pageLink(
            pathOf('listAuditLog', params),
            { ...query },
            { cursor: services.cursors.write(list, [last.id]), limit },
          ),
        }
      : {},
  };
};
