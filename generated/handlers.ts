// Written by `npm run generate` from openapi/. Do not edit.

import type { Handlers } from '#server/contract/handler.ts';
import { addFilteredContent } from '#server/modules/settings/filters/operations/addFilteredContent.ts';
import { addFilteredTags } from '#server/modules/settings/filters/operations/addFilteredTags.ts';
import { addPasskey } from '#server/modules/passkeys/own/operations/addPasskey.ts';
import { addPushDevice } from '#server/modules/settings/push/operations/addPushDevice.ts';
import { answerAppeal } from '#server/modules/platform/appeals/operations/answerAppeal.ts';
import { answerAuthorization } from '#server/modules/apps/oauth/operations/answerAuthorization.ts';
import { answerRequestToken } from '#server/modules/apps/signed/operations/answerRequestToken.ts';
import { answerSupportRequest } from '#server/modules/platform/support/operations/answerSupportRequest.ts';
import { appealPost } from '#server/modules/posts/review/operations/appealPost.ts';
import { blockAsker } from '#server/modules/blogs/blocks/operations/blockAsker.ts';
import { blockBlog } from '#server/modules/settings/blocks/operations/blockBlog.ts';
import { blockForBlog } from '#server/modules/blogs/blocks/operations/blockForBlog.ts';
import { cancelBlogDismissal } from '#server/modules/feed/reading/operations/cancelBlogDismissal.ts';
import { cancelRecovery } from '#server/modules/passkeys/recovery/operations/cancelRecovery.ts';
import { checkBlogInvitation } from '#server/modules/blogs/members/operations/checkBlogInvitation.ts';
import { checkCmpViewed } from '#server/modules/platform/consent/operations/checkCmpViewed.ts';
import { checkFollowedBy } from '#server/modules/blogs/following/operations/checkFollowedBy.ts';
import { checkLoginMode } from '#server/modules/auth/session/operations/checkLoginMode.ts';
import { checkPasswordReset } from '#server/modules/auth/mailed-links/operations/checkPasswordReset.ts';
import { checkPasswordStrength } from '#server/modules/auth/registration/operations/checkPasswordStrength.ts';
import { checkTagFollowed } from '#server/modules/feed/tags/operations/checkTagFollowed.ts';
import { clearSeenPosts } from '#server/modules/feed/reading/operations/clearSeenPosts.ts';
import { completeOnboarding } from '#server/modules/auth/onboarding/operations/completeOnboarding.ts';
import { completePasswordReset } from '#server/modules/auth/mailed-links/operations/completePasswordReset.ts';
import { completeSocialRegistration } from '#server/modules/auth/third-parties/operations/completeSocialRegistration.ts';
import { confirmTwoFactor } from '#server/modules/auth/two-factor/operations/confirmTwoFactor.ts';
import { createBackupCodes } from '#server/modules/auth/two-factor/operations/createBackupCodes.ts';
import { createBlog } from '#server/modules/settings/homes/operations/createBlog.ts';
import { createBlogBlocks } from '#server/modules/blogs/blocks/operations/createBlogBlocks.ts';
import { createCaptchaChallenge } from '#server/modules/auth/captcha/operations/createCaptchaChallenge.ts';
import { createOauthClient } from '#server/modules/apps/oauth/operations/createOauthClient.ts';
import { createOauthClientSecret } from '#server/modules/apps/oauth/operations/createOauthClientSecret.ts';
import { createPost } from '#server/modules/posts/writing/operations/createPost.ts';
import { createSavedFolder } from '#server/modules/posts/saved/operations/createSavedFolder.ts';
import { createSupportRequest } from '#server/modules/platform/support/operations/createSupportRequest.ts';
import { createTab } from '#server/modules/feed/tabs/operations/createTab.ts';
import { createToken } from '#server/modules/auth/session/operations/createToken.ts';
import { deleteAccount } from '#server/modules/auth/account/operations/deleteAccount.ts';
import { deleteBlog } from '#server/modules/settings/homes/operations/deleteBlog.ts';
import { deleteConversation } from '#server/modules/messaging/conversations/operations/deleteConversation.ts';
import { deleteDataDownload } from '#server/modules/settings/downloads/operations/deleteDataDownload.ts';
import { deleteFailedJob } from '#server/modules/platform/jobs/operations/deleteFailedJob.ts';
import { deleteInboxPosts } from '#server/modules/feed/inbox/operations/deleteInboxPosts.ts';
import { deleteNote } from '#server/modules/posts/notes/operations/deleteNote.ts';
import { deleteOauthClient } from '#server/modules/apps/oauth/operations/deleteOauthClient.ts';
import { deletePasskey } from '#server/modules/passkeys/own/operations/deletePasskey.ts';
import { deletePost } from '#server/modules/posts/core/operations/deletePost.ts';
import { deleteSavedFolder } from '#server/modules/posts/saved/operations/deleteSavedFolder.ts';
import { deleteSubmissions } from '#server/modules/posts/inbox/operations/deleteSubmissions.ts';
import { deleteTab } from '#server/modules/feed/tabs/operations/deleteTab.ts';
import { dismissRecommendedBlog } from '#server/modules/feed/reading/operations/dismissRecommendedBlog.ts';
import { editAccount } from '#server/modules/auth/account/operations/editAccount.ts';
import { editBlogSettings } from '#server/modules/settings/homes/operations/editBlogSettings.ts';
import { editBlogTheme } from '#server/modules/settings/homes/operations/editBlogTheme.ts';
import { editNotificationSettings } from '#server/modules/activity/notifications/operations/editNotificationSettings.ts';
import { editOauthClient } from '#server/modules/apps/oauth/operations/editOauthClient.ts';
import { editPasskey } from '#server/modules/passkeys/own/operations/editPasskey.ts';
import { editPost } from '#server/modules/posts/writing/operations/editPost.ts';
import { editPosts } from '#server/modules/posts/bulk/operations/editPosts.ts';
import { editSavedFolder } from '#server/modules/posts/saved/operations/editSavedFolder.ts';
import { editTab } from '#server/modules/feed/tabs/operations/editTab.ts';
import { editUserSettings } from '#server/modules/settings/member/operations/editUserSettings.ts';
import { endSession } from '#server/modules/auth/session/operations/endSession.ts';
import { endTwoFactor } from '#server/modules/auth/two-factor/operations/endTwoFactor.ts';
import { finishRecovery } from '#server/modules/passkeys/recovery/operations/finishRecovery.ts';
import { flagConversation } from '#server/modules/messaging/conversations/operations/flagConversation.ts';
import { flagNote } from '#server/modules/posts/reports/operations/flagNote.ts';
import { followBlog } from '#server/modules/blogs/following/operations/followBlog.ts';
import { followOnboardingTopics } from '#server/modules/auth/onboarding/operations/followOnboardingTopics.ts';
import { followTag } from '#server/modules/feed/tags/operations/followTag.ts';
import { followVideoHub } from '#server/modules/feed/video-hubs/operations/followVideoHub.ts';
import { getActivityNewFollowers } from '#server/modules/activity/graphs/operations/getActivityNewFollowers.ts';
import { getActivityNotes } from '#server/modules/activity/graphs/operations/getActivityNotes.ts';
import { getActivityTotalFollowers } from '#server/modules/activity/graphs/operations/getActivityTotalFollowers.ts';
import { getAnswertime } from '#server/modules/feed/answertime/operations/getAnswertime.ts';
import { getAuthorization } from '#server/modules/apps/oauth/operations/getAuthorization.ts';
import { getBlogAvatar } from '#server/modules/blogs/avatar/operations/getBlogAvatar.ts';
import { getBlogInfo } from '#server/modules/blogs/core/operations/getBlogInfo.ts';
import { getBlogLimits } from '#server/modules/blogs/limits/operations/getBlogLimits.ts';
import { getBlogSettings } from '#server/modules/settings/homes/operations/getBlogSettings.ts';
import { getCcpaOptOut } from '#server/modules/platform/consent/operations/getCcpaOptOut.ts';
import { getConfig } from '#server/modules/platform/config/operations/getConfig.ts';
import { getConsent } from '#server/modules/platform/consent/operations/getConsent.ts';
import { getConversation } from '#server/modules/messaging/conversations/operations/getConversation.ts';
import { getCssMap } from '#server/modules/platform/css-map/operations/getCssMap.ts';
import { getDashboard } from '#server/modules/feed/timelines/operations/getDashboard.ts';
import { getDataDownload } from '#server/modules/settings/downloads/operations/getDataDownload.ts';
import { getEmbeddedGif } from '#server/modules/platform/gifs/operations/getEmbeddedGif.ts';
import { getExplorePosts } from '#server/modules/discovery/explore/operations/getExplorePosts.ts';
import { getFeatures } from '#server/modules/platform/config/operations/getFeatures.ts';
import { getHelpArticle } from '#server/modules/platform/help/operations/getHelpArticle.ts';
import { getHubHeader } from '#server/modules/discovery/hubs/operations/getHubHeader.ts';
import { getHubTimeline } from '#server/modules/discovery/hubs/operations/getHubTimeline.ts';
import { getImageInfo } from '#server/modules/platform/images/operations/getImageInfo.ts';
import { getMrecWaterfall } from '#server/modules/platform/ads/operations/getMrecWaterfall.ts';
import { getNotificationSettings } from '#server/modules/activity/notifications/operations/getNotificationSettings.ts';
import { getOembed } from '#server/modules/platform/oembed/operations/getOembed.ts';
import { getPollResults } from '#server/modules/posts/polls/operations/getPollResults.ts';
import { getPost } from '#server/modules/posts/core/operations/getPost.ts';
import { getPostBySlug } from '#server/modules/posts/core/operations/getPostBySlug.ts';
import { getPostEmbed } from '#server/modules/posts/embed/operations/getPostEmbed.ts';
import { getProofs } from '#server/modules/passkeys/proofs/operations/getProofs.ts';
import { getRadar } from '#server/modules/feed/choices/operations/getRadar.ts';
import { getRadarTimeline } from '#server/modules/feed/choices/operations/getRadarTimeline.ts';
import { getReblogGraph } from '#server/modules/posts/graph/operations/getReblogGraph.ts';
import { getRecommendedTimeline } from '#server/modules/discovery/explore/operations/getRecommendedTimeline.ts';
import { getReply } from '#server/modules/posts/notes/operations/getReply.ts';
import { getRequestToken } from '#server/modules/apps/signed/operations/getRequestToken.ts';
import { getServiceStatus } from '#server/modules/platform/status/operations/getServiceStatus.ts';
import { getSiteCounts } from '#server/modules/platform/counts/operations/getSiteCounts.ts';
import { getSocialSignIn } from '#server/modules/auth/third-parties/operations/getSocialSignIn.ts';
import { getStaffPicks } from '#server/modules/discovery/picks/operations/getStaffPicks.ts';
import { getTimeline } from '#server/modules/feed/timelines/operations/getTimeline.ts';
import { getTrackingPixel } from '#server/modules/platform/reports/operations/getTrackingPixel.ts';
import { getTrendingTimeline } from '#server/modules/discovery/explore/operations/getTrendingTimeline.ts';
import { getTwoFactor } from '#server/modules/auth/two-factor/operations/getTwoFactor.ts';
import { getUpload } from '#server/modules/posts/media/operations/getUpload.ts';
import { getUserCounts } from '#server/modules/viewer/counts/operations/getUserCounts.ts';
import { getUserEvents } from '#server/modules/platform/events/operations/getUserEvents.ts';
import { getUserInfo } from '#server/modules/viewer/info/operations/getUserInfo.ts';
import { getUserLimits } from '#server/modules/platform/limits/operations/getUserLimits.ts';
import { getUserSettings } from '#server/modules/settings/member/operations/getUserSettings.ts';
import { getVideoHub } from '#server/modules/feed/video-hubs/operations/getVideoHub.ts';
import { getVideoHubTimeline } from '#server/modules/feed/video-hubs/operations/getVideoHubTimeline.ts';
import { getYearInReview } from '#server/modules/activity/year/operations/getYearInReview.ts';
import { hidePost } from '#server/modules/settings/hidden/operations/hidePost.ts';
import { inviteBlogMember } from '#server/modules/blogs/members/operations/inviteBlogMember.ts';
import { inviteByMail } from '#server/modules/blogs/members/operations/inviteByMail.ts';
import { joinBlog } from '#server/modules/blogs/members/operations/joinBlog.ts';
import { leaveBlog } from '#server/modules/blogs/members/operations/leaveBlog.ts';
import { likePost } from '#server/modules/posts/likes/operations/likePost.ts';
import { listAccounts } from '#server/modules/platform/accounts/operations/listAccounts.ts';
import { listAdPlacements } from '#server/modules/platform/ads/operations/listAdPlacements.ts';
import { listAppeals } from '#server/modules/platform/appeals/operations/listAppeals.ts';
import { listArchive } from '#server/modules/posts/archive/operations/listArchive.ts';
import { listArchiveMonths } from '#server/modules/posts/archive/operations/listArchiveMonths.ts';
import { listAuthorizedApps } from '#server/modules/apps/oauth/operations/listAuthorizedApps.ts';
import { listBlogBlocks } from '#server/modules/blogs/blocks/operations/listBlogBlocks.ts';
import { listBlogFollowers } from '#server/modules/blogs/following/operations/listBlogFollowers.ts';
import { listBlogFollowing } from '#server/modules/blogs/sharing/operations/listBlogFollowing.ts';
import { listBlogInbox } from '#server/modules/feed/inbox/operations/listBlogInbox.ts';
import { listBlogInvitations } from '#server/modules/blogs/members/operations/listBlogInvitations.ts';
import { listBlogLikes } from '#server/modules/posts/likes/operations/listBlogLikes.ts';
import { listBlogMembers } from '#server/modules/blogs/members/operations/listBlogMembers.ts';
import { listBlogPosts } from '#server/modules/posts/core/operations/listBlogPosts.ts';
import { listBoops } from '#server/modules/platform/boops/operations/listBoops.ts';
import { listConsentVendors } from '#server/modules/platform/consent/operations/listConsentVendors.ts';
import { listConversations } from '#server/modules/messaging/conversations/operations/listConversations.ts';
import { listDataDownloads } from '#server/modules/settings/downloads/operations/listDataDownloads.ts';
import { listDrafts } from '#server/modules/posts/drafts/operations/listDrafts.ts';
import { listFailedJobs } from '#server/modules/platform/jobs/operations/listFailedJobs.ts';
import { listFilteredContent } from '#server/modules/settings/filters/operations/listFilteredContent.ts';
import { listFilteredTags } from '#server/modules/settings/filters/operations/listFilteredTags.ts';
import { listFollowedTags } from '#server/modules/feed/tags/operations/listFollowedTags.ts';
import { listFollowing } from '#server/modules/feed/timelines/operations/listFollowing.ts';
import { listHelpArticles } from '#server/modules/platform/help/operations/listHelpArticles.ts';
import { listHiddenPosts } from '#server/modules/settings/hidden/operations/listHiddenPosts.ts';
import { listInbox } from '#server/modules/feed/inbox/operations/listInbox.ts';
import { listLabsFlags } from '#server/modules/platform/labs/operations/listLabsFlags.ts';
import { listMutedBlogs } from '#server/modules/settings/mutes/operations/listMutedBlogs.ts';
import { listMutedPosts } from '#server/modules/settings/mutes/operations/listMutedPosts.ts';
import { listNotes } from '#server/modules/posts/notes/operations/listNotes.ts';
import { listNotifications } from '#server/modules/activity/notifications/operations/listNotifications.ts';
import { listOauthClients } from '#server/modules/apps/oauth/operations/listOauthClients.ts';
import { listOnboardingBlogs } from '#server/modules/auth/onboarding/operations/listOnboardingBlogs.ts';
import { listOnboardingTopics } from '#server/modules/auth/onboarding/operations/listOnboardingTopics.ts';
import { listPasskeys } from '#server/modules/passkeys/own/operations/listPasskeys.ts';
import { listPostCounters } from '#server/modules/posts/core/operations/listPostCounters.ts';
import { listPushDevices } from '#server/modules/settings/push/operations/listPushDevices.ts';
import { listQueue } from '#server/modules/posts/queue/operations/listQueue.ts';
import { listRecommendedBlogs } from '#server/modules/discovery/explore/operations/listRecommendedBlogs.ts';
import { listRecommendedTags } from '#server/modules/discovery/explore/operations/listRecommendedTags.ts';
import { listRelatedBlogs } from '#server/modules/discovery/related/operations/listRelatedBlogs.ts';
import { listRelatedPosts } from '#server/modules/discovery/related/operations/listRelatedPosts.ts';
import { listReports } from '#server/modules/platform/moderation/operations/listReports.ts';
import { listReviewPosts } from '#server/modules/posts/review/operations/listReviewPosts.ts';
import { listSavedFolders } from '#server/modules/posts/saved/operations/listSavedFolders.ts';
import { listSavedPosts } from '#server/modules/posts/saved/operations/listSavedPosts.ts';
import { listSecurityEvents } from '#server/modules/auth/security-log/operations/listSecurityEvents.ts';
import { listSessions } from '#server/modules/auth/sessions/operations/listSessions.ts';
import { listSiteFlags } from '#server/modules/platform/flags/operations/listSiteFlags.ts';
import { listStaffActs } from '#server/modules/platform/acts/operations/listStaffActs.ts';
import { listStickers } from '#server/modules/messaging/stickers/operations/listStickers.ts';
import { listSubmissions } from '#server/modules/posts/inbox/operations/listSubmissions.ts';
import { listSupportRequests } from '#server/modules/platform/support/operations/listSupportRequests.ts';
import { listTabs } from '#server/modules/feed/tabs/operations/listTabs.ts';
import { listTimelineMarkers } from '#server/modules/feed/reading/operations/listTimelineMarkers.ts';
import { listTimelines } from '#server/modules/feed/timelines/operations/listTimelines.ts';
import { listTrail } from '#server/modules/posts/trails/operations/listTrail.ts';
import { listTrendingBlogs } from '#server/modules/discovery/explore/operations/listTrendingBlogs.ts';
import { listTrendingTags } from '#server/modules/discovery/hubs/operations/listTrendingTags.ts';
import { listUserBlocks } from '#server/modules/settings/blocks/operations/listUserBlocks.ts';
import { listUserLikes } from '#server/modules/feed/timelines/operations/listUserLikes.ts';
import { listVideoHubs } from '#server/modules/feed/video-hubs/operations/listVideoHubs.ts';
import { markConversationRead } from '#server/modules/messaging/conversations/operations/markConversationRead.ts';
import { markNotificationsRead } from '#server/modules/activity/notifications/operations/markNotificationsRead.ts';
import { markPostsSeen } from '#server/modules/feed/reading/operations/markPostsSeen.ts';
import { muteBlog } from '#server/modules/settings/mutes/operations/muteBlog.ts';
import { mutePost } from '#server/modules/posts/telling/operations/mutePost.ts';
import { pinPost } from '#server/modules/posts/pins/operations/pinPost.ts';
import { previewLink } from '#server/modules/platform/link-preview/operations/previewLink.ts';
import { publishPost } from '#server/modules/posts/writing/operations/publishPost.ts';
import { recordEvents } from '#server/modules/platform/reports/operations/recordEvents.ts';
import { redeemGrant } from '#server/modules/apps/oauth/operations/redeemGrant.ts';
import { redeemLoginLink } from '#server/modules/auth/mailed-links/operations/redeemLoginLink.ts';
import { registerAccount } from '#server/modules/auth/registration/operations/registerAccount.ts';
import { registerSocialAccount } from '#server/modules/auth/third-parties/operations/registerSocialAccount.ts';
import { removeBlogMember } from '#server/modules/blogs/members/operations/removeBlogMember.ts';
import { removeDesktopEditor } from '#server/modules/settings/member/operations/removeDesktopEditor.ts';
import { removeFilteredContent } from '#server/modules/settings/filters/operations/removeFilteredContent.ts';
import { removeFilteredTag } from '#server/modules/settings/filters/operations/removeFilteredTag.ts';
import { removePushDevice } from '#server/modules/settings/push/operations/removePushDevice.ts';
import { removeSavedPost } from '#server/modules/posts/saved/operations/removeSavedPost.ts';
import { removeWaysIn } from '#server/modules/auth/ways-in/operations/removeWaysIn.ts';
import { reorderBlogs } from '#server/modules/settings/homes/operations/reorderBlogs.ts';
import { reorderQueue } from '#server/modules/posts/queue/operations/reorderQueue.ts';
import { reorderTabs } from '#server/modules/feed/tabs/operations/reorderTabs.ts';
import { replyToPost } from '#server/modules/posts/notes/operations/replyToPost.ts';
import { reportBlog } from '#server/modules/blogs/reports/operations/reportBlog.ts';
import { reportExceptions } from '#server/modules/platform/reports/operations/reportExceptions.ts';
import { reportPerformance } from '#server/modules/platform/reports/operations/reportPerformance.ts';
import { reportPost } from '#server/modules/posts/reports/operations/reportPost.ts';
import { requestDataDownload } from '#server/modules/settings/downloads/operations/requestDataDownload.ts';
import { requestPasswordReset } from '#server/modules/auth/mailed-links/operations/requestPasswordReset.ts';
import { restoreAccount } from '#server/modules/auth/undo/operations/restoreAccount.ts';
import { restorePosts } from '#server/modules/posts/bulk/operations/restorePosts.ts';
import { retryFailedJob } from '#server/modules/platform/jobs/operations/retryFailedJob.ts';
import { revokeAppAccess } from '#server/modules/apps/oauth/operations/revokeAppAccess.ts';
import { revokeBlogInvitation } from '#server/modules/blogs/members/operations/revokeBlogInvitation.ts';
import { revokeOtherSessions } from '#server/modules/auth/sessions/operations/revokeOtherSessions.ts';
import { revokeRecovery } from '#server/modules/passkeys/recovery/operations/revokeRecovery.ts';
import { revokeSession } from '#server/modules/auth/sessions/operations/revokeSession.ts';
import { revokeSuspension } from '#server/modules/platform/accounts/operations/revokeSuspension.ts';
import { revokeToken } from '#server/modules/apps/oauth/operations/revokeToken.ts';
import { savePost } from '#server/modules/posts/saved/operations/savePost.ts';
import { searchBlogPosts } from '#server/modules/discovery/search/operations/searchBlogPosts.ts';
import { searchBlogs } from '#server/modules/discovery/search/operations/searchBlogs.ts';
import { searchGifs } from '#server/modules/platform/gifs/operations/searchGifs.ts';
import { searchMentions } from '#server/modules/platform/mentions/operations/searchMentions.ts';
import { searchPosts } from '#server/modules/discovery/search/operations/searchPosts.ts';
import { searchTags } from '#server/modules/discovery/search/operations/searchTags.ts';
import { sendBoop } from '#server/modules/platform/boops/operations/sendBoop.ts';
import { sendImageMessage } from '#server/modules/messaging/conversations/operations/sendImageMessage.ts';
import { sendLoginLink } from '#server/modules/auth/mailed-links/operations/sendLoginLink.ts';
import { sendMessage } from '#server/modules/messaging/conversations/operations/sendMessage.ts';
import { sendMessageBatch } from '#server/modules/messaging/conversations/operations/sendMessageBatch.ts';
import { sendProofCode } from '#server/modules/passkeys/proofs/operations/sendProofCode.ts';
import { sendRecovery } from '#server/modules/passkeys/recovery/operations/sendRecovery.ts';
import { sendVerificationEmail } from '#server/modules/auth/mailed-links/operations/sendVerificationEmail.ts';
import { setBirthDate } from '#server/modules/auth/account/operations/setBirthDate.ts';
import { setBlogMember } from '#server/modules/blogs/members/operations/setBlogMember.ts';
import { setCcpaOptOut } from '#server/modules/platform/consent/operations/setCcpaOptOut.ts';
import { setConsent } from '#server/modules/platform/consent/operations/setConsent.ts';
import { setConsentChoices } from '#server/modules/platform/consent/operations/setConsentChoices.ts';
import { setContentLabels } from '#server/modules/posts/labels/operations/setContentLabels.ts';
import { setDesktopEditor } from '#server/modules/settings/member/operations/setDesktopEditor.ts';
import { setLabsFlag } from '#server/modules/platform/labs/operations/setLabsFlag.ts';
import { setOption } from '#server/modules/viewer/options/operations/setOption.ts';
import { setReportOutcome } from '#server/modules/platform/moderation/operations/setReportOutcome.ts';
import { setSiteFlag } from '#server/modules/platform/flags/operations/setSiteFlag.ts';
import { setSuspension } from '#server/modules/platform/accounts/operations/setSuspension.ts';
import { setTimelineMarker } from '#server/modules/feed/reading/operations/setTimelineMarker.ts';
import { shuffleQueue } from '#server/modules/posts/queue/operations/shuffleQueue.ts';
import { startPasskey } from '#server/modules/passkeys/own/operations/startPasskey.ts';
import { startPasskeyProof } from '#server/modules/passkeys/session/operations/startPasskeyProof.ts';
import { startPasskeySession } from '#server/modules/passkeys/session/operations/startPasskeySession.ts';
import { startRecovery } from '#server/modules/passkeys/recovery/operations/startRecovery.ts';
import { startSocialSession } from '#server/modules/auth/third-parties/operations/startSocialSession.ts';
import { startSocialSignIn } from '#server/modules/auth/third-parties/operations/startSocialSignIn.ts';
import { startTwoFactor } from '#server/modules/auth/two-factor/operations/startTwoFactor.ts';
import { startUpload } from '#server/modules/posts/media/operations/startUpload.ts';
import { subscribeBlog } from '#server/modules/blogs/subscriptions/operations/subscribeBlog.ts';
import { subscribePost } from '#server/modules/posts/telling/operations/subscribePost.ts';
import { suggestBlogNames } from '#server/modules/auth/registration/operations/suggestBlogNames.ts';
import { suggestParticipants } from '#server/modules/messaging/conversations/operations/suggestParticipants.ts';
import { suggestSearch } from '#server/modules/discovery/search/operations/suggestSearch.ts';
import { suggestTags } from '#server/modules/posts/tag-suggestions/operations/suggestTags.ts';
import { unblockAskers } from '#server/modules/blogs/blocks/operations/unblockAskers.ts';
import { unblockBlog } from '#server/modules/settings/blocks/operations/unblockBlog.ts';
import { unblockForBlog } from '#server/modules/blogs/blocks/operations/unblockForBlog.ts';
import { unfollowBlog } from '#server/modules/blogs/following/operations/unfollowBlog.ts';
import { unfollowTag } from '#server/modules/feed/tags/operations/unfollowTag.ts';
import { unfollowVideoHub } from '#server/modules/feed/video-hubs/operations/unfollowVideoHub.ts';
import { unhidePost } from '#server/modules/settings/hidden/operations/unhidePost.ts';
import { unlikePost } from '#server/modules/posts/likes/operations/unlikePost.ts';
import { unlinkProvider } from '#server/modules/auth/third-parties/operations/unlinkProvider.ts';
import { unmuteBlog } from '#server/modules/settings/mutes/operations/unmuteBlog.ts';
import { unmutePost } from '#server/modules/posts/telling/operations/unmutePost.ts';
import { unpinPost } from '#server/modules/posts/pins/operations/unpinPost.ts';
import { unsubscribeBlog } from '#server/modules/blogs/subscriptions/operations/unsubscribeBlog.ts';
import { unsubscribePost } from '#server/modules/posts/telling/operations/unsubscribePost.ts';
import { uploadAudio } from '#server/modules/posts/media/operations/uploadAudio.ts';
import { uploadFile } from '#server/modules/posts/media/operations/uploadFile.ts';
import { uploadImage } from '#server/modules/posts/media/operations/uploadImage.ts';
import { uploadVideo } from '#server/modules/posts/media/operations/uploadVideo.ts';
import { validateRegistration } from '#server/modules/auth/registration/operations/validateRegistration.ts';
import { validateUser } from '#server/modules/auth/registration/operations/validateUser.ts';
import { verifyBlogPassword } from '#server/modules/blogs/unlocking/operations/verifyBlogPassword.ts';
import { verifyEmail } from '#server/modules/auth/mailed-links/operations/verifyEmail.ts';
import { votePoll } from '#server/modules/posts/polls/operations/votePoll.ts';
import type { OperationId } from './operations.ts';

