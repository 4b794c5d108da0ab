import { limits } from '#generated/limits.ts';
import type { Queryable } from '#server/db/database.ts';
import type { NotificationEvent } from './kind.ts';
import { causedRows } from './kinds.ts';
import { waitingMailsOf } from './waiting-mails-sql.ts';

const COLUMNS = 'blog_id, type, user_id, actor_blog_id, post_id, other_blog_id, other_post_id, subject_id';

/** Id of the actor of notifications by the site; no member has it. */
const THE_SITE = '0';

/** Returns the columns that the kinds of an event select: those about a community or a collection name it. */
function columnsOf(event: NotificationEvent): string {
  if (event.startsWith('collection')) return `${COLUMNS}, collection_id`;
  return event.startsWith('community') ? `${COLUMNS}, community_id` : COLUMNS;
}

/**
 * Returns the insert part of a statement that notifies blogs of an event, by the kinds it causes. Members of a blog are
 * not notified there of their own actions.
 */
function notificationsOf(event: NotificationEvent): string {
  const columns = columnsOf(event);
  return `insert into notifications (${columns}) select ${columns} from (${causedRows(event)}) t (${columns})
    where not exists (select 1 from blog_members own where own.blog_id = t.blog_id and own.user_id = t.user_id)
    on conflict (subject_id, blog_id, user_id, type) do nothing`;
}

/** Returns the whole statement that notifies blogs of an event, and adds what is mailed of it to the outbox. */
function notifying(event: NotificationEvent): string {
  const mails = waitingMailsOf(event, 'told');
  if (mails === undefined) return notificationsOf(event);
  return `with told as (${notificationsOf(event)} returning id, blog_id, type) ${mails}`;
}

/**
 * Notifies of likes within the statement that writes them, so that a like stays one statement: its result is the common
 * table expression `added`.
 */
export const LIKE_NOTIFICATIONS = notificationsOf('like');

/**
 * Notifies of follows within the statement that writes them, as further common table expressions: its result is `added`.
 */
export const FOLLOW_NOTIFICATIONS = `told as (${notificationsOf('follow')} returning id, blog_id, type), mailed as (${waitingMailsOf('follow', 'told')})`;

/**
 * Notifies of a post that became public: the author of the reblogged post, the sender of the answered ask, mentioned
 * blogs, and those who had subscribed to the blog by then (except for a reblog without additions). A post that was public
 * before notifies no blog twice.
 */
export async function notifyOfPost(tx: Queryable, blogId: string, id: string): Promise<void> {
  await tx.query(notifying('post'), [blogId, id]);
}

/** Notifies a blog of an ask. The sender of an anonymous ask is stored for blocks only. */
export async function notifyOfAsk(tx: Queryable, blogId: string, id: string): Promise<void> {
  await tx.query(notifying('ask'), [blogId, id]);
}

/** Returns the blog names that a reply mentions: `@name`, at the start of a word. */
function namesIn(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}@_])@([a-z0-9-]{1,32})/giu)];
  const names = new Set(found.flatMap(([, name]) => name?.toLowerCase() ?? []));
  return [...names].slice(0, limits.mentionsPerPost);
}

interface ToldReply {
  id: string;
  userId: string;
  replierBlogId: string;
  text: string;
  scope: 'everyone' | 'post_author';
}

/**
 * Notifies of a reply: the author of the post; if the reply is public, the mentioned blogs, and those subscribers of
 * the post's replies who are not mentioned.
 */
export async function notifyOfReply(
  tx: Queryable,
  post: { id: string; blog_id: string },
  reply: ToldReply,
): Promise<void> {
  const names = reply.scope === 'everyone' ? namesIn(reply.text) : [];
  await tx.query(notifying('reply'), [
    post.blog_id,
    post.id,
    reply.id,
    reply.userId,
    reply.replierBlogId,
    names,
    reply.scope === 'everyone',
  ]);
}

