// Written by `npm run generate` from openapi/. Do not edit.

import type { Handlers } from '#server/http/contract/handler.ts';
import { addCollectionPost } from '#server/modules/collections/operations/addCollectionPost.ts';
import { addDnsRecord } from '#server/modules/domains/operations/addDnsRecord.ts';
import { addFilteredContent } from '#server/modules/filters/operations/addFilteredContent.ts';
import { addFilteredTags } from '#server/modules/filters/operations/addFilteredTags.ts';
import { addPasskey } from '#server/modules/account/operations/addPasskey.ts';
import { addPushDevice } from '#server/modules/notifications/operations/addPushDevice.ts';
import { answerAppeal } from '#server/modules/moderation/operations/answerAppeal.ts';
import { answerAuthorization } from '#server/modules/apps/operations/answerAuthorization.ts';
import { answerCampaignReview } from '#server/modules/blaze/operations/answerCampaignReview.ts';
import { answerRequestToken } from '#server/modules/apps/operations/answerRequestToken.ts';
import { answerSupportRequest } from '#server/modules/support/operations/answerSupportRequest.ts';
import { appealDecision } from '#server/modules/communities/operations/appealDecision.ts';
import { appealPost } from '#server/modules/moderation/operations/appealPost.ts';
import { approveRoleOffer } from '#server/modules/communities/operations/approveRoleOffer.ts';
import { blockAsker } from '#server/modules/blocks/operations/blockAsker.ts';
import { blockBlog } from '#server/modules/blocks/operations/blockBlog.ts';
import { blockForBlog } from '#server/modules/blocks/operations/blockForBlog.ts';
import { cancelBlogDismissal } from '#server/modules/discovery/operations/cancelBlogDismissal.ts';
import { cancelBlogPromotion } from '#server/modules/blaze/operations/cancelBlogPromotion.ts';
import { cancelCampaign } from '#server/modules/blaze/operations/cancelCampaign.ts';
import { cancelCheckout } from '#server/modules/payments/operations/cancelCheckout.ts';
import { cancelElementDismissal } from '#server/modules/feed/operations/cancelElementDismissal.ts';
import { cancelMembership } from '#server/modules/memberships/operations/cancelMembership.ts';
import { cancelMembershipChange } from '#server/modules/memberships/operations/cancelMembershipChange.ts';
import { cancelOrder } from '#server/modules/shop/operations/cancelOrder.ts';
import { cancelPostPromotion } from '#server/modules/blaze/operations/cancelPostPromotion.ts';
import { cancelRecovery } from '#server/modules/auth/operations/cancelRecovery.ts';
import { cancelSubscription } from '#server/modules/premium/operations/cancelSubscription.ts';
import { cancelSubscriptionChange } from '#server/modules/premium/operations/cancelSubscriptionChange.ts';
import { checkAutomaticRule } from '#server/modules/communities/operations/checkAutomaticRule.ts';
import { checkBlogInvitation } from '#server/modules/blogs/operations/checkBlogInvitation.ts';
import { checkCmpViewed } from '#server/modules/consent/operations/checkCmpViewed.ts';
import { checkCommunityHandle } from '#server/modules/communities/operations/checkCommunityHandle.ts';
import { checkDomain } from '#server/modules/domains/operations/checkDomain.ts';
import { checkFeedRule } from '#server/modules/collections/operations/checkFeedRule.ts';
import { checkFollowedBy } from '#server/modules/blogs/operations/checkFollowedBy.ts';
import { checkLoginMode } from '#server/modules/auth/operations/checkLoginMode.ts';
import { checkPasswordReset } from '#server/modules/auth/operations/checkPasswordReset.ts';
import { checkPasswordStrength } from '#server/modules/auth/operations/checkPasswordStrength.ts';
import { checkPayment } from '#server/modules/payments/operations/checkPayment.ts';
import { checkTagFollowed } from '#server/modules/tags/operations/checkTagFollowed.ts';
import { claimBlaze } from '#server/modules/blaze/operations/claimBlaze.ts';
import { claimGift } from '#server/modules/shop/operations/claimGift.ts';
import { claimModerationItem } from '#server/modules/communities/operations/claimModerationItem.ts';
import { claimStaffItem } from '#server/modules/moderation/operations/claimStaffItem.ts';
import { clearSeenPosts } from '#server/modules/feed/operations/clearSeenPosts.ts';
import { completeOnboarding } from '#server/modules/onboarding/operations/completeOnboarding.ts';
import { completePasswordReset } from '#server/modules/auth/operations/completePasswordReset.ts';
import { completeSocialRegistration } from '#server/modules/auth/operations/completeSocialRegistration.ts';
import { confirmCheckout } from '#server/modules/payments/operations/confirmCheckout.ts';
import { confirmTwoFactor } from '#server/modules/account/operations/confirmTwoFactor.ts';
import { createAnnouncement } from '#server/modules/admin/operations/createAnnouncement.ts';
import { createAutomaticRule } from '#server/modules/communities/operations/createAutomaticRule.ts';
import { createBackupCodes } from '#server/modules/account/operations/createBackupCodes.ts';
import { createBlog } from '#server/modules/blogs/operations/createBlog.ts';
import { createBlogBlocks } from '#server/modules/blocks/operations/createBlogBlocks.ts';
import { createCampaign } from '#server/modules/blaze/operations/createCampaign.ts';
import { createCaptchaChallenge } from '#server/modules/auth/operations/createCaptchaChallenge.ts';
import { createCollection } from '#server/modules/collections/operations/createCollection.ts';
import { createCollectionCopy } from '#server/modules/collections/operations/createCollectionCopy.ts';
import { createCollectionInviteHash } from '#server/modules/collections/operations/createCollectionInviteHash.ts';
import { createComment } from '#server/modules/communities/operations/createComment.ts';
import { createCommunity } from '#server/modules/communities/operations/createCommunity.ts';
import { createCommunityBan } from '#server/modules/communities/operations/createCommunityBan.ts';
import { createCommunityBoard } from '#server/modules/communities/operations/createCommunityBoard.ts';
import { createHouseAd } from '#server/modules/ads/operations/createHouseAd.ts';
import { createInviteHash } from '#server/modules/communities/operations/createInviteHash.ts';
import { createItemNote } from '#server/modules/communities/operations/createItemNote.ts';
import { createMemberNote } from '#server/modules/communities/operations/createMemberNote.ts';
import { createMembershipCheckout } from '#server/modules/memberships/operations/createMembershipCheckout.ts';
import { createMembershipPlan } from '#server/modules/memberships/operations/createMembershipPlan.ts';
import { createModerationTemplate } from '#server/modules/communities/operations/createModerationTemplate.ts';
import { createOauthClient } from '#server/modules/apps/operations/createOauthClient.ts';
import { createOauthClientSecret } from '#server/modules/apps/operations/createOauthClientSecret.ts';
import { createPost } from '#server/modules/posts/operations/createPost.ts';
import { createRefund } from '#server/modules/payments/operations/createRefund.ts';
import { createSavedFolder } from '#server/modules/posts/operations/createSavedFolder.ts';
import { createStaffDecisions } from '#server/modules/moderation/operations/createStaffDecisions.ts';
import { createStaffNote } from '#server/modules/moderation/operations/createStaffNote.ts';
import { createSupportRequest } from '#server/modules/support/operations/createSupportRequest.ts';
import { createTab } from '#server/modules/feed/operations/createTab.ts';
import { createToken } from '#server/modules/auth/operations/createToken.ts';
import { createTransferCode } from '#server/modules/domains/operations/createTransferCode.ts';
import { deleteAccount } from '#server/modules/account/operations/deleteAccount.ts';
import { deleteAnnouncement } from '#server/modules/admin/operations/deleteAnnouncement.ts';
import { deleteAutomaticRule } from '#server/modules/communities/operations/deleteAutomaticRule.ts';
import { deleteBlog } from '#server/modules/blogs/operations/deleteBlog.ts';
import { deleteCollection } from '#server/modules/collections/operations/deleteCollection.ts';
import { deleteComment } from '#server/modules/communities/operations/deleteComment.ts';
import { deleteCommunity } from '#server/modules/communities/operations/deleteCommunity.ts';
import { deleteCommunityBoard } from '#server/modules/communities/operations/deleteCommunityBoard.ts';
import { deleteCommunityPost } from '#server/modules/communities/operations/deleteCommunityPost.ts';
import { deleteConversation } from '#server/modules/messaging/operations/deleteConversation.ts';
import { deleteDataDownload } from '#server/modules/account/operations/deleteDataDownload.ts';
import { deleteDnsRecord } from '#server/modules/domains/operations/deleteDnsRecord.ts';
import { deleteDomain } from '#server/modules/domains/operations/deleteDomain.ts';
import { deleteFailedJob } from '#server/modules/admin/operations/deleteFailedJob.ts';
import { deleteHouseAd } from '#server/modules/ads/operations/deleteHouseAd.ts';
import { deleteInboxPosts } from '#server/modules/inbox/operations/deleteInboxPosts.ts';
import { deleteMembershipPlan } from '#server/modules/memberships/operations/deleteMembershipPlan.ts';
import { deleteModerationTemplate } from '#server/modules/communities/operations/deleteModerationTemplate.ts';
import { deleteNote } from '#server/modules/notes/operations/deleteNote.ts';
import { deleteOauthClient } from '#server/modules/apps/operations/deleteOauthClient.ts';
import { deletePasskey } from '#server/modules/account/operations/deletePasskey.ts';
import { deletePost } from '#server/modules/posts/operations/deletePost.ts';
import { deleteSavedFolder } from '#server/modules/posts/operations/deleteSavedFolder.ts';
import { deleteSubmissions } from '#server/modules/inbox/operations/deleteSubmissions.ts';
import { deleteTab } from '#server/modules/feed/operations/deleteTab.ts';
import { denyGift } from '#server/modules/shop/operations/denyGift.ts';
import { denyMembershipRequest } from '#server/modules/communities/operations/denyMembershipRequest.ts';
import { dismissRecommendedBlog } from '#server/modules/discovery/operations/dismissRecommendedBlog.ts';
import { dismissTimelineElement } from '#server/modules/feed/operations/dismissTimelineElement.ts';
import { editAccount } from '#server/modules/account/operations/editAccount.ts';
import { editAnnouncement } from '#server/modules/admin/operations/editAnnouncement.ts';
import { editBlogSettings } from '#server/modules/blogs/operations/editBlogSettings.ts';
import { editBlogTheme } from '#server/modules/blogs/operations/editBlogTheme.ts';
import { editCollection } from '#server/modules/collections/operations/editCollection.ts';
import { editCollectionPost } from '#server/modules/collections/operations/editCollectionPost.ts';
import { editCollectionPosts } from '#server/modules/collections/operations/editCollectionPosts.ts';
import { editComment } from '#server/modules/communities/operations/editComment.ts';
import { editCommunity } from '#server/modules/communities/operations/editCommunity.ts';
import { editCommunityBoard } from '#server/modules/communities/operations/editCommunityBoard.ts';
import { editDecision } from '#server/modules/communities/operations/editDecision.ts';
import { editDnsRecord } from '#server/modules/domains/operations/editDnsRecord.ts';
import { editDomain } from '#server/modules/domains/operations/editDomain.ts';
import { editHouseAd } from '#server/modules/ads/operations/editHouseAd.ts';
import { editMailChoices } from '#server/modules/settings/operations/editMailChoices.ts';
import { editMembershipPlan } from '#server/modules/memberships/operations/editMembershipPlan.ts';
import { editMemberships } from '#server/modules/memberships/operations/editMemberships.ts';
import { editNotificationSettings } from '#server/modules/notifications/operations/editNotificationSettings.ts';
import { editOauthClient } from '#server/modules/apps/operations/editOauthClient.ts';
import { editPasskey } from '#server/modules/account/operations/editPasskey.ts';
import { editPost } from '#server/modules/posts/operations/editPost.ts';
import { editPosts } from '#server/modules/posts/operations/editPosts.ts';
import { editSavedFolder } from '#server/modules/posts/operations/editSavedFolder.ts';
import { editStaffDecision } from '#server/modules/moderation/operations/editStaffDecision.ts';
import { editTab } from '#server/modules/feed/operations/editTab.ts';
import { editUserSettings } from '#server/modules/settings/operations/editUserSettings.ts';
import { endAnnouncement } from '#server/modules/admin/operations/endAnnouncement.ts';
import { endSession } from '#server/modules/auth/operations/endSession.ts';
import { endTwoFactor } from '#server/modules/account/operations/endTwoFactor.ts';
import { finishRecovery } from '#server/modules/auth/operations/finishRecovery.ts';
import { finishRewardedAd } from '#server/modules/ads/operations/finishRewardedAd.ts';
import { flagConversation } from '#server/modules/moderation/operations/flagConversation.ts';
import { flagNote } from '#server/modules/moderation/operations/flagNote.ts';
import { followBlog } from '#server/modules/blogs/operations/followBlog.ts';
import { followCollection } from '#server/modules/collections/operations/followCollection.ts';
import { followOnboardingTopics } from '#server/modules/onboarding/operations/followOnboardingTopics.ts';
import { followTag } from '#server/modules/tags/operations/followTag.ts';
import { followVideoHub } from '#server/modules/video/operations/followVideoHub.ts';
import { getActivityImpressions } from '#server/modules/activity/operations/getActivityImpressions.ts';
import { getActivityNewFollowers } from '#server/modules/activity/operations/getActivityNewFollowers.ts';
import { getActivityNotes } from '#server/modules/activity/operations/getActivityNotes.ts';
import { getActivityTotalFollowers } from '#server/modules/activity/operations/getActivityTotalFollowers.ts';
import { getAnswertime } from '#server/modules/feed/operations/getAnswertime.ts';
import { getAuditSummary } from '#server/modules/communities/operations/getAuditSummary.ts';
import { getAuthorization } from '#server/modules/apps/operations/getAuthorization.ts';
import { getBlazeAudience } from '#server/modules/blaze/operations/getBlazeAudience.ts';
import { getBlazeCheckout } from '#server/modules/blaze/operations/getBlazeCheckout.ts';
import { getBlogAvatar } from '#server/modules/blogs/operations/getBlogAvatar.ts';
import { getBlogInfo } from '#server/modules/blogs/operations/getBlogInfo.ts';
import { getBlogLimits } from '#server/modules/blogs/operations/getBlogLimits.ts';
import { getBlogPorch } from '#server/modules/collections/operations/getBlogPorch.ts';
import { getBlogSettings } from '#server/modules/blogs/operations/getBlogSettings.ts';
import { getCampaign } from '#server/modules/blaze/operations/getCampaign.ts';
import { getCampaignStatistics } from '#server/modules/blaze/operations/getCampaignStatistics.ts';
import { getCatalogue } from '#server/modules/shop/operations/getCatalogue.ts';
import { getCcpaOptOut } from '#server/modules/consent/operations/getCcpaOptOut.ts';
import { getCheckout } from '#server/modules/payments/operations/getCheckout.ts';
import { getCollection } from '#server/modules/collections/operations/getCollection.ts';
import { getCollectionEmbed } from '#server/modules/collections/operations/getCollectionEmbed.ts';
import { getCollectionInvitation } from '#server/modules/collections/operations/getCollectionInvitation.ts';
import { getCollectionTimeline } from '#server/modules/collections/operations/getCollectionTimeline.ts';
import { getColumnTimeline } from '#server/modules/collections/operations/getColumnTimeline.ts';
import { getComment } from '#server/modules/communities/operations/getComment.ts';
import { getCommunitiesTimeline } from '#server/modules/communities/operations/getCommunitiesTimeline.ts';
import { getCommunity } from '#server/modules/communities/operations/getCommunity.ts';
import { getCommunityInvitation } from '#server/modules/communities/operations/getCommunityInvitation.ts';
import { getCommunityPost } from '#server/modules/communities/operations/getCommunityPost.ts';
import { getCommunityTimeline } from '#server/modules/communities/operations/getCommunityTimeline.ts';
import { getConfig } from '#server/modules/site/operations/getConfig.ts';
import { getConsent } from '#server/modules/consent/operations/getConsent.ts';
import { getConversation } from '#server/modules/messaging/operations/getConversation.ts';
import { getCssMap } from '#server/modules/site/operations/getCssMap.ts';
import { getDashboard } from '#server/modules/feed/operations/getDashboard.ts';
import { getDataDownload } from '#server/modules/account/operations/getDataDownload.ts';
import { getDomain } from '#server/modules/domains/operations/getDomain.ts';
import { getDomainPrice } from '#server/modules/domains/operations/getDomainPrice.ts';
import { getEmbeddedGif } from '#server/modules/media/operations/getEmbeddedGif.ts';
import { getErrorGroup } from '#server/modules/telemetry/operations/getErrorGroup.ts';
import { getExplorePosts } from '#server/modules/discovery/operations/getExplorePosts.ts';
import { getFeatures } from '#server/modules/site/operations/getFeatures.ts';
import { getGift } from '#server/modules/shop/operations/getGift.ts';
import { getHelpArticle } from '#server/modules/support/operations/getHelpArticle.ts';
import { getHouseAdStatistics } from '#server/modules/ads/operations/getHouseAdStatistics.ts';
import { getHubHeader } from '#server/modules/tags/operations/getHubHeader.ts';
import { getHubTimeline } from '#server/modules/tags/operations/getHubTimeline.ts';
import { getImageFailures } from '#server/modules/telemetry/operations/getImageFailures.ts';
import { getImageInfo } from '#server/modules/media/operations/getImageInfo.ts';
import { getMailChoices } from '#server/modules/settings/operations/getMailChoices.ts';
import { getMailOverview } from '#server/modules/admin/operations/getMailOverview.ts';
import { getMailPreview } from '#server/modules/admin/operations/getMailPreview.ts';
import { getMailStatus } from '#server/modules/account/operations/getMailStatus.ts';
import { getMembershipPaymentMethod } from '#server/modules/memberships/operations/getMembershipPaymentMethod.ts';
import { getMemberships } from '#server/modules/memberships/operations/getMemberships.ts';
import { getModeratedComment } from '#server/modules/communities/operations/getModeratedComment.ts';
import { getModeratedMember } from '#server/modules/communities/operations/getModeratedMember.ts';
import { getModeratedPost } from '#server/modules/communities/operations/getModeratedPost.ts';
import { getModerationDecision } from '#server/modules/communities/operations/getModerationDecision.ts';
import { getModerationItem } from '#server/modules/communities/operations/getModerationItem.ts';
import { getMrecWaterfall } from '#server/modules/ads/operations/getMrecWaterfall.ts';
import { getNotificationSettings } from '#server/modules/notifications/operations/getNotificationSettings.ts';
import { getOembed } from '#server/modules/embeds/operations/getOembed.ts';
import { getOrder } from '#server/modules/shop/operations/getOrder.ts';
import { getPageTimings } from '#server/modules/telemetry/operations/getPageTimings.ts';
import { getPatio } from '#server/modules/collections/operations/getPatio.ts';
import { getPaymentMethod } from '#server/modules/premium/operations/getPaymentMethod.ts';
import { getPollResults } from '#server/modules/posts/operations/getPollResults.ts';
import { getPorch } from '#server/modules/collections/operations/getPorch.ts';
import { getPost } from '#server/modules/posts/operations/getPost.ts';
import { getPostBySlug } from '#server/modules/posts/operations/getPostBySlug.ts';
import { getPostEmbed } from '#server/modules/embeds/operations/getPostEmbed.ts';
import { getPremiumCheckout } from '#server/modules/premium/operations/getPremiumCheckout.ts';
import { getProduct } from '#server/modules/shop/operations/getProduct.ts';
import { getProofs } from '#server/modules/account/operations/getProofs.ts';
import { getPurchase } from '#server/modules/shop/operations/getPurchase.ts';
import { getRadar } from '#server/modules/feed/operations/getRadar.ts';
import { getRadarTimeline } from '#server/modules/feed/operations/getRadarTimeline.ts';
import { getReblogGraph } from '#server/modules/posts/operations/getReblogGraph.ts';
import { getRecommendedTimeline } from '#server/modules/discovery/operations/getRecommendedTimeline.ts';
import { getReply } from '#server/modules/notes/operations/getReply.ts';
import { getRequestToken } from '#server/modules/apps/operations/getRequestToken.ts';
import { getRewardedAd } from '#server/modules/ads/operations/getRewardedAd.ts';
import { getServiceStatus } from '#server/modules/site/operations/getServiceStatus.ts';
import { getSiteCounts } from '#server/modules/admin/operations/getSiteCounts.ts';
import { getSiteFigures } from '#server/modules/telemetry/operations/getSiteFigures.ts';
import { getSocialSignIn } from '#server/modules/auth/operations/getSocialSignIn.ts';
import { getStaffItem } from '#server/modules/moderation/operations/getStaffItem.ts';
import { getStaffPicks } from '#server/modules/discovery/operations/getStaffPicks.ts';
import { getSubscription } from '#server/modules/premium/operations/getSubscription.ts';
import { getTimeline } from '#server/modules/feed/operations/getTimeline.ts';
import { getTrackingPixel } from '#server/modules/telemetry/operations/getTrackingPixel.ts';
import { getTrendingTimeline } from '#server/modules/discovery/operations/getTrendingTimeline.ts';
import { getTwoFactor } from '#server/modules/account/operations/getTwoFactor.ts';
import { getUpload } from '#server/modules/media/operations/getUpload.ts';
import { getUserCounts } from '#server/modules/account/operations/getUserCounts.ts';
import { getUserEvents } from '#server/modules/notifications/operations/getUserEvents.ts';
import { getUserInfo } from '#server/modules/account/operations/getUserInfo.ts';
import { getUserLimits } from '#server/modules/account/operations/getUserLimits.ts';
import { getUserSettings } from '#server/modules/settings/operations/getUserSettings.ts';
import { getVideoHub } from '#server/modules/video/operations/getVideoHub.ts';
import { getVideoHubTimeline } from '#server/modules/video/operations/getVideoHubTimeline.ts';
import { getYearInReview } from '#server/modules/activity/operations/getYearInReview.ts';
import { hideAd } from '#server/modules/ads/operations/hideAd.ts';
import { hidePost } from '#server/modules/filters/operations/hidePost.ts';
import { inviteBlog } from '#server/modules/communities/operations/inviteBlog.ts';
import { inviteBlogMember } from '#server/modules/blogs/operations/inviteBlogMember.ts';
import { inviteByMail } from '#server/modules/blogs/operations/inviteByMail.ts';
import { inviteCollaborator } from '#server/modules/collections/operations/inviteCollaborator.ts';
import { inviteModerator } from '#server/modules/communities/operations/inviteModerator.ts';
import { joinBlog } from '#server/modules/blogs/operations/joinBlog.ts';
import { joinCollection } from '#server/modules/collections/operations/joinCollection.ts';
import { joinCommunity } from '#server/modules/communities/operations/joinCommunity.ts';
import { leaveBlog } from '#server/modules/blogs/operations/leaveBlog.ts';
import { leaveCollection } from '#server/modules/collections/operations/leaveCollection.ts';
import { leaveCommunity } from '#server/modules/communities/operations/leaveCommunity.ts';
import { likeComment } from '#server/modules/communities/operations/likeComment.ts';
import { likePost } from '#server/modules/notes/operations/likePost.ts';
import { linkDomain } from '#server/modules/domains/operations/linkDomain.ts';
import { listAccessories } from '#server/modules/shop/operations/listAccessories.ts';
import { listAccounts } from '#server/modules/admin/operations/listAccounts.ts';
import { listAdPlacements } from '#server/modules/ads/operations/listAdPlacements.ts';
import { listAnnouncements } from '#server/modules/admin/operations/listAnnouncements.ts';
import { listAppeals } from '#server/modules/moderation/operations/listAppeals.ts';
import { listArchive } from '#server/modules/posts/operations/listArchive.ts';
import { listArchiveMonths } from '#server/modules/posts/operations/listArchiveMonths.ts';
import { listAuditLog } from '#server/modules/communities/operations/listAuditLog.ts';
import { listAuthorizedApps } from '#server/modules/apps/operations/listAuthorizedApps.ts';
import { listAutomaticRules } from '#server/modules/communities/operations/listAutomaticRules.ts';
import { listBadges } from '#server/modules/shop/operations/listBadges.ts';
import { listBlazePrices } from '#server/modules/blaze/operations/listBlazePrices.ts';
import { listBlogBadges } from '#server/modules/shop/operations/listBlogBadges.ts';
import { listBlogBlocks } from '#server/modules/blocks/operations/listBlogBlocks.ts';
import { listBlogCollections } from '#server/modules/collections/operations/listBlogCollections.ts';
import { listBlogFollowers } from '#server/modules/blogs/operations/listBlogFollowers.ts';
import { listBlogFollowing } from '#server/modules/blogs/operations/listBlogFollowing.ts';
import { listBlogInbox } from '#server/modules/inbox/operations/listBlogInbox.ts';
import { listBlogInvitations } from '#server/modules/blogs/operations/listBlogInvitations.ts';
import { listBlogLikes } from '#server/modules/notes/operations/listBlogLikes.ts';
import { listBlogMembers } from '#server/modules/blogs/operations/listBlogMembers.ts';
import { listBlogPosts } from '#server/modules/posts/operations/listBlogPosts.ts';
import { listBoops } from '#server/modules/boops/operations/listBoops.ts';
import { listCampaigns } from '#server/modules/blaze/operations/listCampaigns.ts';
import { listCategoryCommunities } from '#server/modules/communities/operations/listCategoryCommunities.ts';
import { listCollaborators } from '#server/modules/collections/operations/listCollaborators.ts';
import { listCollectionInvitations } from '#server/modules/collections/operations/listCollectionInvitations.ts';
import { listCollections } from '#server/modules/collections/operations/listCollections.ts';
import { listComments } from '#server/modules/communities/operations/listComments.ts';
import { listCommunities } from '#server/modules/communities/operations/listCommunities.ts';
import { listCommunityBans } from '#server/modules/communities/operations/listCommunityBans.ts';
import { listCommunityBoards } from '#server/modules/communities/operations/listCommunityBoards.ts';
import { listCommunityCategories } from '#server/modules/communities/operations/listCommunityCategories.ts';
import { listCommunityInvitations } from '#server/modules/communities/operations/listCommunityInvitations.ts';
import { listCommunityMembers } from '#server/modules/communities/operations/listCommunityMembers.ts';
import { listConsentReceipts } from '#server/modules/consent/operations/listConsentReceipts.ts';
import { listConsentVendors } from '#server/modules/consent/operations/listConsentVendors.ts';
import { listConversations } from '#server/modules/messaging/operations/listConversations.ts';
import { listDataDownloads } from '#server/modules/account/operations/listDataDownloads.ts';
import { listDnsRecords } from '#server/modules/domains/operations/listDnsRecords.ts';
import { listDomains } from '#server/modules/domains/operations/listDomains.ts';
import { listDrafts } from '#server/modules/posts/operations/listDrafts.ts';
import { listErrorGroups } from '#server/modules/telemetry/operations/listErrorGroups.ts';
import { listFailedJobs } from '#server/modules/admin/operations/listFailedJobs.ts';
import { listFilteredContent } from '#server/modules/filters/operations/listFilteredContent.ts';
import { listFilteredTags } from '#server/modules/filters/operations/listFilteredTags.ts';
import { listFollowedTags } from '#server/modules/tags/operations/listFollowedTags.ts';
import { listFollowing } from '#server/modules/blogs/operations/listFollowing.ts';
import { listGifts } from '#server/modules/shop/operations/listGifts.ts';
import { listHelpArticles } from '#server/modules/support/operations/listHelpArticles.ts';
import { listHiddenPosts } from '#server/modules/filters/operations/listHiddenPosts.ts';
import { listHouseAds } from '#server/modules/ads/operations/listHouseAds.ts';
import { listInbox } from '#server/modules/inbox/operations/listInbox.ts';
import { listLabsFlags } from '#server/modules/settings/operations/listLabsFlags.ts';
import { listMemberHistory } from '#server/modules/communities/operations/listMemberHistory.ts';
import { listMembershipRequests } from '#server/modules/communities/operations/listMembershipRequests.ts';
import { listMemberships } from '#server/modules/memberships/operations/listMemberships.ts';
import { listModerationDecisions } from '#server/modules/communities/operations/listModerationDecisions.ts';
import { listModerationQueue } from '#server/modules/communities/operations/listModerationQueue.ts';
import { listModerationTemplates } from '#server/modules/communities/operations/listModerationTemplates.ts';
import { listMutedBlogs } from '#server/modules/filters/operations/listMutedBlogs.ts';
import { listMutedPosts } from '#server/modules/notifications/operations/listMutedPosts.ts';
import { listNotes } from '#server/modules/notes/operations/listNotes.ts';
import { listNotifications } from '#server/modules/notifications/operations/listNotifications.ts';
import { listOauthClients } from '#server/modules/apps/operations/listOauthClients.ts';
import { listOnboardingBlogs } from '#server/modules/onboarding/operations/listOnboardingBlogs.ts';
import { listOnboardingTopics } from '#server/modules/onboarding/operations/listOnboardingTopics.ts';
import { listOrders } from '#server/modules/shop/operations/listOrders.ts';
import { listPasskeys } from '#server/modules/account/operations/listPasskeys.ts';
import { listPostCounters } from '#server/modules/posts/operations/listPostCounters.ts';
import { listPricePoints } from '#server/modules/premium/operations/listPricePoints.ts';
import { listProducts } from '#server/modules/shop/operations/listProducts.ts';
import { listPromotions } from '#server/modules/blaze/operations/listPromotions.ts';
import { listPurchases } from '#server/modules/shop/operations/listPurchases.ts';
import { listPushDevices } from '#server/modules/notifications/operations/listPushDevices.ts';
import { listQueue } from '#server/modules/posts/operations/listQueue.ts';
import { listReactors } from '#server/modules/communities/operations/listReactors.ts';
import { listReceivedCollectionInvitations } from '#server/modules/collections/operations/listReceivedCollectionInvitations.ts';
import { listReceivedInvitations } from '#server/modules/communities/operations/listReceivedInvitations.ts';
import { listRecommendedBlogs } from '#server/modules/discovery/operations/listRecommendedBlogs.ts';
import { listRecommendedTags } from '#server/modules/discovery/operations/listRecommendedTags.ts';
import { listRelatedBlogs } from '#server/modules/discovery/operations/listRelatedBlogs.ts';
import { listRelatedCommunities } from '#server/modules/communities/operations/listRelatedCommunities.ts';
import { listRelatedPosts } from '#server/modules/discovery/operations/listRelatedPosts.ts';
import { listReports } from '#server/modules/moderation/operations/listReports.ts';
import { listReviewPosts } from '#server/modules/moderation/operations/listReviewPosts.ts';
import { listRoleOffers } from '#server/modules/communities/operations/listRoleOffers.ts';
import { listSavedFolders } from '#server/modules/posts/operations/listSavedFolders.ts';
import { listSavedPosts } from '#server/modules/posts/operations/listSavedPosts.ts';
import { listSecurityEvents } from '#server/modules/account/operations/listSecurityEvents.ts';
import { listSessions } from '#server/modules/account/operations/listSessions.ts';
import { listSiteCampaigns } from '#server/modules/blaze/operations/listSiteCampaigns.ts';
import { listSiteFlags } from '#server/modules/admin/operations/listSiteFlags.ts';
import { listSitePayments } from '#server/modules/payments/operations/listSitePayments.ts';
import { listStaffActs } from '#server/modules/admin/operations/listStaffActs.ts';
import { listStaffQueue } from '#server/modules/moderation/operations/listStaffQueue.ts';
import { listStewardshipRequests } from '#server/modules/communities/operations/listStewardshipRequests.ts';
import { listStickers } from '#server/modules/messaging/operations/listStickers.ts';
import { listSubmissions } from '#server/modules/inbox/operations/listSubmissions.ts';
import { listSupportRequests } from '#server/modules/support/operations/listSupportRequests.ts';
import { listSupporters } from '#server/modules/memberships/operations/listSupporters.ts';
import { listTabs } from '#server/modules/feed/operations/listTabs.ts';
import { listTimelineMarkers } from '#server/modules/feed/operations/listTimelineMarkers.ts';
import { listTimelines } from '#server/modules/feed/operations/listTimelines.ts';
import { listTrail } from '#server/modules/posts/operations/listTrail.ts';
import { listTrendingBlogs } from '#server/modules/discovery/operations/listTrendingBlogs.ts';
import { listTrendingTags } from '#server/modules/discovery/operations/listTrendingTags.ts';
import { listUserBlocks } from '#server/modules/blocks/operations/listUserBlocks.ts';
import { listUserLikes } from '#server/modules/notes/operations/listUserLikes.ts';
import { listVideoHubs } from '#server/modules/video/operations/listVideoHubs.ts';
import { markCommunityRead } from '#server/modules/communities/operations/markCommunityRead.ts';
import { markConversationRead } from '#server/modules/messaging/operations/markConversationRead.ts';
import { markNotificationsRead } from '#server/modules/notifications/operations/markNotificationsRead.ts';
import { markPostsSeen } from '#server/modules/feed/operations/markPostsSeen.ts';
import { moderatePosts } from '#server/modules/communities/operations/moderatePosts.ts';
import { muteBlog } from '#server/modules/filters/operations/muteBlog.ts';
import { muteCommunity } from '#server/modules/communities/operations/muteCommunity.ts';
import { mutePost } from '#server/modules/notifications/operations/mutePost.ts';
import { orderProduct } from '#server/modules/shop/operations/orderProduct.ts';
import { pinCommunityPost } from '#server/modules/communities/operations/pinCommunityPost.ts';
import { pinPost } from '#server/modules/posts/operations/pinPost.ts';
import { previewLink } from '#server/modules/embeds/operations/previewLink.ts';
import { promoteBlog } from '#server/modules/blaze/operations/promoteBlog.ts';
import { promotePost } from '#server/modules/blaze/operations/promotePost.ts';
import { publishPost } from '#server/modules/posts/operations/publishPost.ts';
import { reactToPost } from '#server/modules/communities/operations/reactToPost.ts';
import { recordAdEvent } from '#server/modules/ads/operations/recordAdEvent.ts';
import { recordEvents } from '#server/modules/telemetry/operations/recordEvents.ts';
import { redeemGrant } from '#server/modules/apps/operations/redeemGrant.ts';
import { redeemLoginLink } from '#server/modules/auth/operations/redeemLoginLink.ts';
import { refundPayment } from '#server/modules/payments/operations/refundPayment.ts';
import { registerAccount } from '#server/modules/auth/operations/registerAccount.ts';
import { registerDomain } from '#server/modules/domains/operations/registerDomain.ts';
import { registerSocialAccount } from '#server/modules/auth/operations/registerSocialAccount.ts';
import { removeBlogMember } from '#server/modules/blogs/operations/removeBlogMember.ts';
import { removeCollaborator } from '#server/modules/collections/operations/removeCollaborator.ts';
import { removeCollectionPost } from '#server/modules/collections/operations/removeCollectionPost.ts';
import { removeCommentLike } from '#server/modules/communities/operations/removeCommentLike.ts';
import { removeCommunityMember } from '#server/modules/communities/operations/removeCommunityMember.ts';
import { removeCredentials } from '#server/modules/auth/operations/removeCredentials.ts';
import { removeDesktopEditor } from '#server/modules/settings/operations/removeDesktopEditor.ts';
import { removeFilteredContent } from '#server/modules/filters/operations/removeFilteredContent.ts';
import { removeFilteredTag } from '#server/modules/filters/operations/removeFilteredTag.ts';
import { removePushDevice } from '#server/modules/notifications/operations/removePushDevice.ts';
import { removeSavedPost } from '#server/modules/posts/operations/removeSavedPost.ts';
import { renewDomain } from '#server/modules/domains/operations/renewDomain.ts';
import { reorderBlogs } from '#server/modules/blogs/operations/reorderBlogs.ts';
import { reorderCollection } from '#server/modules/collections/operations/reorderCollection.ts';
import { reorderCommunityBoards } from '#server/modules/communities/operations/reorderCommunityBoards.ts';
import { reorderQueue } from '#server/modules/posts/operations/reorderQueue.ts';
import { reorderTabs } from '#server/modules/feed/operations/reorderTabs.ts';
import { replyToPost } from '#server/modules/notes/operations/replyToPost.ts';
import { reportAd } from '#server/modules/ads/operations/reportAd.ts';
import { reportBlog } from '#server/modules/moderation/operations/reportBlog.ts';
import { reportComment } from '#server/modules/communities/operations/reportComment.ts';
import { reportCommunityMember } from '#server/modules/communities/operations/reportCommunityMember.ts';
import { reportCommunityPost } from '#server/modules/communities/operations/reportCommunityPost.ts';
import { reportExceptions } from '#server/modules/telemetry/operations/reportExceptions.ts';
import { reportMailFailures } from '#server/modules/telemetry/operations/reportMailFailures.ts';
import { reportPerformance } from '#server/modules/telemetry/operations/reportPerformance.ts';
import { reportPost } from '#server/modules/moderation/operations/reportPost.ts';
import { requestDataDownload } from '#server/modules/account/operations/requestDataDownload.ts';
import { requestMembership } from '#server/modules/communities/operations/requestMembership.ts';
import { requestPasswordReset } from '#server/modules/auth/operations/requestPasswordReset.ts';
import { requestStewardship } from '#server/modules/communities/operations/requestStewardship.ts';
import { restoreAccount } from '#server/modules/auth/operations/restoreAccount.ts';
import { restoreCollectionPosts } from '#server/modules/collections/operations/restoreCollectionPosts.ts';
import { restoreCommunity } from '#server/modules/communities/operations/restoreCommunity.ts';
import { restorePosts } from '#server/modules/posts/operations/restorePosts.ts';
import { resumeMembership } from '#server/modules/memberships/operations/resumeMembership.ts';
import { resumeSubscription } from '#server/modules/premium/operations/resumeSubscription.ts';
import { retryFailedJob } from '#server/modules/admin/operations/retryFailedJob.ts';
import { revokeAppAccess } from '#server/modules/apps/operations/revokeAppAccess.ts';
import { revokeBlogInvitation } from '#server/modules/blogs/operations/revokeBlogInvitation.ts';
import { revokeCollectionInvitation } from '#server/modules/collections/operations/revokeCollectionInvitation.ts';
import { revokeCollectionInviteHash } from '#server/modules/collections/operations/revokeCollectionInviteHash.ts';
import { revokeCommunityBan } from '#server/modules/communities/operations/revokeCommunityBan.ts';
import { revokeCommunityInvitation } from '#server/modules/communities/operations/revokeCommunityInvitation.ts';
import { revokeDecision } from '#server/modules/communities/operations/revokeDecision.ts';
import { revokeInviteHash } from '#server/modules/communities/operations/revokeInviteHash.ts';
import { revokeModerationClaim } from '#server/modules/communities/operations/revokeModerationClaim.ts';
import { revokeOtherSessions } from '#server/modules/account/operations/revokeOtherSessions.ts';
import { revokeRecovery } from '#server/modules/auth/operations/revokeRecovery.ts';
import { revokeRoleOffer } from '#server/modules/communities/operations/revokeRoleOffer.ts';
import { revokeSession } from '#server/modules/account/operations/revokeSession.ts';
import { revokeStaffClaim } from '#server/modules/moderation/operations/revokeStaffClaim.ts';
import { revokeStaffDecision } from '#server/modules/moderation/operations/revokeStaffDecision.ts';
import { revokeSuspension } from '#server/modules/admin/operations/revokeSuspension.ts';
import { revokeToken } from '#server/modules/apps/operations/revokeToken.ts';
import { savePost } from '#server/modules/posts/operations/savePost.ts';
import { searchBlogPosts } from '#server/modules/discovery/operations/searchBlogPosts.ts';
import { searchBlogs } from '#server/modules/discovery/operations/searchBlogs.ts';
import { searchCommunities } from '#server/modules/communities/operations/searchCommunities.ts';
import { searchDomains } from '#server/modules/domains/operations/searchDomains.ts';
import { searchGifs } from '#server/modules/media/operations/searchGifs.ts';
import { searchMentions } from '#server/modules/discovery/operations/searchMentions.ts';
import { searchPosts } from '#server/modules/discovery/operations/searchPosts.ts';
import { searchTags } from '#server/modules/discovery/operations/searchTags.ts';
import { sendBoop } from '#server/modules/boops/operations/sendBoop.ts';
import { sendDecisionNotice } from '#server/modules/communities/operations/sendDecisionNotice.ts';
import { sendImageMessage } from '#server/modules/messaging/operations/sendImageMessage.ts';
import { sendLoginLink } from '#server/modules/auth/operations/sendLoginLink.ts';
import { sendMessage } from '#server/modules/messaging/operations/sendMessage.ts';
import { sendMessageBatch } from '#server/modules/messaging/operations/sendMessageBatch.ts';
import { sendProofCode } from '#server/modules/account/operations/sendProofCode.ts';
import { sendRecovery } from '#server/modules/auth/operations/sendRecovery.ts';
import { sendTestMail } from '#server/modules/admin/operations/sendTestMail.ts';
import { sendVerificationEmail } from '#server/modules/account/operations/sendVerificationEmail.ts';
import { setAccessories } from '#server/modules/shop/operations/setAccessories.ts';
import { setAppealOutcome } from '#server/modules/communities/operations/setAppealOutcome.ts';
import { setAutomaticRule } from '#server/modules/communities/operations/setAutomaticRule.ts';
import { setBirthDate } from '#server/modules/account/operations/setBirthDate.ts';
import { setBlogBadges } from '#server/modules/shop/operations/setBlogBadges.ts';
import { setBlogMember } from '#server/modules/blogs/operations/setBlogMember.ts';
import { setCcpaOptOut } from '#server/modules/consent/operations/setCcpaOptOut.ts';
import { setCollaborator } from '#server/modules/collections/operations/setCollaborator.ts';
import { setCommunityContentLabel } from '#server/modules/communities/operations/setCommunityContentLabel.ts';
import { setCommunityMember } from '#server/modules/communities/operations/setCommunityMember.ts';
import { setConsent } from '#server/modules/consent/operations/setConsent.ts';
import { setConsentChoices } from '#server/modules/consent/operations/setConsentChoices.ts';
import { setContentLabels } from '#server/modules/posts/operations/setContentLabels.ts';
import { setDesktopEditor } from '#server/modules/settings/operations/setDesktopEditor.ts';
import { setErrorGroupState } from '#server/modules/telemetry/operations/setErrorGroupState.ts';
import { setHouseAdState } from '#server/modules/ads/operations/setHouseAdState.ts';
import { setLabsFlag } from '#server/modules/settings/operations/setLabsFlag.ts';
import { setMembershipChange } from '#server/modules/memberships/operations/setMembershipChange.ts';
import { setMembershipListing } from '#server/modules/memberships/operations/setMembershipListing.ts';
import { setModerationGuideRead } from '#server/modules/communities/operations/setModerationGuideRead.ts';
import { setModerationTemplate } from '#server/modules/communities/operations/setModerationTemplate.ts';
import { setOption } from '#server/modules/settings/operations/setOption.ts';
import { setPatio } from '#server/modules/collections/operations/setPatio.ts';
import { setPorch } from '#server/modules/collections/operations/setPorch.ts';
import { setReportOutcome } from '#server/modules/moderation/operations/setReportOutcome.ts';
import { setSiteFlag } from '#server/modules/admin/operations/setSiteFlag.ts';
import { setStewardshipOutcome } from '#server/modules/communities/operations/setStewardshipOutcome.ts';
import { setSubscriptionChange } from '#server/modules/premium/operations/setSubscriptionChange.ts';
import { setSuspension } from '#server/modules/admin/operations/setSuspension.ts';
import { setTestOutcome } from '#server/modules/payments/operations/setTestOutcome.ts';
import { setTestPaymentMethod } from '#server/modules/premium/operations/setTestPaymentMethod.ts';
import { setTimelineMarker } from '#server/modules/feed/operations/setTimelineMarker.ts';
import { shuffleQueue } from '#server/modules/posts/operations/shuffleQueue.ts';
import { startPasskey } from '#server/modules/account/operations/startPasskey.ts';
import { startPasskeyProof } from '#server/modules/auth/operations/startPasskeyProof.ts';
import { startPasskeySession } from '#server/modules/auth/operations/startPasskeySession.ts';
import { startPayoutOnboarding } from '#server/modules/memberships/operations/startPayoutOnboarding.ts';
import { startRecovery } from '#server/modules/auth/operations/startRecovery.ts';
import { startRewardedAd } from '#server/modules/ads/operations/startRewardedAd.ts';
import { startSocialSession } from '#server/modules/auth/operations/startSocialSession.ts';
import { startSocialSignIn } from '#server/modules/auth/operations/startSocialSignIn.ts';
import { startTwoFactor } from '#server/modules/account/operations/startTwoFactor.ts';
import { startUpload } from '#server/modules/media/operations/startUpload.ts';
import { stopCampaign } from '#server/modules/blaze/operations/stopCampaign.ts';
import { stopMails } from '#server/modules/settings/operations/stopMails.ts';
import { subscribeBlog } from '#server/modules/notifications/operations/subscribeBlog.ts';
import { subscribeCommunity } from '#server/modules/communities/operations/subscribeCommunity.ts';
import { subscribeCommunitySeat } from '#server/modules/communities/operations/subscribeCommunitySeat.ts';
import { subscribePost } from '#server/modules/notifications/operations/subscribePost.ts';
import { subscribeProductStock } from '#server/modules/shop/operations/subscribeProductStock.ts';
import { suggestBlogNames } from '#server/modules/auth/operations/suggestBlogNames.ts';
import { suggestParticipants } from '#server/modules/messaging/operations/suggestParticipants.ts';
import { suggestSearch } from '#server/modules/discovery/operations/suggestSearch.ts';
import { suggestTags } from '#server/modules/posts/operations/suggestTags.ts';
import { transferDomain } from '#server/modules/domains/operations/transferDomain.ts';
import { unblockAskers } from '#server/modules/blocks/operations/unblockAskers.ts';
import { unblockBlog } from '#server/modules/blocks/operations/unblockBlog.ts';
import { unblockForBlog } from '#server/modules/blocks/operations/unblockForBlog.ts';
import { unfollowBlog } from '#server/modules/blogs/operations/unfollowBlog.ts';
import { unfollowCollection } from '#server/modules/collections/operations/unfollowCollection.ts';
import { unfollowTag } from '#server/modules/tags/operations/unfollowTag.ts';
import { unfollowVideoHub } from '#server/modules/video/operations/unfollowVideoHub.ts';
import { unhideAd } from '#server/modules/ads/operations/unhideAd.ts';
import { unhidePost } from '#server/modules/filters/operations/unhidePost.ts';
import { unlikePost } from '#server/modules/notes/operations/unlikePost.ts';
import { unlinkProvider } from '#server/modules/auth/operations/unlinkProvider.ts';
import { unmuteBlog } from '#server/modules/filters/operations/unmuteBlog.ts';
import { unmuteCommunity } from '#server/modules/communities/operations/unmuteCommunity.ts';
import { unmutePost } from '#server/modules/notifications/operations/unmutePost.ts';
import { unpinCommunityPost } from '#server/modules/communities/operations/unpinCommunityPost.ts';
import { unpinPost } from '#server/modules/posts/operations/unpinPost.ts';
import { unreactToPost } from '#server/modules/communities/operations/unreactToPost.ts';
import { unsubscribeBlog } from '#server/modules/notifications/operations/unsubscribeBlog.ts';
import { unsubscribeCommunity } from '#server/modules/communities/operations/unsubscribeCommunity.ts';
import { unsubscribeCommunitySeat } from '#server/modules/communities/operations/unsubscribeCommunitySeat.ts';
import { unsubscribePost } from '#server/modules/notifications/operations/unsubscribePost.ts';
import { unsubscribeProductStock } from '#server/modules/shop/operations/unsubscribeProductStock.ts';
import { uploadAudio } from '#server/modules/media/operations/uploadAudio.ts';
import { uploadFile } from '#server/modules/media/operations/uploadFile.ts';
import { uploadImage } from '#server/modules/media/operations/uploadImage.ts';
import { uploadVideo } from '#server/modules/media/operations/uploadVideo.ts';
import { validateRegistration } from '#server/modules/auth/operations/validateRegistration.ts';
import { validateUser } from '#server/modules/auth/operations/validateUser.ts';
import { verifyBlogPassword } from '#server/modules/blogs/operations/verifyBlogPassword.ts';
import { verifyEmail } from '#server/modules/account/operations/verifyEmail.ts';
import { votePoll } from '#server/modules/posts/operations/votePoll.ts';
import type { OperationId } from './operations.ts';

