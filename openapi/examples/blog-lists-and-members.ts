import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { pageExamples, splitIntoPages } from './pages.ts';
import { ago, ahead } from './shapes.ts';
import { archivePostOf } from './thumbs.ts';
import { likedPosts } from './timelines.ts';
import { blogOf, blogRefOf, cursorOf, MEMBER, type Schemas, world } from './world.ts';

const limit = (description: string, of: number, used: number, resets = true): Schemas['LimitState'] => ({
  description,
  limit: of,
  remaining: of - used,
  ...(resets ? { resetTs: ahead('12h') } : {}),
});

const followed = world.follows
  .filter((follow) => follow.member === 'odile')
  .map((follow) => blogRefOf(follow.blog.key));

const archived = world.posts
  .filter((post) => post.blog.key === MEMBER)
  .map((post) => archivePostOf(post.key));
const months = [
  ...Map.groupBy(archived, (post) => new Date(post.timestamp * 1000).toISOString().slice(0, 7)),
].map(([month, posts]) => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5)),
  count: posts.length,
}));

const member = (
  key: string,
  role: Schemas['BlogRole'],
  joined: string,
  postCount: number,
): Schemas['BlogMember'] => ({ blog: blogRefOf(key), role, joinedTs: ago(joined), postCount });
const members = [
  { ...member('bookclub', 'admin', '700d', 14), isOwner: true },
  member('tamsin', 'admin', '690d', 9),
  member('ferran', 'member', '412d', 6),
  member('odile', 'member', '301d', 4),
];
const invitation: Schemas['BlogInvitation'] = {
  id: 'blog-invitation-1',
  blog: blogRefOf('bookclub'),
  role: 'member',
  sender: blogRefOf('bookclub'),
  recipient: blogRefOf('marlow'),
  sentTs: ago('2d'),
};
const { recipient: _, ...byMail } = invitation;
const block = (key: string, when: string): Schemas['BlockedBlog'] => ({
  blog: blogRefOf(key),
  createdTs: ago(when),
});
const blocked = [
  block('yard-sale-orchestra', '9d'),
  block('pocket-lint-museum', '40d'),
  block('bus-route-29', '80d'),
];
const { avatar } = blogRefOf(MEMBER);

