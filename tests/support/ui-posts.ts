import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';

/** Returns a blog for component tests. */
export function aBlog(name: string, changes: Partial<Blog> = {}): Blog & BlogRef {
  return {
    uuid: `t:${name}`,
    name,
    title: `${name}’s title`,
    description: '',
    url: `https://${name}.skein.example`,
    blogViewUrl: `/${name}`,
    avatar: [{ url: `/media/${name}.webp`, width: 64, height: 64 }],
    theme: {
      avatarShape: 'circle',
      backgroundColor: '#ffffff',
      titleColor: '#222222',
      linkColor: '#0044cc',
      titleFont: 'Inter',
      titleFontWeight: 'bold',
      bodyFont: 'Inter',
      headerImage: null,
      showAvatar: true,
      showDescription: true,
      showHeaderImage: true,
      showTitle: true,
    },
    canBeFollowed: true,
    isAdult: false,
    primary: true,
    ...changes,
  };
}

/** Returns a post for component tests: one paragraph, ten notes of which seven are likes, not liked by the reader. */
export function aPost(changes: Partial<Post> = {}): Post {
  const blog = changes.blog ?? aBlog('ann');
  return {
    objectType: 'post',
    id: '1',
    type: 'text',
    state: 'published',
    blog,
    blogName: blog.name,
    postUrl: `/${blog.name}/1`,
    slug: 'a-walk',
    timestamp: 1_700_000_000,
    date: '2023-11-14T22:13:20Z',
    tags: [],
    summary: 'A walk',
    content: [{ type: 'text', text: 'A walk by the sea.' }],
    layout: [],
    trail: [],
    reblogKey: 'abcdefgh',
    noteCount: 10,
    likeCount: 7,
    reblogCount: 2,
    replyCount: 1,
    selfReplyCount: 0,
    liked: false,
    followed: false,
    rebloggedFromFollowing: false,
    canLike: true,
    canReblog: true,
    canReply: true,
    isBlazed: false,
    isBlazeable: true,
    canEdit: false,
    canDelete: false,
    isPinned: false,
    contentRating: 'clean',
    communityLabels: { hasCommunityLabel: false, categories: {} },
    interactabilityReblog: 'everyone',
    ...changes,
  };
}
