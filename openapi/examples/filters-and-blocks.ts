import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { ago, ahead, notePostOf } from './shapes.ts';
import { blogRefOf, now, postOf, type Schemas } from './world.ts';

type Scope = Schemas['FilterScope'];

const everywhere: Scope[] = ['dashboard', 'discovery', 'blogs', 'communities', 'activity'];

const filteredTags: Schemas['FilteredTag'][] = [
  { tag: 'spiders', action: 'hide', scopes: everywhere, createdTs: ago('2h') },
  {
    tag: 'season finale',
    action: 'warn',
    scopes: ['dashboard', 'discovery'],
    createdTs: ago('5d'),
    expiresTs: ahead('2d'),
  },
  { tag: 'flour prices', action: 'warn', scopes: everywhere, createdTs: ago('12d'), expiresTs: ahead('1d') },
  { tag: 'politics', action: 'hide', scopes: ['dashboard'], createdTs: ago('80d') },
  { tag: 'medical', action: 'warn', scopes: everywhere, createdTs: ago('140d') },
  { tag: 'flashing lights', action: 'hide', scopes: everywhere, createdTs: ago('300d') },
];
const filteredContent: Schemas['FilteredContent'][] = [
  {
    content: 'who did it was',
    action: 'hide',
    scopes: everywhere,
    createdTs: ago('1d'),
    expiresTs: ahead('6d'),
  },
  { content: 'needles', action: 'warn', scopes: everywhere, createdTs: ago('22d') },
  { content: 'giveaway', action: 'hide', scopes: ['dashboard', 'discovery'], createdTs: ago('61d') },
];
const mutedBlogs: Schemas['MutedBlog'][] = [
  {
    blog: blogRefOf('cat'),
    kind: 'all',
    scopes: ['dashboard'],
    createdTs: ago('3h'),
    expiresTs: ahead('7d'),
  },
  { blog: blogRefOf('panels'), kind: 'reblogs', scopes: ['dashboard'], createdTs: ago('19d') },
  {
    blog: blogRefOf('bitbarrow'),
    kind: 'tag',
    tag: 'retro games',
    scopes: everywhere,
    createdTs: ago('77d'),
  },
];
const blocks: Schemas['BlockedBlog'][] = [
  { blog: blogRefOf('bus-route-29'), createdTs: ago('6d') },
  { blog: blogRefOf('yard-sale-orchestra'), createdTs: ago('34d') },
  { blog: blogRefOf('velvet-mushroom'), createdTs: ago('211d') },
];

function hidden(key: string, createdTs: number): Schemas['HiddenPost'] {
  const { id, blogName, summary } = notePostOf(key);
  return { rootPostId: id, blogName, summary, createdTs };
}
const hiddenPosts = [
  hidden('odile-burnt', ago('9h')),
  hidden('tamsin-cloud', ago('4d')),
  hidden('ferran-short', ago('30d')),
];

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new RangeError('An empty list');
  return item;
};

/** Filters, mutes, hidden posts and blocks of a member. */
export const examples = {
  listFilteredTags: {
    responses: {
      200: listPages({
        key: 'filteredTags',
        path: '/v2/user/filtered_tags',
        by: 'offset',
        items: filteredTags,
        more: totalOf,
      }),
    },
  },
  addFilteredTags: {
    request: {
      forever: {
        summary: 'Hide a tag for good',
        value: { filtered_tags: ['spiders'], action: 'hide' as const },
      },
      aWeek: {
        summary: 'Warn of a tag for a week',
        value: {
          filtered_tags: ['season finale'],
          action: 'warn' as const,
          scopes: ['dashboard' as const, 'discovery' as const],
          expires_in: 604_800,
        },
      },
    },
    responses: {
      201: {
        forever: { summary: 'Hidden for good', value: { filteredTags: filteredTags.slice(0, 1) } },
        aWeek: {
          summary: 'Warned of for a week',
          value: {
            filteredTags: [
              {
                tag: 'season finale',
                action: 'warn' as const,
                scopes: ['dashboard' as const, 'discovery' as const],
                createdTs: now,
                expiresTs: ahead('7d'),
              },
            ],
          },
        },
      },
    },
  },
  listFilteredContent: {
    responses: {
      200: listPages({
        key: 'filteredContent',
        path: '/v2/user/filtered_content',
        by: 'offset',
        items: filteredContent,
        more: totalOf,
      }),
    },
  },
  addFilteredContent: {
    request: singleExample('Hide an ending for a week', {
      filtered_content: ['who did it was'],
      action: 'hide' as const,
      expires_in: 604_800,
    }),
    responses: { 201: singleExample('Hidden for a week', { filteredContent: filteredContent.slice(0, 1) }) },
  },
  listMutedBlogs: {
    responses: {
      200: listPages({
        key: 'mutedBlogs',
        path: '/v2/user/muted_blogs',
        by: 'offset',
        items: mutedBlogs,
        more: totalOf,
      }),
    },
  },
  muteBlog: {
    request: {
      aWeek: {
        summary: 'A quiet week',
        value: { tumblelog: blogRefOf('cat').name, expires_in: 604_800, scopes: ['dashboard' as const] },
      },
      reblogs: {
        summary: 'No more reblogs',
        value: { tumblelog: blogRefOf('panels').name, kind: 'reblogs' as const },
      },
      tag: {
        summary: 'One of its tags',
        value: { tumblelog: 'bitbarrow', kind: 'tag' as const, tag: 'retro games' },
      },
    },
    responses: { 201: singleExample('Muted', { mutedBlog: first(mutedBlogs) }) },
  },
  listMutedPosts: {
    responses: {
      200: listPages({
        key: 'posts',
        path: '/v2/user/muted_posts',
        by: 'cursor',
        items: ['odile-poll-crust', 'tamsin-chat-cats', 'marlow-lighthouse-storm'].map((key) => ({
          ...postOf(key),
          muted: true,
        })),
      }),
    },
  },
  listHiddenPosts: {
    responses: {
      200: listPages({ key: 'hiddenPosts', path: '/v2/user/hidden_posts', by: 'cursor', items: hiddenPosts }),
    },
  },
  hidePost: {
    request: singleExample('A post of the chain', { post_id: notePostOf('odile-burnt').id }),
    responses: { 201: singleExample('Hidden with its reblogs', { hiddenPost: first(hiddenPosts) }) },
  },
  listUserBlocks: {
    responses: {
      200: listPages({ key: 'blocks', path: '/v2/user/blocks', by: 'offset', items: blocks, more: totalOf }),
    },
  },
  blockBlog: { responses: { 200: singleExample('Blocked', { block: first(blocks) }) } },
} satisfies Examples;
