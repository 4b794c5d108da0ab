import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { hasPermission } from '#server/entities/community/policy.ts';
import { answer, type Context, type Handler } from '#server/http/contract/handler.ts';
import type { DecisionRequest } from '../moderation/acts/decide.ts';
import {
  type Made,
  moderateOne,
  presentSkipped,
  refuseSkipped,
  type Skipped,
} from '../moderation/acts/moderate.ts';
import { presentDecisions } from '../moderation/decision-presenter.ts';
import { decisionsByIds } from '../moderation/decisions-repository.ts';
import { banFromCommunity } from '../moderation/members/member-acts.ts';
import { moderatorBlog } from '../moderation/moderators-repository.ts';
import { countItems } from '../moderation/queue/items-repository.ts';
import { hasReportedMember } from '../moderation/queue/member-items-repository.ts';
import { ruleNamed } from '../moderation/rules-repository.ts';
import { countTemplateUse } from '../moderation/templates/templates-repository.ts';
import { noteAttended } from '../people/seats-repository.ts';

type Moderating = Context<'moderatePosts'>;

/** Bans the authors of what was removed, each once. Returns the ids of the decisions. */
async function banAuthors(
  { db, body, subject, viewer }: Moderating,
  made: readonly Made[],
  request: DecisionRequest,
): Promise<string[]> {
  const seconds = body.ban_length_seconds ?? 0;
  const endsAt = seconds > 0 ? new Date(request.now + seconds * 1000) : null;
  const authors = new Map(
    made.flatMap(({ found }) => (found ? [[found.thing.userId, found.thing.blogId] as const] : [])),
  );
  const blogs = await blogsByIds(db, [...authors.values()], viewer.userId);
  const acting = { db, community: subject.community, viewerId: viewer.userId, now: request.now };
  const ids: string[] = [];
  for (const blog of blogs.values()) ids.push(await banFromCommunity(acting, blog, { ...request, endsAt }));
  return ids;
}

async function requestOf({ body, subject, db, services, viewer }: Moderating): Promise<DecisionRequest> {
  const { id } = subject.community;
  return {
    action: body.action,
    categories: body.categories,
    reason: body.reason,
    rule: await ruleNamed(db, id, body.rule_id),
    message: body.message?.trim(),
    reporterMessage: body.reporter_message?.trim(),
    note: body.note?.trim(),
    by: { userId: viewer.userId, blogId: await moderatorBlog(db, id, viewer.userId) },
    now: services.now(),
  };
}

function isSkipped(one: Made | Skipped): one is Skipped {
  return 'reason' in one;
}

/** Decides about posts and comments, reported or not, or dismisses reports about members. The authors are told after a while, so that it can be reworded. */
export const moderatePosts: Handler<'moderatePosts'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const { community } = subject;
  const bans = body.ban_user === true && body.action === 'remove';
  if (bans && !hasPermission(community, 'members')) throw domainError('not-allowed', { field: 'ban_user' });
  const request = await requestOf(context);
  const itemIds = body.items.flatMap(({ item_id }) => item_id ?? []);
  // Members are muted, removed and banned by operations of their own, which settle the reports about them.
  if (request.action !== 'approve' && (await hasReportedMember(db, community.id, itemIds)))
    throw domainError('not-in-this-state', { reason: 'reported_member', field: 'action' });
  const results: (Made | Skipped)[] = [];
  for (const named of body.items) results.push(await moderateOne(db, community, named, request));
  const reader = { db, community, viewerId: viewer.userId, now: services.now() / 1000 };
  const skipped = await presentSkipped(results.filter(isSkipped), reader);
  const [only] = skipped;
  if (body.items.length === 1 && only) refuseSkipped(only);
  const made = results.flatMap((one) => (isSkipped(one) ? [] : [one]));
  const banIds = bans ? await banAuthors(context, made, request) : [];
  if (made.length > 0) {
    await noteAttended(db, community.id);
    if (body.template_id !== undefined) await countTemplateUse(db, community.id, body.template_id);
  }
  const ids = [...made.map(({ decisionId }) => decisionId), ...banIds];
  const rows = await decisionsByIds(db, ids);
  const decisions: components['schemas']['ModerationDecision'][] = await presentDecisions(
    ids.flatMap((id) => rows.get(id) ?? []),
    reader,
  );
  return answer(201, { decisions, skipped, openCount: (await countItems(db, community.id, 'open')).all });
};
