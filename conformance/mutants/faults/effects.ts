import type { Handlers } from '#server/http/contract/handler.ts';
import type { Mutant, ProxyFault } from '../mutant.ts';
import { alterRequest, alterSuccess, skipEffect } from '../proxy-faults.ts';

function change(name: string, title: string, proxy: ProxyFault): Mutant {
  return { name, kind: 'effect', title, proxy };
}
function nothing(operation: keyof Handlers): Mutant {
  return {
    name: `${operation}-does-nothing`,
    kind: 'effect',
    title: `${operation} answers success and changes nothing`,
    inner: skipEffect(operation),
  };
}

/** Faults of writes that do nothing, too much, or something to others. */
export const effects: readonly Mutant[] = [
  ...(
    [
      'deletePost',
      'pinPost',
      'markNotificationsRead',
      'markConversationRead',
      'removeSavedPost',
      'unhidePost',
      'removeFilteredTag',
      'unblockBlog',
      'reorderQueue',
      'deleteSavedFolder',
      'setOption',
      'deleteTab',
    ] as const
  ).map(nothing),
  change(
    'description-dropped',
    'editBlogSettings does not keep the description',
    alterRequest('editBlogSettings', (body) => {
      if (body.description?.length <= 1000) delete body.description;
    }),
  ),
  change(
    'mute-dropped',
    'A muted blog is not in the list of muted blogs',
    alterSuccess('listMutedBlogs', (r) => {
      r.mutedBlogs = [];
    }),
  ),
  change(
    'marker-dropped',
    'A marker of a timeline is not kept',
    alterSuccess('listTimelineMarkers', (r) => {
      r.markers = [];
    }),
  ),
  change(
    'draft-published',
    'A draft is published at once',
    alterRequest('createPost', (body) => {
      if (body.state === 'draft') body.state = 'published';
    }),
  ),
  change(
    'publishing-keeps-draft',
    'publishPost does not publish a draft',
    alterRequest('publishPost', (body) => {
      if (body.state === 'published') body.state = 'draft';
    }),
  ),
  {
    name: 'unlike-for-all',
    kind: 'effect',
    title: 'unlikePost removes the likes of all members',
    inner: {
      statement: {
        find: 'delete from likes where user_id = $1 and post_id = $2',
        put: 'delete from likes where $1::bigint is not null and post_id = $2',
      },
    },
  },
  {
    name: 'unfollow-for-all',
    kind: 'effect',
    title: 'unfollowBlog removes all followers',
    inner: {
      statement: {
        find: 'delete from follows where user_id = $1 and blog_id = $2 returning',
        put: 'delete from follows where $1::bigint is not null and blog_id = $2 returning',
      },
    },
  },
  change(
    'dashboard-without-followed',
    'The dashboard leaves posts of followed blogs out',
    alterSuccess('getDashboard', ({ timeline }) => {
      timeline.elements = [];
    }),
  ),
  change('tag-filter-passed-over', 'listBlogPosts ignores `tag`', {
    operation: 'listBlogPosts',
    request: ({ url }) => url.searchParams.delete('tag'),
  }),
  change('type-filter-passed-over', 'listBlogPosts ignores `type`', {
    operation: 'listBlogPosts',
    request: ({ url }) => url.searchParams.delete('type'),
  }),
  change('search-finds-anything', 'searchBlogPosts ignores the query', {
    operation: 'searchBlogPosts',
    request: ({ url }) => {
      if (url.searchParams.has('query')) url.searchParams.set('query', 'word');
    },
  }),
  change(
    'oldest-first',
    'listBlogPosts begins with the oldest post',
    alterSuccess('listBlogPosts', ({ posts }) => posts.reverse()),
  ),
];