/** The code of every built operation. */
export const handlers = {
  addCollectionPost,
  addDnsRecord,
  addFilteredContent,
  addFilteredTags,
  addPasskey,
  addPushDevice,
  answerAppeal,
  answerAuthorization,
  answerCampaignReview,
  answerRequestToken,
  answerSupportRequest,
  appealDecision,
  appealPost,
  approveRoleOffer,
  blockAsker,
  blockBlog,
  blockForBlog,
  cancelBlogDismissal,
  cancelBlogPromotion,
  cancelCampaign,
  cancelCheckout,
  cancelElementDismissal,
  cancelMembership,
  cancelMembershipChange,
  cancelOrder,
  cancelPostPromotion,
  cancelRecovery,
  cancelSubscription,
  cancelSubscriptionChange,
  checkAutomaticRule,
  checkBlogInvitation,
  checkCmpViewed,
  checkCommunityHandle,
  checkDomain,
  checkFeedRule,
  checkFollowedBy,
  checkLoginMode,
  checkPasswordReset,
  checkPasswordStrength,
  checkPayment,
  checkTagFollowed,
  claimBlaze,
  claimGift,
  claimModerationItem,
  claimStaffItem,
  clearSeenPosts,
  completeOnboarding,
  completePasswordReset,
  completeSocialRegistration,
  confirmCheckout,
  confirmTwoFactor,
  createAnnouncement,
  createAutomaticRule,
  createBackupCodes,
  createBlog,
  createBlogBlocks,
  createCampaign,
  createCaptchaChallenge,
  createCollection,
  createCollectionCopy,
  createCollectionInviteHash,
  createComment,
  createCommunity,
  createCommunityBan,
  createCommunityBoard,
  createHouseAd,
  createInviteHash,
  createItemNote,
  createMemberNote,
  createMembershipCheckout,
  createMembershipPlan,
  createModerationTemplate,
  createOauthClient,
  createOauthClientSecret,
  createPost,
  createRefund,
  createSavedFolder,
  createStaffDecisions,
  createStaffNote,
  createSupportRequest,
  createTab,
  createToken,
  createTransferCode,
  deleteAccount,
  deleteAnnouncement,
  deleteAutomaticRule,
  deleteBlog,
  deleteCollection,
  deleteComment,
  deleteCommunity,
  deleteCommunityBoard,
  deleteCommunityPost,
  deleteConversation,
  deleteDataDownload,
  deleteDnsRecord,
  deleteDomain,
  deleteFailedJob,
  deleteHouseAd,
  deleteInboxPosts,
  deleteMembershipPlan,
  deleteModerationTemplate,
  deleteNote,
  deleteOauthClient,
  deletePasskey,
  deletePost,
  deleteSavedFolder,
  deleteSubmissions,
  deleteTab,
  denyGift,
  denyMembershipRequest,
  dismissRecommendedBlog,
  dismissTimelineElement,
  editAccount,
  editAnnouncement,
  editBlogSettings,
  editBlogTheme,
  editCollection,
  editCollectionPost,
  editCollectionPosts,
  editComment,
  editCommunity,
  editCommunityBoard,
  editDecision,
  editDnsRecord,
  editDomain,
  editHouseAd,
  editMailChoices,
  editMembershipPlan,
  editMemberships,
  editNotificationSettings,
  editOauthClient,
  editPasskey,
  editPost,
  editPosts,
  editSavedFolder,
  editStaffDecision,
  editTab,
  editUserSettings,
  endAnnouncement,
  endSession,
  endTwoFactor,
  finishRecovery,
  finishRewardedAd,
  flagConversation,
  flagNote,
  followBlog,
  followCollection,
  followOnboardingTopics,
  followTag,
  followVideoHub,
  getActivityImpressions,
  getActivityNewFollowers,
  getActivityNotes,
  getActivityTotalFollowers,
  getAnswertime,
  getAuditSummary,
  getAuthorization,
  getBlazeAudience,
  getBlazeCheckout,
  getBlogAvatar,
  getBlogInfo,
  getBlogLimits,
  getBlogPorch,
  getBlogSettings,
  getCampaign,
  getCampaignStatistics,
  getCatalogue,
  getCcpaOptOut,
  getCheckout,
  getCollection,
  getCollectionEmbed,
  getCollectionInvitation,
  getCollectionTimeline,
  getColumnTimeline,
  getComment,
  getCommunitiesTimeline,
  getCommunity,
  getCommunityInvitation,
  getCommunityPost,
  getCommunityTimeline,
  getConfig,
  getConsent,
  getConversation,
  getCssMap,
  getDashboard,
  getDataDownload,
  getDomain,
  getDomainPrice,
  getEmbeddedGif,
  getErrorGroup,
  getExplorePosts,
  getFeatures,
  getGift,
  getHelpArticle,
  getHouseAdStatistics,
  getHubHeader,
  getHubTimeline,
  getImageFailures,
  getImageInfo,
  getMailChoices,
  getMailOverview,
  getMailPreview,
  getMailStatus,
  getMembershipPaymentMethod,
  getMemberships,
  getModeratedComment,
  getModeratedMember,
  getModeratedPost,
  getModerationDecision,
  getModerationItem,
  getMrecWaterfall,
  getNotificationSettings,
  getOembed,
  getOrder,
  getPageTimings,
  getPatio,
  getPaymentMethod,
  getPollResults,
  getPorch,
  getPost,
  getPostBySlug,
  getPostEmbed,
  getPremiumCheckout,
  getProduct,
  getProofs,
  getPurchase,
  getRadar,
  getRadarTimeline,
  getReblogGraph,
  getRecommendedTimeline,
  getReply,
  getRequestToken,
  getRewardedAd,
  getServiceStatus,
  getSiteCounts,
  getSiteFigures,
  getSocialSignIn,
  getStaffItem,
  getStaffPicks,
  getSubscription,
  getTimeline,
  getTrackingPixel,
  getTrendingTimeline,
  getTwoFactor,
  getUpload,
  getUserCounts,
  getUserEvents,
  getUserInfo,
  getUserLimits,
  getUserSettings,
  getVideoHub,
  getVideoHubTimeline,
  getYearInReview,
  hideAd,
  hidePost,
  inviteBlog,
  inviteBlogMember,
  inviteByMail,
  inviteCollaborator,
  inviteModerator,
  joinBlog,
  joinCollection,
  joinCommunity,
  leaveBlog,
  leaveCollection,
  leaveCommunity,
  likeComment,
  likePost,
  linkDomain,
  listAccessories,
  listAccounts,
  listAdPlacements,
  listAnnouncements,
  listAppeals,
  listArchive,
  listArchiveMonths,
  listAuditLog,
  listAuthorizedApps,
  listAutomaticRules,
  listBadges,
  listBlazePrices,
  listBlogBadges,
  listBlogBlocks,
  listBlogCollections,
  listBlogFollowers,
  listBlogFollowing,
  listBlogInbox,
  listBlogInvitations,
  listBlogLikes,
  listBlogMembers,
  listBlogPosts,
  listBoops,
  listCampaigns,
  listCategoryCommunities,
  listCollaborators,
  listCollectionInvitations,
  listCollections,
  listComments,
  listCommunities,
  listCommunityBans,
  listCommunityBoards,
  listCommunityCategories,
  listCommunityInvitations,
  listCommunityMembers,
  listConsentReceipts,
  listConsentVendors,
  listConversations,
  listDataDownloads,
  listDnsRecords,
  listDomains,
  listDrafts,
  listErrorGroups,
  listFailedJobs,
  listFilteredContent,
  listFilteredTags,
  listFollowedTags,
  listFollowing,
  listGifts,
  listHelpArticles,
  listHiddenPosts,
  listHouseAds,
  listInbox,
  listLabsFlags,
  listMemberHistory,
  listMembershipRequests,
  listMemberships,
  listModerationDecisions,
  listModerationQueue,
  listModerationTemplates,
  listMutedBlogs,
  listMutedPosts,
  listNotes,
  listNotifications,
  listOauthClients,
  listOnboardingBlogs,
  listOnboardingTopics,
  listOrders,
  listPasskeys,
  listPostCounters,
  listPricePoints,
  listProducts,
  listPromotions,
  listPurchases,
  listPushDevices,
  listQueue,
  listReactors,
  listReceivedCollectionInvitations,
  listReceivedInvitations,
  listRecommendedBlogs,
  listRecommendedTags,
  listRelatedBlogs,
  listRelatedCommunities,
  listRelatedPosts,
  listReports,
  listReviewPosts,
  listRoleOffers,
  listSavedFolders,
  listSavedPosts,
  listSecurityEvents,
  listSessions,
  listSiteCampaigns,
  listSiteFlags,
  listSitePayments,
  listStaffActs,
  listStaffQueue,
  listStewardshipRequests,
  listStickers,
  listSubmissions,
  listSupportRequests,
  listSupporters,
  listTabs,
  listTimelineMarkers,
  listTimelines,
  listTrail,
  listTrendingBlogs,
  listTrendingTags,
  listUserBlocks,
  listUserLikes,
  listVideoHubs,
  markCommunityRead,
  markConversationRead,
  markNotificationsRead,
  markPostsSeen,
  moderatePosts,
  muteBlog,
  muteCommunity,
  mutePost,
  orderProduct,
  pinCommunityPost,
  pinPost,
  previewLink,
  promoteBlog,
  promotePost,
  publishPost,
  reactToPost,
  recordAdEvent,
  recordEvents,
  redeemGrant,
  redeemLoginLink,
  refundPayment,
  registerAccount,
  registerDomain,
  registerSocialAccount,
  removeBlogMember,
  removeCollaborator,
  removeCollectionPost,
  removeCommentLike,
  removeCommunityMember,
  removeCredentials,
  removeDesktopEditor,
  removeFilteredContent,
  removeFilteredTag,
  removePushDevice,
  removeSavedPost,
  renewDomain,
  reorderBlogs,
  reorderCollection,
  reorderCommunityBoards,
  reorderQueue,
  reorderTabs,
  replyToPost,
  reportAd,
  reportBlog,
  reportComment,
  reportCommunityMember,
  reportCommunityPost,
  reportExceptions,
  reportMailFailures,
  reportPerformance,
  reportPost,
  requestDataDownload,
  requestMembership,
  requestPasswordReset,
  requestStewardship,
  restoreAccount,
  restoreCollectionPosts,
  restoreCommunity,
  restorePosts,
  resumeMembership,
  resumeSubscription,
  retryFailedJob,
  revokeAppAccess,
  revokeBlogInvitation,
  revokeCollectionInvitation,
  revokeCollectionInviteHash,
  revokeCommunityBan,
  revokeCommunityInvitation,
  revokeDecision,
  revokeInviteHash,
  revokeModerationClaim,
  revokeOtherSessions,
  revokeRecovery,
  revokeRoleOffer,
  revokeSession,
  revokeStaffClaim,
  revokeStaffDecision,
  revokeSuspension,
  revokeToken,
  savePost,
  searchBlogPosts,
  searchBlogs,
  searchCommunities,
  searchDomains,
  searchGifs,
  searchMentions,
  searchPosts,
  searchTags,
  sendBoop,
  sendDecisionNotice,
  sendImageMessage,
  sendLoginLink,
  sendMessage,
  sendMessageBatch,
  sendProofCode,
  sendRecovery,
  sendTestMail,
  sendVerificationEmail,
  setAccessories,
  setAppealOutcome,
  setAutomaticRule,
  setBirthDate,
  setBlogBadges,
  setBlogMember,
  setCcpaOptOut,
  setCollaborator,
  setCommunityContentLabel,
  setCommunityMember,
  setConsent,
  setConsentChoices,
  setContentLabels,
  setDesktopEditor,
  setErrorGroupState,
  setHouseAdState,
  setLabsFlag,
  setMembershipChange,
  setMembershipListing,
  setModerationGuideRead,
  setModerationTemplate,
  setOption,
  setPatio,
  setPorch,
  setReportOutcome,
  setSiteFlag,
  setStewardshipOutcome,
  setSubscriptionChange,
  setSuspension,
  setTestOutcome,
  setTestPaymentMethod,
  setTimelineMarker,
  shuffleQueue,
  startPasskey,
  startPasskeyProof,
  startPasskeySession,
  startPayoutOnboarding,
  startRecovery,
  startRewardedAd,
  startSocialSession,
  startSocialSignIn,
  startTwoFactor,
  startUpload,
  stopCampaign,
  stopMails,
  subscribeBlog,
  subscribeCommunity,
  subscribeCommunitySeat,
  subscribePost,
  subscribeProductStock,
  suggestBlogNames,
  suggestParticipants,
  suggestSearch,
  suggestTags,
  transferDomain,
  unblockAskers,
  unblockBlog,
  unblockForBlog,
  unfollowBlog,
  unfollowCollection,
  unfollowTag,
  unfollowVideoHub,
  unhideAd,
  unhidePost,
  unlikePost,
  unlinkProvider,
  unmuteBlog,
  unmuteCommunity,
  unmutePost,
  unpinCommunityPost,
  unpinPost,
  unreactToPost,
  unsubscribeBlog,
  unsubscribeCommunity,
  unsubscribeCommunitySeat,
  unsubscribePost,
  unsubscribeProductStock,
  uploadAudio,
  uploadFile,
  uploadImage,
  uploadVideo,
  validateRegistration,
  validateUser,
  verifyBlogPassword,
  verifyEmail,
  votePoll,
} satisfies Partial<Handlers>;

/** Operations of the contract that answer 501 because no file holds their handler yet. */
export const notBuilt: readonly OperationId[] = [

];
