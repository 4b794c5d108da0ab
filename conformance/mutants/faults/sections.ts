import type { Mutant } from '../mutant.ts';
import { alterRequest, alterSuccess } from '../proxy-faults.ts';

/** Faults that one of the sections by rows is for: edits, fields, filters, views, marks, visibility and invariants. */
export const sections: readonly Mutant[] = [
  {
    name: 'edit-resets-another-field',
    kind: 'effect',
    title: 'editTab shows reblogs again when only the title is sent',
    proxy: alterRequest('editTab', (body) => {
      if (body.title !== undefined && body.hide_reblogs === undefined) body.hide_reblogs = false;
    }),
  },
  {
    name: 'edit-keeps-what-is-left-out',
    kind: 'effect',
    title: 'setModerationTemplate keeps a reason that is left out',
    proxy: {
      operation: 'setModerationTemplate',
      request: ({ json }, { own }) => {
        if (json === undefined) return;
        json.reason ??= own.get('reason');
        own.set('reason', json.reason);
      },
    },
  },
  {
    name: 'filters-are-not-combined',
    kind: 'paging',
    title: 'listNotifications ignores `from` beside `types[]`',
    proxy: {
      operation: 'listNotifications',
      request: (sent) => {
        if (sent.url.searchParams.has('types[]')) sent.url.searchParams.delete('from');
      },
    },
  },
  {
    name: 'saved-posts-count-a-reply-more',
    kind: 'counter',
    title: 'listSavedPosts counts a reply more than there are',
    proxy: alterSuccess('listSavedPosts', ({ savedPosts }) => {
      for (const { post } of savedPosts) if (post.replyCount > 0) post.replyCount += 1;
    }),
  },
  {
    name: 'hidden-blogs-are-found',
    kind: 'effect',
    title: 'searchPosts finds posts of blogs that hide from search',
    about: 'searchPosts',
    inner: {
      statement: {
        find: 'not exists (select 1 from blogs b where b.id = s.blog_id and b.is_unlisted)',
        put: 'true',
      },
    },
  },
  {
    name: 'blog-tells-an-address',
    kind: 'shape',
    title: 'getBlogInfo tells the e-mail address of the owner in a field of its own',
    proxy: alterSuccess('getBlogInfo', ({ blog }) => {
      blog.ownerEmail = 'somebody@example.com';
    }),
  },
  {
    name: 'mute-ends-in-milliseconds',
    kind: 'effect',
    title: 'muteBlog takes the length of a mute as milliseconds',
    proxy: alterRequest('muteBlog', (body) => {
      if (body.expires_in > 1000) body.expires_in = Math.ceil(body.expires_in / 1000);
    }),
  },
  {
    name: 'save-shows-in-one-place-only',
    kind: 'effect',
    title: 'searchPosts says of no post that the member saved it',
    proxy: alterSuccess('searchPosts', ({ timeline }) => {
      for (const element of timeline.elements) if (element.saved) element.saved = false;
    }),
  },
  {
    name: 'new-draft-lacks-its-tags',
    kind: 'shape',
    title: 'createPost answers a draft without its tags',
    proxy: alterSuccess('createPost', ({ post }) => {
      if (post?.state === 'draft') post.tags = [];
    }),
  },
  {
    name: 'unknown-order-is-the-usual-one',
    kind: 'shape',
    title: 'listNotes takes an unknown order for the usual one',
    proxy: {
      operation: 'listNotes',
      request: ({ url }) => {
        const sort = url.searchParams.get('sort');
        if (sort !== null && sort !== 'asc' && sort !== 'desc') url.searchParams.delete('sort');
      },
    },
  },
  {
    name: 'likes-are-counted-apart',
    kind: 'counter',
    title: 'listUserLikes leaves replies out of the number of notes',
    proxy: alterSuccess('listUserLikes', ({ likedPosts }) => {
      for (const post of likedPosts) post.noteCount -= post.replyCount;
    }),
  },
  {
    name: 'edited-before-it-was-made',
    kind: 'shape',
    title: 'getPost answers an edit that was before the post',
    proxy: alterSuccess('getPost', ({ post }) => {
      if (post.editedTs !== undefined) post.editedTs = post.timestamp - 3600;
    }),
  },
];
