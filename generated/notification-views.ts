// Written by `npm run generate` from openapi/. Do not edit.

import type { NotificationView } from '#src/features/activity/model/notification-view.ts';
import { view as answeredAsk } from '#src/features/activity/kinds/answered-ask.tsx';
import { view as ask } from '#src/features/activity/kinds/ask.tsx';
import { view as blazeApproved } from '#src/features/activity/kinds/blaze-approved.tsx';
import { view as blazeByOther } from '#src/features/activity/kinds/blaze-by-other.tsx';
import { view as blazeCanceled } from '#src/features/activity/kinds/blaze-canceled.tsx';
import { view as blazeFinished } from '#src/features/activity/kinds/blaze-finished.tsx';
import { view as blazeRejected } from '#src/features/activity/kinds/blaze-rejected.tsx';
import { view as blazeStarted } from '#src/features/activity/kinds/blaze-started.tsx';
import { view as collectionInvitation } from '#src/features/activity/kinds/collection-invitation.tsx';
import { view as collectionNews } from '#src/features/activity/kinds/collection-news.tsx';
import { view as communityAppeal } from '#src/features/activity/kinds/community-appeal.tsx';
import { view as communityAppealOutcome } from '#src/features/activity/kinds/community-appeal-outcome.tsx';
import { view as communityBanned } from '#src/features/activity/kinds/community-banned.tsx';
import { view as communityComment } from '#src/features/activity/kinds/community-comment.tsx';
import { view as communityDecision } from '#src/features/activity/kinds/community-decision.tsx';
import { view as communityInvitation } from '#src/features/activity/kinds/community-invitation.tsx';
import { view as communityMention } from '#src/features/activity/kinds/community-mention.tsx';
import { view as communityMuted } from '#src/features/activity/kinds/community-muted.tsx';
import { view as communityNewMember } from '#src/features/activity/kinds/community-new-member.tsx';
import { view as communityNewPost } from '#src/features/activity/kinds/community-new-post.tsx';
import { view as communityNewRequest } from '#src/features/activity/kinds/community-new-request.tsx';
import { view as communityPostRemoved } from '#src/features/activity/kinds/community-post-removed.tsx';
import { view as communityReaction } from '#src/features/activity/kinds/community-reaction.tsx';
import { view as communityReportOutcome } from '#src/features/activity/kinds/community-report-outcome.tsx';
import { view as communityRequestApproved } from '#src/features/activity/kinds/community-request-approved.tsx';
import { view as communityRequestDenied } from '#src/features/activity/kinds/community-request-denied.tsx';
import { view as communityRoleAccepted } from '#src/features/activity/kinds/community-role-accepted.tsx';
import { view as communityRoleChanged } from '#src/features/activity/kinds/community-role-changed.tsx';
import { view as communityRoleDeclined } from '#src/features/activity/kinds/community-role-declined.tsx';
import { view as communityRoleOffer } from '#src/features/activity/kinds/community-role-offer.tsx';
import { view as communitySeatFree } from '#src/features/activity/kinds/community-seat-free.tsx';
import { view as communityUnattended } from '#src/features/activity/kinds/community-unattended.tsx';
import { view as conversationalNote } from '#src/features/activity/kinds/conversational-note.tsx';
import { view as domainNews } from '#src/features/activity/kinds/domain-news.tsx';
import { view as follow } from '#src/features/activity/kinds/follow.tsx';
import { view as gift } from '#src/features/activity/kinds/gift.tsx';
import { view as giftClaimed } from '#src/features/activity/kinds/gift-claimed.tsx';
import { view as giftDeclined } from '#src/features/activity/kinds/gift-declined.tsx';
import { view as giftExpired } from '#src/features/activity/kinds/gift-expired.tsx';
import { view as groupBlogInvitation } from '#src/features/activity/kinds/group-blog-invitation.tsx';
import { view as like } from '#src/features/activity/kinds/like.tsx';
import { view as membershipNews } from '#src/features/activity/kinds/membership-news.tsx';
import { view as mentionInPost } from '#src/features/activity/kinds/mention-in-post.tsx';
import { view as mentionInReply } from '#src/features/activity/kinds/mention-in-reply.tsx';
import { view as newGroupBlogMember } from '#src/features/activity/kinds/new-group-blog-member.tsx';
import { view as newPost } from '#src/features/activity/kinds/new-post.tsx';
import { view as paymentNews } from '#src/features/activity/kinds/payment-news.tsx';
import { view as payoutNews } from '#src/features/activity/kinds/payout-news.tsx';
import { view as postAppealAccepted } from '#src/features/activity/kinds/post-appeal-accepted.tsx';
import { view as postAppealRejected } from '#src/features/activity/kinds/post-appeal-rejected.tsx';
import { view as postFlagged } from '#src/features/activity/kinds/post-flagged.tsx';
import { view as premiumNews } from '#src/features/activity/kinds/premium-news.tsx';
import { view as productInStock } from '#src/features/activity/kinds/product-in-stock.tsx';
import { view as publishFailed } from '#src/features/activity/kinds/publish-failed.tsx';
import { view as reblogNaked } from '#src/features/activity/kinds/reblog-naked.tsx';
import { view as reblogWithContent } from '#src/features/activity/kinds/reblog-with-content.tsx';
import { view as reply } from '#src/features/activity/kinds/reply.tsx';
import { view as supporterGone } from '#src/features/activity/kinds/supporter-gone.tsx';
import { view as supporterNew } from '#src/features/activity/kinds/supporter-new.tsx';