/** Notifies a member's primary blog of an invitation to write for another blog, which is named as the sender. */
export async function notifyOfInvitation(tx: Queryable, invitationId: string): Promise<void> {
  await tx.query(notifying('invitation'), [invitationId]);
}

/** Notifies the subscribers of a community of a new post. One that moderators hold is told once it is shown. */
export async function notifyOfCommunityPost(tx: Queryable, blogId: string, id: string): Promise<void> {
  await tx.query(notifying('communityPost'), [blogId, id]);
}

/**
 * Notifies the author of a post of a comment below it, those whose comments it answers, and members whom it mentions. A
 * comment that changed notifies nobody twice.
 */
export async function notifyOfComment(
  tx: Queryable,
  commentId: string,
  content: readonly { type: string; text?: string }[],
): Promise<void> {
  const names = namesIn(content.map(({ text = '' }) => text).join('\n'));
  await tx.query(notifying('communityComment'), [commentId, names]);
}

/** Notifies the author of a post in a community of a reaction to it. */
export async function notifyOfReaction(tx: Queryable, reactionId: string): Promise<void> {
  await tx.query(notifying('communityReaction'), [reactionId]);
}

/** Notifies a blog of an invitation to a community. */
export async function notifyOfCommunityInvitation(tx: Queryable, invitationId: string): Promise<void> {
  await tx.query(notifying('communityInvitation'), [invitationId]);
}

/** Notifies a blog of an invitation to keep a collection together. */
export async function notifyOfCollectionInvitation(tx: Queryable, invitationId: string): Promise<void> {
  await tx.query(notifying('collectionInvitation'), [invitationId]);
}

/** Notifies a blog that somebody tied something for it. */
export async function notifyOfGift(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(notifying('gift'), [orderId]);
}

/** Notifies who gave a gift that it was claimed or declined, or that its time is over. */
export async function notifyOfGiftAnswer(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(notifying('giftAnswer'), [orderId, THE_SITE]);
}

/** Notifies a member of what happened to a domain, by their primary blog. */
export async function notifyOfDomain(tx: Queryable, eventId: string): Promise<void> {
  await tx.query(notifying('domain'), [eventId, THE_SITE]);
}

/** Notifies members of what happened to something that is paid. */
export async function notifyOfPaid(tx: Queryable, noticeIds: readonly string[]): Promise<void> {
  if (noticeIds.length > 0) await tx.query(notifying('paid'), [noticeIds, THE_SITE]);
}

/** Notifies members that a product they wait for is in stock again. */
export async function notifyOfStock(tx: Queryable, waitIds: readonly string[]): Promise<void> {
  await tx.query(notifying('productInStock'), [waitIds, THE_SITE]);
}

/** Notifies members of new posts in a collection that they follow, by their primary blogs. */
export async function notifyOfCollectionNews(
  tx: Queryable,
  collectionId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.query(notifying('collectionNews'), [collectionId, [...userIds], THE_SITE]);
}

/** Notifies those who decide about members of a community of a request to join it. */
export async function notifyOfRequest(tx: Queryable, requestId: string): Promise<void> {
  await tx.query(notifying('communityRequest'), [requestId]);
}

/** Notifies whoever asked to join a community of the answer. Call it before the request is deleted. */
export async function notifyOfRequestAnswer(
  tx: Queryable,
  requestId: string,
  answer: 'Approved' | 'Denied',
): Promise<void> {
  await tx.query(notifying(`communityRequest${answer}`), [requestId, THE_SITE]);
}

/** Notifies the admins of a community of a new member, and the blog that invited them. */
export async function notifyOfCommunityMember(
  tx: Queryable,
  member: { communityId: string; blogId: string; inviterBlogId?: string | null },
): Promise<void> {
  await tx.query(notifying('communityMember'), [
    member.communityId,
    member.blogId,
    member.inviterBlogId ?? null,
  ]);
}

