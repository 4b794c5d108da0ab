import type { Body, Mutant } from '../mutant.ts';
import { alterFailure, alterSuccess, answer } from '../proxy-faults.ts';

/** Changes the first item of a list in a success. */
function alterFirstItem(operation: string, list: string, change: (item: Body) => void) {
  return alterSuccess(operation, (response) => {
    const [first] = response[list] ?? [];
    if (first) change(first);
  });
}

const kind = 'shape';

/** Faults of answers that violate their schema. */
export const shapes: readonly Mutant[] = [
  {
    name: 'field-dropped',
    kind,
    title: 'listUserLikes leaves `links` out',
    proxy: alterSuccess('listUserLikes', (r) => delete r.links),
  },
  {
    name: 'field-renamed',
    kind,
    title: 'listFollowedTags calls its list `labels`',
    proxy: alterSuccess('listFollowedTags', (r) => {
      r.labels = r.tags;
      delete r.tags;
    }),
  },
  {
    name: 'field-of-another-type',
    kind,
    title: 'getUserInfo says `isLoggedIn: "yes"`',
    proxy: alterSuccess('getUserInfo', (r) => {
      r.isLoggedIn = 'yes';
    }),
  },
  {
    name: 'field-null',
    kind,
    title: 'getBlogInfo answers a blog whose title is null',
    proxy: alterSuccess('getBlogInfo', (r) => {
      r.blog.title = null;
    }),
  },
  {
    name: 'id-as-number',
    kind,
    title: 'createPost gives the id as a number, which loses its last digits',
    proxy: alterSuccess('createPost', (r) => {
      r.id = Number(r.id);
    }),
  },
  {
    name: 'state-unknown',
    kind,
    title: 'getPost says `state: "live"`',
    proxy: alterSuccess('getPost', (r) => {
      r.post.state = 'live';
    }),
  },
  {
    name: 'field-in-snake-case',
    kind,
    title: 'getPost says `like_count`',
    proxy: alterSuccess('getPost', (r) => {
      r.post.like_count = r.post.likeCount;
      delete r.post.likeCount;
    }),
  },
  {
    name: 'time-in-milliseconds-as-text',
    kind,
    title: 'getReply gives its time as text',
    proxy: alterSuccess('getReply', (r) => {
      r.note.timestamp = new Date(r.note.timestamp * 1000).toISOString();
    }),
  },
  {
    name: 'note-of-unknown-type',
    kind,
    title: 'listNotes calls a like "love"',
    proxy: alterFirstItem('listNotes', 'notes', (note) => {
      note.type = 'love';
    }),
  },
  {
    name: 'notification-without-type',
    kind,
    title: 'listNotifications leaves the type out',
    proxy: alterFirstItem('listNotifications', 'notifications', (one) => delete one.type),
  },
  {
    name: 'follower-without-name',
    kind,
    title: 'listBlogFollowers leaves the name of a follower out',
    proxy: alterFirstItem('listBlogFollowers', 'users', (user) => delete user.name),
  },
  {
    name: 'saved-post-without-time',
    kind,
    title: 'listSavedPosts leaves `savedTs` out',
    proxy: alterFirstItem('listSavedPosts', 'savedPosts', (saved) => delete saved.savedTs),
  },
  {
    name: 'conversation-id-as-number',
    kind,
    title: 'listConversations gives ids as numbers',
    proxy: alterFirstItem('listConversations', 'conversations', (one) => {
      one.id = Number(one.id);
    }),
  },
  {
    name: 'filter-without-action',
    kind,
    title: 'listFilteredTags leaves a field of its items out',
    proxy: alterFirstItem('listFilteredTags', 'filteredTags', (one) => {
      for (const name of Object.keys(one)) if (name !== 'tag') delete one[name];
    }),
  },
  {
    name: 'session-list-as-object',
    kind,
    title: 'listSessions answers an object by id instead of a list',
    proxy: alterSuccess('listSessions', (r) => {
      r.sessions = Object.fromEntries(r.sessions.map((one: Body) => [one.id, one]));
    }),
  },
  {
    name: 'total-as-text',
    kind,
    title: 'listDrafts gives its total as text',
    proxy: alterSuccess('listDrafts', (r) => {
      r.total = String(r.total);
    }),
  },
  {
    name: 'found-post-without-blog',
    kind,
    title: 'searchPosts leaves the blog of a post out',
    proxy: alterSuccess('searchPosts', (r) => {
      for (const element of r.timeline.elements) delete element.blog;
    }),
  },
  {
    name: 'element-without-blog',
    kind,
    title: 'getDashboard sends a blog between posts without the blog',
    proxy: alterSuccess('getDashboard', ({ timeline }) => {
      timeline.elements.push({ objectType: 'blog_row', id: 'blog-1', canDismiss: true });
    }),
  },
  {
    name: 'no-meta',
    kind,
    title: 'getUserCounts has no `meta`',
    proxy: answer('getUserCounts', (got) => {
      if (got.json) delete got.json.meta;
    }),
  },
  {
    name: 'meta-of-another-status',
    kind,
    title: '`meta.status` of likePost is not its status',
    proxy: answer('likePost', (got) => {
      if (got.json && got.status === 200) got.json.meta.status = 201;
    }),
  },
  {
    name: 'no-envelope',
    kind,
    title: 'listQueue answers without the envelope',
    proxy: answer('listQueue', (got) => {
      if (got.status === 200) got.json = got.json.response;
    }),
  },
  {
    name: 'failure-without-errors',
    kind,
    title: '404 answers have no list of errors',
    proxy: alterFailure('getPost', 4004, (got) => delete got.json.errors),
  },
  {
    name: 'code-as-text',
    kind,
    title: 'likePost gives codes as text',
    proxy: answer('likePost', (got) => {
      for (const error of got.json?.errors ?? []) error.code = String(error.code);
    }),
  },
  {
    name: 'body-cut',
    kind,
    title: 'listTrail leaves its last item out',
    proxy: answer('listTrail', (got) => {
      got.text = got.text.slice(0, -2);
    }),
  },
  {
    name: 'json-as-text',
    kind,
    title: 'getHubHeader calls its JSON text/plain',
    proxy: answer('getHubHeader', (got) => got.headers.set('content-type', 'text/plain')),
  },
];