/** The code of every built operation. */
export const handlers = {
  addFilteredContent,
  addFilteredTags,
  addPasskey,
  addPushDevice,
  answerAppeal,
  answerAuthorization,
  answerRequestToken,
  answerSupportRequest,
  appealPost,
  blockAsker,
  blockBlog,
  blockForBlog,
  cancelBlogDismissal,
  cancelRecovery,
  checkBlogInvitation,
  checkCmpViewed,
  checkFollowedBy,
  checkLoginMode,
  checkPasswordReset,
  checkPasswordStrength,
  checkTagFollowed,
  clearSeenPosts,
  completeOnboarding,
  completePasswordReset,
  completeSocialRegistration,
  confirmTwoFactor,
  createBackupCodes,
  createBlog,
  createBlogBlocks,
  createCaptchaChallenge,
  createOauthClient,
  createOauthClientSecret,
  createPost,
  createSavedFolder,
  createSupportRequest,
  createTab,
  createToken,
  deleteAccount,
  deleteBlog,
  deleteConversation,
  deleteDataDownload,
  deleteFailedJob,
  deleteInboxPosts,
  deleteNote,
  deleteOauthClient,
  deletePasskey,
  deletePost,
  deleteSavedFolder,
  deleteSubmissions,
  deleteTab,
  dismissRecommendedBlog,
  editAccount,
  editBlogSettings,
  editBlogTheme,
  editNotificationSettings,
  editOauthClient,
  editPasskey,
  editPost,
  editPosts,
  editSavedFolder,
  editTab,
  editUserSettings,
  endSession,
  endTwoFactor,
  finishRecovery,
  flagConversation,
  flagNote,
  followBlog,
  followOnboardingTopics,
  followTag,
  followVideoHub,
  getActivityNewFollowers,
  getActivityNotes,
  getActivityTotalFollowers,
  getAnswertime,
  getAuthorization,
  getBlogAvatar,
  getBlogInfo,
  getBlogLimits,
  getBlogSettings,
  getCcpaOptOut,
  getConfig,
  getConsent,
  getConversation,
  getCssMap,
  getDashboard,
  getDataDownload,
  getEmbeddedGif,
  getExplorePosts,
  getFeatures,
  getHelpArticle,
  getHubHeader,
  getHubTimeline,
  getImageInfo,
  getMrecWaterfall,
  getNotificationSettings,
  getOembed,
  getPollResults,
  getPost,
  getPostBySlug,
  getPostEmbed,
  getProofs,
  getRadar,
  getRadarTimeline,
  getReblogGraph,
  getRecommendedTimeline,
  getReply,
  getRequestToken,
  getServiceStatus,
  getSiteCounts,
  getSocialSignIn,
  getStaffPicks,
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
  hidePost,
  inviteBlogMember,
  inviteByMail,
  joinBlog,
  leaveBlog,
  likePost,
  listAccounts,
  listAdPlacements,
  listAppeals,
  listArchive,
  listArchiveMonths,
  listAuthorizedApps,
  listBlogBlocks,
  listBlogFollowers,
  listBlogFollowing,
  listBlogInbox,
  listBlogInvitations,
  listBlogLikes,
  listBlogMembers,
  listBlogPosts,
  listBoops,
  listConsentVendors,
  listConversations,
  listDataDownloads,
  listDrafts,
  listFailedJobs,
  listFilteredContent,
  listFilteredTags,
  listFollowedTags,
  listFollowing,
  listHelpArticles,
  listHiddenPosts,
  listInbox,
  listLabsFlags,
  listMutedBlogs,
  listMutedPosts,
  listNotes,
  listNotifications,
  listOauthClients,
  listOnboardingBlogs,
  listOnboardingTopics,
  listPasskeys,
  listPostCounters,
  listPushDevices,
  listQueue,
  listRecommendedBlogs,
  listRecommendedTags,
  listRelatedBlogs,
  listRelatedPosts,
  listReports,
  listReviewPosts,
  listSavedFolders,
  listSavedPosts,
  listSecurityEvents,
  listSessions,
  listSiteFlags,
  listStaffActs,
  listStickers,
  listSubmissions,
  listSupportRequests,
  listTabs,
  listTimelineMarkers,
  listTimelines,
  listTrail,
  listTrendingBlogs,
  listTrendingTags,
  listUserBlocks,
  listUserLikes,
  listVideoHubs,
  markConversationRead,
  markNotificationsRead,
  markPostsSeen,
  muteBlog,
  mutePost,
  pinPost,
  previewLink,
  publishPost,
  recordEvents,
  redeemGrant,
  redeemLoginLink,
  registerAccount,
  registerSocialAccount,
  removeBlogMember,
  removeDesktopEditor,
  removeFilteredContent,
  removeFilteredTag,
  removePushDevice,
  removeSavedPost,
  removeWaysIn,
  reorderBlogs,
  reorderQueue,
  reorderTabs,
  replyToPost,
  reportBlog,
  reportExceptions,
  reportPerformance,
  reportPost,
  requestDataDownload,
  requestPasswordReset,
  restoreAccount,
  restorePosts,
  retryFailedJob,
  revokeAppAccess,
  revokeBlogInvitation,
  revokeOtherSessions,
  revokeRecovery,
  revokeSession,
  revokeSuspension,
  revokeToken,
  savePost,
  searchBlogPosts,
  searchBlogs,
  searchGifs,
  searchMentions,
  searchPosts,
  searchTags,
  sendBoop,
  sendImageMessage,
  sendLoginLink,
  sendMessage,
  sendMessageBatch,
  sendProofCode,
  sendRecovery,
  sendVerificationEmail,
  setBirthDate,
  setBlogMember,
  setCcpaOptOut,
  setConsent,
  setConsentChoices,
  setContentLabels,
  setDesktopEditor,
  setLabsFlag,
  setOption,
  setReportOutcome,
  setSiteFlag,
  setSuspension,
  setTimelineMarker,
  shuffleQueue,
  startPasskey,
  startPasskeyProof,
  startPasskeySession,
  startRecovery,
  startSocialSession,
  startSocialSignIn,
  startTwoFactor,
  startUpload,
  subscribeBlog,
  subscribePost,
  suggestBlogNames,
  suggestParticipants,
  suggestSearch,
  suggestTags,
  unblockAskers,
  unblockBlog,
  unblockForBlog,
  unfollowBlog,
  unfollowTag,
  unfollowVideoHub,
  unhidePost,
  unlikePost,
  unlinkProvider,
  unmuteBlog,
  unmutePost,
  unpinPost,
  unsubscribeBlog,
  unsubscribePost,
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
  'addCollectionPost',
  'addDnsRecord',
  'appealDecision',
  'cancelBlogPromotion',
  'cancelCampaign',
  'cancelMembership',
  'cancelOrder',
  'cancelPostPromotion',
  'cancelSubscription',
  'checkCommunityHandle',
  'claimBlaze',
  'claimGift',
  'claimModerationItem',
  'createCampaign',
  'createCollection',
  'createComment',
  'createCommunity',
  'createCommunityBan',
  'createCommunityBoard',
  'createInviteHash',
  'createMemberNote',
  'createMembershipCheckout',
  'createMembershipPlan',
  'deleteCollection',
  'deleteComment',
  'deleteCommunity',
  'deleteCommunityBoard',
  'deleteCommunityPost',
  'deleteDnsRecord',
  'deleteDomain',
  'deleteMembershipPlan',
  'denyMembershipRequest',
  'editCollection',
  'editComment',
  'editCommunity',
  'editCommunityBoard',
  'editDnsRecord',
  'editDomain',
  'editMembershipPlan',
  'editMemberships',
  'finishRewardedAd',
  'getBlazeCheckout',
  'getCampaign',
  'getCampaignStatistics',
  'getCatalogue',
  'getCollection',
  'getCollectionTimeline',
  'getComment',
  'getCommunitiesTimeline',
  'getCommunity',
  'getCommunityInvitation',
  'getCommunityPost',
  'getCommunityTimeline',
  'getDomain',
  'getDomainPrice',
  'getGift',
  'getMemberships',
  'getModeratedComment',
  'getModeratedMember',
  'getModeratedPost',
  'getOrder',
  'getPatio',
  'getPaymentMethod',
  'getPremiumCheckout',
  'getProduct',
  'getPurchase',
  'getRewardedAd',
  'getSubscription',
  'inviteBlog',
  'inviteCollaborator',
  'joinCollection',
  'joinCommunity',
  'leaveCollection',
  'leaveCommunity',
  'likeComment',
  'listAccessories',
  'listAuditLog',
  'listBadges',
  'listBlazePrices',
  'listBlogBadges',
  'listBlogCollections',
  'listCampaigns',
  'listCategoryCommunities',
  'listCollaborators',
  'listCollectionInvitations',
  'listCollections',
  'listComments',
  'listCommunities',
  'listCommunityBans',
  'listCommunityBoards',
  'listCommunityCategories',
  'listCommunityInvitations',
  'listCommunityMembers',
  'listDnsRecords',
  'listDomains',
  'listGifts',
  'listMembershipRequests',
  'listMemberships',
  'listModerationDecisions',
  'listModerationQueue',
  'listOrders',
  'listPricePoints',
  'listProducts',
  'listPromotions',
  'listPurchases',
  'listReactors',
  'listReceivedInvitations',
  'listRelatedCommunities',
  'listSupporters',
  'markCommunityRead',
  'moderatePosts',
  'muteCommunity',
  'orderProduct',
  'pinCommunityPost',
  'promoteBlog',
  'promotePost',
  'reactToPost',
  'registerDomain',
  'removeCollaborator',
  'removeCollectionPost',
  'removeCommentLike',
  'removeCommunityMember',
  'renewDomain',
  'reorderCollection',
  'reorderCommunityBoards',
  'reportComment',
  'reportCommunityPost',
  'requestMembership',
  'resumeMembership',
  'resumeSubscription',
  'revokeCollectionInvitation',
  'revokeCommunityBan',
  'revokeCommunityInvitation',
  'revokeInviteHash',
  'revokeModerationClaim',
  'searchCommunities',
  'searchDomains',
  'setAccessories',
  'setAppealOutcome',
  'setBlogBadges',
  'setCollaborator',
  'setCommunityContentLabel',
  'setCommunityMember',
  'setModerationGuideRead',
  'setPatio',
  'startPayoutOnboarding',
  'startRewardedAd',
  'stopCampaign',
  'subscribeCommunity',
  'transferDomain',
  'unmuteCommunity',
  'unpinCommunityPost',
  'unreactToPost',
  'unsubscribeCommunity',
];
