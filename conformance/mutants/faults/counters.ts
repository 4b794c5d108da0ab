import type { Mutant } from '../mutant.ts';

function drift(about: string, name: string, title: string, find: string, put: string): Mutant {
  return { name, kind: 'counter', title, about, inner: { statement: { find, put } } };
}
const ROOT = 'where root_post_id = $1';

/** Faults of counters, made in the statements that update them. */
export const counters: readonly Mutant[] = [
  drift(
    'likePost',
    'like-counts-twice',
    'likePost counts a like twice',
    `like_count = like_count + 1 ${ROOT}`,
    `like_count = like_count + 2 ${ROOT}`,
  ),
  drift(
    'likePost',
    'like-does-not-count',
    'likePost does not count a like',
    `like_count = like_count + 1 ${ROOT}`,
    `like_count = like_count ${ROOT}`,
  ),
  drift(
    'unlikePost',
    'unlike-does-not-count',
    'unlikePost does not lower the count',
    `like_count = greatest(like_count - 1, 0) ${ROOT}`,
    `like_count = like_count ${ROOT}`,
  ),
  drift(
    'listUserLikes',
    'likes-given-drift',
    'The number of likes a member gave does not go down',
    'update users set like_count = greatest(like_count - 1, 0)',
    'update users set like_count = like_count',
  ),
  drift(
    'replyToPost',
    'reply-does-not-count',
    'A reply does not count',
    `reply_count = reply_count + 1 ${ROOT}`,
    `reply_count = reply_count ${ROOT}`,
  ),
  drift(
    'createPost',
    'reblog-does-not-count',
    'A reblog does not count',
    `reblog_count = reblog_count + 1 ${ROOT}`,
    `reblog_count = reblog_count ${ROOT}`,
  ),
  drift(
    'followBlog',
    'followers-drift',
    'followBlog counts a follower twice',
    'follower_count = follower_count + 1 where id',
    'follower_count = follower_count + 2 where id',
  ),
  drift(
    'followBlog',
    'unfollow-does-not-count',
    'unfollowBlog does not lower the follower count',
    'follower_count = greatest(follower_count - 1, 0) where id',
    'follower_count = follower_count where id',
  ),
  drift(
    'followBlog',
    'following-drifts',
    'The number of followed blogs does not change',
    'following_count = following_count + 1',
    'following_count = following_count',
  ),
  drift(
    'listBlogPosts',
    'posts-drift',
    'A post of a blog counts twice',
    'update blogs set post_count = post_count + 1',
    'update blogs set post_count = post_count + 2',
  ),
  drift(
    'votePoll',
    'voters-drift',
    'A vote counts twice',
    'voter_count = voter_count + 1',
    'voter_count = voter_count + 2',
  ),
  drift(
    'votePoll',
    'votes-go-astray',
    'A vote counts for the other answers of the poll',
    '(a = any($2::text[]))::int',
    '(a <> all($2::text[]))::int',
  ),
  {
    name: 'notes-without-replies',
    kind: 'counter',
    title: 'The notes of a post leave replies out',
    proxy: {
      operation: 'getPost',
      alterAnswer: ({ json }) => {
        if (json?.response) json.response.post.noteCount -= json.response.post.replyCount;
      },
    },
  },
];
