import type { Handlers } from '#server/contract/handler.ts';
import { checkLoginMode } from './auth/checkLoginMode.ts';
import { checkPasswordStrength } from './auth/checkPasswordStrength.ts';
import { createToken } from './auth/createToken.ts';
import { endSession } from './auth/endSession.ts';
import { getUserInfo } from './auth/getUserInfo.ts';
import { registerAccount } from './auth/registerAccount.ts';
import { suggestBlogNames } from './auth/suggestBlogNames.ts';
import { validateRegistration } from './auth/validateRegistration.ts';
import { validateUser } from './auth/validateUser.ts';
import { checkFollowedBy } from './blogs/checkFollowedBy.ts';
import { followBlog } from './blogs/followBlog.ts';
import { getBlogInfo } from './blogs/getBlogInfo.ts';
import { listBlogFollowers } from './blogs/listBlogFollowers.ts';
import { unfollowBlog } from './blogs/unfollowBlog.ts';
import { getHubHeader } from './discovery/getHubHeader.ts';
import { getHubTimeline } from './discovery/getHubTimeline.ts';
import { getTrendingTimeline } from './discovery/getTrendingTimeline.ts';
import { listRecommendedBlogs } from './discovery/listRecommendedBlogs.ts';
import { listTrendingTags } from './discovery/listTrendingTags.ts';
import { searchBlogPosts } from './discovery/searchBlogPosts.ts';
import { searchBlogs } from './discovery/searchBlogs.ts';
import { searchPosts } from './discovery/searchPosts.ts';
import { searchTags } from './discovery/searchTags.ts';
import { suggestSearch } from './discovery/suggestSearch.ts';
import { checkTagFollowed } from './feed/checkTagFollowed.ts';
import { followTag } from './feed/followTag.ts';
import { getDashboard } from './feed/getDashboard.ts';
import { listFollowedTags } from './feed/listFollowedTags.ts';
import { listFollowing } from './feed/listFollowing.ts';
import { listUserLikes } from './feed/listUserLikes.ts';
import { unfollowTag } from './feed/unfollowTag.ts';
import { getConfig } from './platform/getConfig.ts';
import { getFeatures } from './platform/getFeatures.ts';
import { getUserCounts } from './platform/getUserCounts.ts';
import { searchMentions } from './platform/searchMentions.ts';
import { setOption } from './platform/setOption.ts';
import { createPost } from './posts/createPost.ts';
import { deleteNote } from './posts/deleteNote.ts';
import { deletePost } from './posts/deletePost.ts';
import { editPost } from './posts/editPost.ts';
import { getPollResults } from './posts/getPollResults.ts';
import { getPost } from './posts/getPost.ts';
import { getReply } from './posts/getReply.ts';
import { likePost } from './posts/likePost.ts';
import { listBlogPosts } from './posts/listBlogPosts.ts';
import { listDrafts } from './posts/listDrafts.ts';
import { listNotes } from './posts/listNotes.ts';
import { listQueue } from './posts/listQueue.ts';
import { pinPost } from './posts/pinPost.ts';
import { publishPost } from './posts/publishPost.ts';
import { reorderQueue } from './posts/reorderQueue.ts';
import { replyToPost } from './posts/replyToPost.ts';
import { shuffleQueue } from './posts/shuffleQueue.ts';
import { unlikePost } from './posts/unlikePost.ts';
import { unpinPost } from './posts/unpinPost.ts';
import { uploadImage } from './posts/uploadImage.ts';
import { votePoll } from './posts/votePoll.ts';

/** The code of every built operation. What is missing here must stand in server/contract/not-built.ts. */
export const handlers = {
  getPollResults,
  votePoll,
  unpinPost,
  shuffleQueue,
  reorderQueue,
  publishPost,
  pinPost,
  listQueue,
  listDrafts,
  getReply,
  deleteNote,
  replyToPost,
  checkFollowedBy,
  checkLoginMode,
  checkPasswordStrength,
  checkTagFollowed,
  createPost,
  createToken,
  deletePost,
  editPost,
  endSession,
  followBlog,
  followTag,
  getBlogInfo,
  getConfig,
  getDashboard,
  getFeatures,
  getHubHeader,
  getHubTimeline,
  getPost,
  getTrendingTimeline,
  getUserCounts,
  getUserInfo,
  likePost,
  listBlogFollowers,
  listBlogPosts,
  listFollowedTags,
  listFollowing,
  listNotes,
  listRecommendedBlogs,
  listTrendingTags,
  listUserLikes,
  registerAccount,
  searchBlogPosts,
  searchBlogs,
  searchMentions,
  searchPosts,
  searchTags,
  setOption,
  suggestSearch,
  suggestBlogNames,
  unfollowBlog,
  unfollowTag,
  unlikePost,
  uploadImage,
  validateRegistration,
  validateUser,
} satisfies Partial<Handlers>;
