import type { WorldPost } from '../world/model.ts';
import type { Examples } from './define.ts';
import { listPages } from './lists.ts';
import { ago, ahead, notePostOf } from './shapes.ts';
import { blogRefOf, now, type Schemas, world } from './world.ts';

type Notification = Schemas['Notification'];

const marlow = world.blog('marlow');
const epoch = (milliseconds: number) => milliseconds / 1000;
/** Marlow's unread notifications, as in the counts. */
const UNREAD = 12;

function told(
  type: Notification['type'],
  timestamp: number,
  title: string,
  actors: readonly string[],
  more: Partial<Notification> = {},
): Notification {
  const [last] = actors;
  return {
    id: `ntf:${type}:${more.targetPost?.id ?? more.post?.id ?? ''}:${timestamp}`,
    type,
    timestamp,
    title,
    unread: false,
    actors: actors.slice(0, 5).map(blogRefOf),
    actorCount: actors.length,
    count: Math.max(1, actors.length),
    ...(last
      ? {
          fromTumblelogName: blogRefOf(last).name,
          followingYou: marlow.followedBy.has(world.blog(last).owner),
          followed: world.blog(last).followedBy.has(marlow.owner),
        }
      : {}),
    ...more,
  };
}

const others = (names: readonly string[]) =>
  names.length > 1
    ? `${names[0]} and ${names.length - 1} other${names.length > 2 ? 's' : ''}`
    : `${names[0]}`;

/** Returns one like notification for everybody who liked a post, the latest first. */
function likesOf(post: WorldPost): Notification[] {
  const likes = world.likes
    .filter((like) => like.post === post && like.member !== 'marlow')
    .toSorted((a, b) => b.at - a.at);
  const [last] = likes;
  if (!last) return [];
  const title = `${others(likes.map((like) => like.blog.name))} liked your post`;
  return [
    told(
      'like',
      epoch(last.at),
      title,
      likes.map((like) => like.blog.key),
      { targetPost: notePostOf(post.key) },
    ),
  ];
}

function repliesTo(post: WorldPost): Notification[] {
  return world.replies
    .filter((reply) => reply.post === post && reply.member !== 'marlow')
    .map((reply) =>
      told('reply', epoch(reply.at), `${reply.blog.name} replied to your post`, [reply.blog.key], {
        targetPost: notePostOf(post.key),
        replyId: reply.id,
        replyText: reply.text,
      }),
    );
}

function reblogsOf(post: WorldPost): Notification[] {
  const reblogs = world.posts.filter((one) => one.parent === post && one.author !== 'marlow');
  const withWords = reblogs.filter((one) => one.summary !== '');
  const naked = reblogs.filter((one) => one.summary === '');
  const [last] = naked;
  const targetPost = notePostOf(post.key);
  return [
    ...withWords.map((one) =>
      told('reblog_with_content', epoch(one.at), `${one.blog.name} reblogged your post`, [one.blog.key], {
        targetPost,
        post: notePostOf(one.key),
        addedText: one.summary,
        postTags: [...one.tags],
      }),
    ),
    ...(last
      ? [
          told(
            'reblog_naked',
            epoch(last.at),
            `${others(naked.map((one) => one.blog.name))} reblogged your post`,
            naked.map((one) => one.blog.key),
            { targetPost, post: notePostOf(last.key) },
          ),
        ]
      : []),
  ];
}

function asks(): Notification[] {
  return world.desk
    .filter((post) => post.state === 'ask' && post.blog === marlow)
    .map((post) =>
      told(
        'ask',
        epoch(post.at),
        post.askingBlog ? `${post.askingBlog.name} asked you something` : 'Somebody asked you something',
        post.askingBlog ? [post.askingBlog.key] : [],
        {
          askText: post.summary,
          post: notePostOf(post.key),
          ...(post.askingBlog ? {} : { isAnonymous: true }),
        },
      ),
    );
}

const storm = notePostOf('marlow-lighthouse-storm');
const jetty = notePostOf('marlow-jetty-blue');
const poles = notePostOf('marlow-poles');
const nightOwls = { name: 'night-photographers', title: 'Night photographers' };

