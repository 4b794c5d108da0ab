// Written by `npm run generate` from openapi/. Do not edit.

import type { NotificationKind } from '#server/notifications/kind.ts';
import { kind as answeredAsk } from '#server/notifications/kinds/answered-ask.ts';
import { kind as ask } from '#server/notifications/kinds/ask.ts';
import { kind as blazeApproved } from '#server/notifications/kinds/blaze-approved.ts';
import { kind as blazeByOther } from '#server/notifications/kinds/blaze-by-other.ts';
import { kind as blazeCanceled } from '#server/notifications/kinds/blaze-canceled.ts';
import { kind as blazeFinished } from '#server/notifications/kinds/blaze-finished.ts';
import { kind as blazeRejected } from '#server/notifications/kinds/blaze-rejected.ts';
import { kind as blazeStarted } from '#server/notifications/kinds/blaze-started.ts';
import { kind as collectionInvitation } from '#server/notifications/kinds/collection-invitation.ts';
import { kind as collectionNews } from '#server/notifications/kinds/collection-news.ts';
import { kind as communityAppeal } from '#server/notifications/kinds/community-appeal.ts';
import { kind as communityAppealOutcome } from '#server/notifications/kinds/community-appeal-outcome.ts';
import { kind as communityBanned } from '#server/notifications/kinds/community-banned.ts';
import { kind as communityComment } from '#server/notifications/kinds/community-comment.ts';
import { kind as communityDecision } from '#server/notifications/kinds/community-decision.ts';
import { kind as communityInvitation } from '#server/notifications/kinds/community-invitation.ts';
import { kind as communityMention } from '#server/notifications/kinds/community-mention.ts';
import { kind as communityMuted } from '#server/notifications/kinds/community-muted.ts';
import { kind as communityNewMember } from '#server/notifications/kinds/community-new-member.ts';
import { kind as communityNewPost } from '#server/notifications/kinds/community-new-post.ts';
import { kind as communityNewRequest } from '#server/notifications/kinds/community-new-request.ts';
import { kind as communityPostRemoved } from '#server/notifications/kinds/community-post-removed.ts';
import { kind as communityReaction } from '#server/notifications/kinds/community-reaction.ts';
import { kind as communityReportOutcome } from '#server/notifications/kinds/community-report-outcome.ts';
import { kind as communityRequestApproved } from '#server/notifications/kinds/community-request-approved.ts';
import { kind as communityRequestDenied } from '#server/notifications/kinds/community-request-denied.ts';
import { kind as communityRoleAccepted } from '#server/notifications/kinds/community-role-accepted.ts';
import { kind as communityRoleChanged } from '#server/notifications/kinds/community-role-changed.ts';
import { kind as communityRoleDeclined } from '#server/notifications/kinds/community-role-declined.ts';
import { kind as communityRoleOffer } from '#server/notifications/kinds/community-role-offer.ts';
import { kind as communitySeatFree } from '#server/notifications/kinds/community-seat-free.ts';
import { kind as communityUnattended } from '#server/notifications/kinds/community-unattended.ts';
import { kind as conversationalNote } from '#server/notifications/kinds/conversational-note.ts';
import { kind as domainNews } from '#server/notifications/kinds/domain-news.ts';
import { kind as follow } from '#server/notifications/kinds/follow.ts';
import { kind as gift } from '#server/notifications/kinds/gift.ts';
import { kind as giftClaimed } from '#server/notifications/kinds/gift-claimed.ts';
import { kind as giftDeclined } from '#server/notifications/kinds/gift-declined.ts';
import { kind as giftExpired } from '#server/notifications/kinds/gift-expired.ts';
import { kind as groupBlogInvitation } from '#server/notifications/kinds/group-blog-invitation.ts';
import { kind as like } from '#server/notifications/kinds/like.ts';
import { kind as membershipNews } from '#server/notifications/kinds/membership-news.ts';
import { kind as mentionInPost } from '#server/notifications/kinds/mention-in-post.ts';
import { kind as mentionInReply } from '#server/notifications/kinds/mention-in-reply.ts';
import { kind as newGroupBlogMember } from '#server/notifications/kinds/new-group-blog-member.ts';
import { kind as newPost } from '#server/notifications/kinds/new-post.ts';
import { kind as paymentNews } from '#server/notifications/kinds/payment-news.ts';
import { kind as payoutNews } from '#server/notifications/kinds/payout-news.ts';
import { kind as postAppealAccepted } from '#server/notifications/kinds/post-appeal-accepted.ts';
import { kind as postAppealRejected } from '#server/notifications/kinds/post-appeal-rejected.ts';
import { kind as postFlagged } from '#server/notifications/kinds/post-flagged.ts';
import { kind as premiumNews } from '#server/notifications/kinds/premium-news.ts';
import { kind as productInStock } from '#server/notifications/kinds/product-in-stock.ts';
import { kind as publishFailed } from '#server/notifications/kinds/publish-failed.ts';
import { kind as reblogNaked } from '#server/notifications/kinds/reblog-naked.ts';
import { kind as reblogWithContent } from '#server/notifications/kinds/reblog-with-content.ts';
import { kind as reply } from '#server/notifications/kinds/reply.ts';
import { kind as supporterGone } from '#server/notifications/kinds/supporter-gone.ts';
import { kind as supporterNew } from '#server/notifications/kinds/supporter-new.ts';

/** All kinds of notifications. */
export const notificationKinds: readonly NotificationKind[] = [
  answeredAsk,
  ask,
  blazeApproved,
  blazeByOther,
  blazeCanceled,
  blazeFinished,
  blazeRejected,
  blazeStarted,
  collectionInvitation,
  collectionNews,
  communityAppeal,
  communityAppealOutcome,
  communityBanned,
  communityComment,
  communityDecision,
  communityInvitation,
  communityMention,
  communityMuted,
  communityNewMember,
  communityNewPost,
  communityNewRequest,
  communityPostRemoved,
  communityReaction,
  communityReportOutcome,
  communityRequestApproved,
  communityRequestDenied,
  communityRoleAccepted,
  communityRoleChanged,
  communityRoleDeclined,
  communityRoleOffer,
  communitySeatFree,
  communityUnattended,
  conversationalNote,
  domainNews,
  follow,
  gift,
  giftClaimed,
  giftDeclined,
  giftExpired,
  groupBlogInvitation,
  like,
  membershipNews,
  mentionInPost,
  mentionInReply,
  newGroupBlogMember,
  newPost,
  paymentNews,
  payoutNews,
  postAppealAccepted,
  postAppealRejected,
  postFlagged,
  premiumNews,
  productInStock,
  publishFailed,
  reblogNaked,
  reblogWithContent,
  reply,
  supporterGone,
  supporterNew,
];