/** Lists of blogs, their members and their blocks. */
export const examples = {
  getBlogLimits: {
    responses: {
      200: {
        usual: {
          summary: 'A quiet day',
          value: {
            limits: {
              posts: limit('Posts a day', 250, 3),
              queuedPosts: limit('Posts in the queue', 1000, 3, false),
              images: limit('Pictures a day', 250, 12),
              videos: limit('Videos a day', 20, 0),
              videoSeconds: limit('Seconds of video a day', 3600, 0),
              audio: limit('Pieces of sound a day', 50, 1),
            },
          },
        },
        reached: {
          summary: 'Nothing left today',
          value: {
            limits: {
              posts: limit('Posts a day', 250, 250),
              queuedPosts: limit('Posts in the queue', 1000, 1000, false),
              images: limit('Pictures a day', 250, 250),
              videos: limit('Videos a day', 20, 20),
              videoSeconds: limit('Seconds of video a day', 3600, 3600),
              audio: limit('Pieces of sound a day', 50, 50),
            },
          },
        },
      },
    },
  },
  listBlogLikes: {
    responses: {
      200: pageExamples({
        path: '/v2/blog/marlow/likes',
        items: splitIntoPages(likedPosts, 5, 4, 3),
        queries: [{ cursor: cursorOf('blog-likes:2') }, { cursor: cursorOf('blog-likes:3') }],
        payload: (posts: Schemas['Post'][], links) => ({
          likedPosts: posts,
          likedCount: posts.length === 0 ? 0 : 12,
          links,
        }),
      }),
    },
  },
  listBlogFollowing: {
    responses: {
      200: listPages({
        key: 'blogs',
        path: '/v2/blog/odile/following',
        by: 'cursor',
        items: followed,
        more: (blogs) => ({ totalBlogs: blogs.length }),
      }),
    },
  },
  listArchive: {
    responses: {
      200: listPages({
        key: 'posts',
        path: '/v2/blog/marlow/archive',
        by: 'cursor',
        items: archived,
        more: totalOf,
      }),
    },
  },
  listArchiveMonths: {
    responses: {
      200: {
        months: {
          summary: 'The months of marlow',
          value: {
            months,
            firstTs: Math.min(...archived.map((post) => post.timestamp)),
            tags: ['photography', 'fog', 'walking'],
          },
        },
        empty: { summary: 'A blog without posts', value: { months: [], firstTs: ago('1d'), tags: [] } },
      },
    },
  },
  listBlogMembers: {
    responses: {
      200: listPages({
        key: 'members',
        path: '/v2/blog/thursday-book-club/members',
        by: 'offset',
        items: members,
        more: totalOf,
      }),
    },
  },
  inviteBlogMember: {
    request: singleExample('To write', { role: 'member' }),
    responses: { 200: singleExample('Marlow is invited', { invitation }) },
  },
  inviteByMail: {
    request: singleExample('Polly', { email: 'polly@example.com', role: 'member' }),
    responses: {
      201: singleExample('Mailed', {
        invitation: { ...byMail, id: 'blog-invitation-2', email: 'polly@example.com' },
      }),
    },
  },
  setBlogMember: {
    request: singleExample('An admin', { role: 'admin' }),
    responses: {
      200: singleExample('Ferran may change everything now', {
        member: { ...member('ferran', 'admin', '412d', 6) },
      }),
    },
  },
  listBlogInvitations: {
    responses: {
      200: {
        waiting: { summary: 'One waits', value: { invitations: [invitation] } },
        empty: { summary: 'None', value: { invitations: [] } },
      },
    },
  },
  joinBlog: {
    request: {
      own: { summary: 'The invitation of the member', value: {} },
      mail: { summary: 'From a mail', value: { token: 'bk-4f1c9a7e22' } },
    },
    responses: { 200: singleExample('One more writer', { blog: { ...blogOf('bookclub'), isMember: true } }) },
  },
  checkBlogInvitation: {
    request: {
      own: { summary: 'The invitation of the member', value: {} },
      mail: { summary: 'From a mail', value: { token: 'bk-4f1c9a7e22' } },
    },
    responses: {
      200: {
        own: { summary: 'Marlow is invited', value: { invitation } },
        mail: { summary: 'From a mail, to be an admin', value: { invitation: { ...byMail, role: 'admin' } } },
      },
    },
  },
  listBlogBlocks: {
    responses: {
      200: listPages({
        key: 'blocks',
        path: '/v2/blog/marlow/blocks',
        by: 'offset',
        items: blocked,
        more: totalOf,
      }),
    },
  },
  blockForBlog: {
    responses: { 200: singleExample('Blocked', { block: block('yard-sale-orchestra', '0s') }) },
  },
  blockAsker: {
    request: singleExample('Who asked without a name', { post_id: world.post('ask-marlow-2').id }),
    responses: {
      201: singleExample('Somebody without a name is blocked', {
        block: { isAnonymous: true, createdTs: ago('0s') },
      }),
    },
  },
  createBlogBlocks: {
    request: singleExample('Three names', {
      blocked_tumblelogs: 'yard-sale-orchestra,bus-route-29,odile,no-such-blog',
      force: false,
    }),
    responses: {
      201: singleExample('Two of them', {
        blocked: 2,
        passedOver: ['odile'],
        unknown: ['no-such-blog'],
        names: [
          { name: 'yard-sale-orchestra', outcome: 'blocked' },
          { name: 'bus-route-29', outcome: 'blocked' },
          { name: 'odile', outcome: 'followed' },
          { name: 'no-such-blog', outcome: 'unknown' },
        ],
      }),
    },
  },
  getBlogAvatar: {
    responses: {
      200: {
        usual: { summary: 'Marlow’s camera', value: { avatar, avatarShape: 'circle' } },
        ...namedAfter(
          world.blogs.filter((blog) => blog.postCount > 8 && blog.key !== MEMBER),
          (blog) => blog.name,
          (blog) => ({
            summary: blog.source.title,
            value: { avatar: blog.avatar, avatarShape: blog.source.avatarShape },
          }),
        ),
      },
    },
  },
  verifyBlogPassword: {
    request: singleExample('The password', { password: 'behind the third loaf' }),
    responses: {
      200: singleExample('It is open', { blog: { ...blogOf('offcuts'), isPasswordProtected: true } }),
    },
  },
  reportBlog: {
    request: singleExample('Forty accordions', {
      reason: 'spam',
      note: 'The same message to everybody.',
      block: true,
    }),
    responses: {
      201: singleExample('Taken in', {
        report: {
          id: 'report-blog-1',
          reason: 'spam',
          note: 'The same message to everybody.',
          createdTs: ago('0s'),
          state: 'open',
        },
      }),
    },
  },
} satisfies Examples;