/** Notifies a member of a community that their role or their rights were changed by somebody else. */
export async function notifyOfRole(tx: Queryable, communityId: string, blogId: string): Promise<void> {
  await tx.query(notifying('communityRole'), [communityId, blogId, THE_SITE]);
}

/** Notifies those who wait for a seat that a community has room again, by their primary blogs. */
export async function notifyOfFreeSeat(tx: Queryable, communityId: string): Promise<void> {
  await tx.query(notifying('communitySeat'), [communityId, THE_SITE]);
}

/** Notifies a member of a role that they are offered. */
export async function notifyOfRoleOffer(tx: Queryable, offerId: string): Promise<void> {
  await tx.query(notifying('communityRoleOffer'), [offerId]);
}

/** Notifies the one who offered a role of the answer. Call it before the offer is deleted. */
export async function notifyOfRoleAnswer(tx: Queryable, offerId: string, isAccepted: boolean): Promise<void> {
  await tx.query(notifying(isAccepted ? 'communityRoleAccepted' : 'communityRoleDeclined'), [offerId]);
}

/** Notifies those who run communities that nobody looks after them. */
export async function notifyOfUnattended(tx: Queryable, communityIds: readonly string[]): Promise<void> {
  await tx.query(notifying('communityUnattended'), [[...communityIds], THE_SITE]);
}

/** Notifies whom a decision of moderators is about, and those who had reported it. */
export async function notifyOfDecision(tx: Queryable, decisionId: string): Promise<void> {
  await tx.query(notifying('communityDecision'), [decisionId, THE_SITE]);
}

/** Notifies the moderators of an appeal that they may decide, except the one whose decision it is about. */
export async function notifyOfCommunityAppeal(tx: Queryable, decisionId: string): Promise<void> {
  await tx.query(notifying('communityAppeal'), [decisionId]);
}

/** Notifies whoever appealed of the answer. */
export async function notifyOfCommunityAppealOutcome(tx: Queryable, decisionId: string): Promise<void> {
  await tx.query(notifying('communityAppealOutcome'), [decisionId, THE_SITE]);
}

/** Deletes notifications of some types by what they are about. */
export async function deleteNotificationsOf(
  tx: Queryable,
  subjectIds: readonly string[],
  types: readonly string[],
): Promise<void> {
  await tx.query(
    'delete from notifications where subject_id = any($1::bigint[]) and type = any($2::text[])',
    [subjectIds, types],
  );
}

/** Notifies a blog of a new member before they are added: afterwards their own actions no longer notify it. */
export async function notifyOfMember(tx: Queryable, blogId: string, userId: string): Promise<void> {
  await tx.query(notifying('member'), [blogId, userId]);
}

/** Deletes the notification of a new member, so that the blog is notified again when they return. */
export async function deleteMemberNotifications(
  tx: Queryable,
  blogId: string,
  userId: string,
): Promise<void> {
  await tx.query(
    "delete from notifications where blog_id = $1 and subject_id = $2 and type = 'new_group_blog_member'",
    [blogId, userId],
  );
}

/** Notifies a blog that one of its posts could not be published. A post that fails again notifies again. */
export async function notifyOfFault(tx: Queryable, blogId: string, postId: string): Promise<void> {
  await tx.query(
    "delete from notifications where blog_id = $1 and subject_id = $2 and type = 'publish_failed'",
    [blogId, postId],
  );
  await tx.query(notifying('publishFault'), [blogId, postId, THE_SITE]);
}

/** Notifies a blog that the site flagged one of its posts, or decided about an appeal against that. */
export async function notifyOfFlag(
  tx: Queryable,
  flagId: string,
  event: 'flag' | 'appealAccepted' | 'appealRejected',
): Promise<void> {
  await tx.query(notifying(event), [flagId, THE_SITE]);
}

/** Deletes the notifications about a deleted post or reply. */
export async function deleteNotifications(tx: Queryable, subjectId: string): Promise<void> {
  await tx.query('delete from notifications where subject_id = $1', [subjectId]);
}