/** The views of all kinds of notifications, by their type. */
export const notificationViews = {
  answered_ask: answeredAsk,
  ask: ask,
  blaze_approved: blazeApproved,
  blaze_by_other: blazeByOther,
  blaze_canceled: blazeCanceled,
  blaze_finished: blazeFinished,
  blaze_rejected: blazeRejected,
  blaze_started: blazeStarted,
  collection_invitation: collectionInvitation,
  collection_news: collectionNews,
  community_appeal: communityAppeal,
  community_appeal_outcome: communityAppealOutcome,
  community_banned: communityBanned,
  community_comment: communityComment,
  community_decision: communityDecision,
  community_invitation: communityInvitation,
  community_mention: communityMention,
  community_muted: communityMuted,
  community_new_member: communityNewMember,
  community_new_post: communityNewPost,
  community_new_request: communityNewRequest,
  community_post_removed: communityPostRemoved,
  community_reaction: communityReaction,
  community_report_outcome: communityReportOutcome,
  community_request_approved: communityRequestApproved,
  community_request_denied: communityRequestDenied,
  community_role_accepted: communityRoleAccepted,
  community_role_changed: communityRoleChanged,
  community_role_declined: communityRoleDeclined,
  community_role_offer: communityRoleOffer,
  community_seat_free: communitySeatFree,
  community_unattended: communityUnattended,
  conversational_note: conversationalNote,
  domain_news: domainNews,
  follow: follow,
  gift: gift,
  gift_claimed: giftClaimed,
  gift_declined: giftDeclined,
  gift_expired: giftExpired,
  group_blog_invitation: groupBlogInvitation,
  like: like,
  membership_news: membershipNews,
  mention_in_post: mentionInPost,
  mention_in_reply: mentionInReply,
  new_group_blog_member: newGroupBlogMember,
  new_post: newPost,
  payment_news: paymentNews,
  payout_news: payoutNews,
  post_appeal_accepted: postAppealAccepted,
  post_appeal_rejected: postAppealRejected,
  post_flagged: postFlagged,
  premium_news: premiumNews,
  product_in_stock: productInStock,
  publish_failed: publishFailed,
  reblog_naked: reblogNaked,
  reblog_with_content: reblogWithContent,
  reply: reply,
  supporter_gone: supporterGone,
  supporter_new: supporterNew,
} satisfies Readonly<Record<string, NotificationView>>;