/** Notifications that do not follow from posts: gifts, badges, campaigns, communities, appeals. */
const rest: Notification[] = [
  told('follow', ago('12d 2h'), 'tamsin followed you', ['tamsin']),
  told('mention_in_post', ago('41m'), 'plot-fourteen mentioned you', ['greta'], {
    post: notePostOf('slugs-marlow'),
  }),
  told('mention_in_reply', ago('5h'), 'small-hours-press mentioned you in a reply', ['ferran'], {
    targetPost: notePostOf('tamsin-cloud'),
    replyId: 'reply:ferran:cloud',
    replyText: '@marlow you owe us this cloud',
  }),
  told('conversational_note', ago('7h'), 'kilnside also replied to a post you replied to', ['kilnside'], {
    targetPost: notePostOf('odile-burnt'),
    replyId: 'reply:kilnside:burnt',
    replyText: 'Mine do that at 1,240 degrees. Yours is early.',
  }),
  told('answered_ask', ago('10d 6h'), 'tamsin answered your ask', ['tamsin'], {
    post: notePostOf('tamsin-ask-telescope'),
  }),
  told('new_post', ago('11h'), 'loopkin posted', ['loopkin'], { post: notePostOf('loopkin-lighthouse') }),
  told('community_invitation', ago('13h'), 'tamsin invited you to Night photographers', ['tamsin'], {
    community: { ...nightOwls, role: 'member' },
  }),
  told('collection_invitation', ago('14h'), 'odile asks you to keep Warm things together', ['odile'], {
    collection: { id: 'col-warm-things', title: 'Warm things', url: '/odile/collections/col-warm-things' },
  }),
  told('collection_news', ago('15h'), 'New posts in Quiet water', [], {
    collection: { id: 'col-quiet-water', title: 'Quiet water', url: '/marlow/collections/col-quiet-water' },
  }),
  told('gift', ago('16h'), 'Somebody gave you a badge', [], {
    gift: { id: 'gift_tea_01', title: 'A cup of tea', message: 'For the fog.' },
  }),
  told('earned_badge', ago('20h'), 'You earned a badge', [], {
    badge: { slug: 'two-years', title: 'Two years here' },
  }),
  told('milestone_like', ago('1d'), 'Your post has 40 likes', [], {
    targetPost: storm,
    milestone: { value: 40 },
  }),
  told('blaze_approved', ago('1d 2h'), 'Your blaze was approved', [], {
    targetPost: jetty,
    campaignId: 'cmp_jetty',
    paid: {
      event: 'campaign-approved',
      url: '/blog/marlow/blaze/waiting/cmp_jetty',
      hasMoney: false,
      dayTs: ago('1d 1h'),
    },
  }),
  told('blaze_started', ago('1d 1h'), 'Your blaze began', [], {
    targetPost: jetty,
    campaignId: 'cmp_jetty',
    paid: {
      event: 'campaign-started',
      url: '/blog/marlow/blaze/burning/cmp_jetty',
      hasMoney: false,
      dayTs: ahead('2d'),
    },
  }),
  told('blaze_finished', ago('5h'), 'Your blaze is over', [], {
    targetPost: storm,
    campaignId: 'cmp_storm',
    paid: { event: 'campaign-finished', url: '/blog/marlow/blaze/ended/cmp_storm', hasMoney: true },
  }),
  told('blaze_by_other', ago('2d'), 'odile blazed your post', ['odile'], {
    targetPost: storm,
    campaignId: 'cmp_storm_odile',
    paid: {
      event: 'campaign-by-other',
      url: '/blog/marlow/blaze/burning/cmp_storm_odile',
      hasMoney: false,
      blogName: 'odile',
    },
  }),
  told('post_flagged', ago('2d 4h'), 'A label was put on your post', [], {
    targetPost: poles,
    appeal: { state: 'flagged', labels: ['general'], canAppeal: true },
  }),
  told('post_appeal_accepted', ago('2d 1h'), 'The label is gone', [], {
    targetPost: poles,
    appeal: { state: 'accepted', labels: [], canAppeal: false },
  }),
  told('post_appeal_rejected', ago('30d'), 'The label stays', [], {
    targetPost: notePostOf('offcuts-rain'),
    appeal: { state: 'rejected', labels: ['general'], canAppeal: false },
  }),
  told('community_request_approved', ago('3d'), 'You are a member of Film swap', [], {
    community: { name: 'film-swap', title: 'Film swap', role: 'member' },
  }),
  told('community_comment', ago('3d 6h'), 'plot-fourteen commented on your post in Film swap', ['greta'], {
    community: { name: 'film-swap', title: 'Film swap' },
    replyId: 'reply:greta:swap',
    replyText: 'Two rolls for a jar of beans?',
  }),
  told('post_attribution', ago('5d'), 'four-small-panels used your picture', ['panels'], {
    targetPost: jetty,
  }),
  told('publish_failed', ago('4d'), 'Your post could not be published', [], {
    targetPost: notePostOf('draft-marlow-coast'),
    publishFault:
      'Something in this post kept it from being published. Look through it and publish it again.',
  }),
  told('boop', ago('6d'), 'a-cat-objects booped you', ['cat']),
  told('milestone_follower', ago('12d'), '25 blogs follow you', [], { milestone: { value: 25 } }),
  told('what_you_missed', ago('9d'), 'While you were away', [], {
    targetPost: notePostOf('tamsin-meteor-log'),
  }),
  told('milestone_birthday', ago('105d'), 'Your blog is two', [], { milestone: { value: 2 } }),
];

const own = world.posts.filter(
  (post) => post.blog === marlow && post.parent === null && post.at > (now - 10 * 86_400) * 1000,
);
const notifications: Notification[] = [
  ...own.flatMap((post) => [...likesOf(post), ...repliesTo(post), ...reblogsOf(post)]),
  ...asks(),
  ...rest,
]
  .toSorted((a, b) => b.timestamp - a.timestamp)
  .map((one, index) => ({ ...one, unread: index < UNREAD }));

const { firstPage, nextPage, lastPage, empty } = listPages({
  key: 'notifications',
  path: '/v2/blog/marlow/notifications',
  by: 'cursor',
  items: notifications,
  more: (items) => ({ unreadCount: items.length === 0 ? 0 : UNREAD }),
});
const filtered = (summary: string, kind: (type: Notification['type']) => boolean) => ({
  summary,
  value: { notifications: notifications.filter((one) => kind(one.type)), links: {}, unreadCount: UNREAD },
});

/** Notifications of Marlow's blog. */
export const examples = {
  listNotifications: {
    responses: {
      200: {
        firstPage,
        nextPage,
        lastPage,
        empty,
        mentions: filtered('Only mentions', (type) => type.startsWith('mention')),
        replies: filtered('Only replies', (type) => type === 'reply' || type === 'conversational_note'),
        reblogs: filtered('Only reblogs', (type) => type.startsWith('reblog')),
      },
    },
  },
  markNotificationsRead: {
    request: {
      all: { summary: 'All', value: {} },
      until: { summary: 'Up to the one on top', value: { until: notifications[0]?.timestamp ?? now } },
    },
  },
} satisfies Examples;
