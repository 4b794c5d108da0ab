import { likeNote, reblogNote, replyNote } from '../world/present.ts';
import type { Examples } from './define.ts';
import { exampleName, namedAfter } from './names.ts';
import { pageExamples, splitIntoPages } from './pages.ts';
import { createPostRequests } from './requests.ts';
import { postsByBlog, shownPosts } from './timelines.ts';
import { blogOf, cursorOf, MEMBER, pictureOf, postOf, type Schemas, world } from './world.ts';

type Post = Schemas['Post'];
type Note = Schemas['Note'];

/** The post whose notes the examples show: it has some of every kind. */
const noted = world.post('412-cat');

const notes: Note[] = [
  ...world.likes.filter((like) => like.post.root === noted.root).map((like) => likeNote(like, MEMBER)),
  ...world.replies.filter((reply) => reply.post.root === noted.root).map((reply) => replyNote(reply, MEMBER)),
  ...world.posts
    .filter((post) => post.parent && post.root === noted.root)
    .map((post) => reblogNote(post, MEMBER)),
].toSorted((a, b) => b.timestamp - a.timestamp);

const totals = {
  totalNotes: notes.length,
  totalLikes: notes.filter((note) => note.type === 'like').length,
  totalReblogs: notes.filter((note) => note.type === 'reblog').length,
  totalReplies: notes.filter((note) => note.type === 'reply').length,
};
const noTotals = { totalNotes: 0, totalLikes: 0, totalReblogs: 0, totalReplies: 0 };

const notesPage = (some: Note[], links: Schemas['PageLinks']): Schemas['NotesPage'] => ({
  notes: some,
  ...(some.length === 0 ? noTotals : totals),
  links,
});

const onlyOf = (type: Note['type'], summary: string) => ({
  summary,
  value: notesPage(notes.filter((note) => note.type === type).slice(0, 12), {}),
});

/** Returns a post's counters after the member likes or unlikes it. */
function countersOf(post: Post, liked: boolean): Schemas['PostCounters'] {
  const change = Number(liked) - Number(post.liked);
  return {
    id: post.id,
    liked,
    noteCount: Math.max(0, post.noteCount + change),
    likeCount: Math.max(0, post.likeCount + change),
    reblogCount: post.reblogCount,
    replyCount: post.replyCount,
    selfReplyCount: post.selfReplyCount,
  };
}

const likeAnswers = (liked: boolean) =>
  namedAfter(
    shownPosts,
    (post) => post.id,
    (post) => ({ summary: post.summary || `A reblog by ${post.blogName}`, value: countersOf(post, liked) }),
  );

const likeRequest = {
  fromTheDashboard: {
    summary: 'From the dashboard',
    value: {
      id: noted.id,
      reblog_key: noted.reblogKey,
      tumblelog_name: noted.blog.name,
      context: 'dashboard',
      display_mode: 'list',
    },
  },
  asLittleAsPossible: {
    summary: 'As little as possible',
    value: { id: noted.id, reblog_key: noted.reblogKey },
  },
};

/** Returns the answer to creating a post in a state. */
function created(key: string, displayText: string, changes: Partial<Post> = {}): Schemas['CreatedPost'] {
  const post = { ...postOf(key), ...changes };
  return { id: post.id, state: post.state, displayText, post };
}

export const examples = {
  listBlogPosts: {
    responses: {
      200: {
        ...pageExamples({
          path: '/v2/blog/marlow/posts',
          items: splitIntoPages(postsByBlog.get(MEMBER) ?? [], 6, 4, 3),
          queries: [{ cursor: cursorOf('blog:2') }, { cursor: cursorOf('blog:3') }],
          payload: (posts, links) => ({
            blog: blogOf(MEMBER),
            posts,
            totalPosts: posts.length === 0 ? 0 : world.blog(MEMBER).postCount,
            links,
          }),
        }),
        ...namedAfter(
          [...postsByBlog].filter(([key]) => key !== MEMBER),
          ([key]) => world.blog(key).name,
          ([key, posts]) => ({
            summary: `The blog ${world.blog(key).name}`,
            value: { blog: blogOf(key), posts, totalPosts: posts.length, links: {} },
          }),
        ),
      },
    },
  },
  createPost: {
    request: createPostRequests,
    responses: {
      201: {
        published: { summary: 'Published', value: created('marlow-seven-ridges', 'Posted to marlow') },
        draft: { summary: 'Kept as a draft', value: created('draft-marlow-zine', 'Saved as a draft') },
        queue: { summary: 'In the queue', value: created('queue-marlow-1', 'Added to your queue') },
        private: {
          summary: 'For nobody else',
          value: created('marlow-jetty-blue', 'Posted privately', { state: 'private' }),
        },
        ask: {
          summary: 'The question is on its way',
          value: created('ask-odile-1', 'Your question was sent to odile'),
        },
      },
    },
  },
  getPost: {
    responses: {
      200: namedAfter(
        shownPosts,
        (post) => post.id,
        (post) => ({
          summary: post.summary || `A reblog by ${post.blogName}`,
          value: {
            post,
            blog: blogOf(world.blogs.find(({ name }) => name === post.blogName)?.key ?? MEMBER),
          },
        }),
      ),
    },
  },
  editPost: {
    request: {
      tags: { summary: 'Only the tags', value: { tags: 'fog, morning' } },
      content: {
        summary: 'Other words',
        value: { content: [{ type: 'text', text: 'It has moved in for good.' }], tags: 'fog' },
      },
      publishDraft: { summary: 'A draft is published', value: { state: 'published' } },
    },
    responses: {
      200: {
        edited: {
          summary: 'Edited',
          value: created('marlow-seven-ridges', 'Saved', {
            editedTs: postOf('marlow-seven-ridges').timestamp + 60,
          }),
        },
      },
    },
  },
  likePost: { request: likeRequest, responses: { 200: likeAnswers(true) } },
  unlikePost: { request: likeRequest, responses: { 200: likeAnswers(false) } },
  listNotes: {
    responses: {
      200: {
        ...pageExamples({
          path: `/v2/blog/${noted.blog.name}/notes`,
          items: splitIntoPages(notes, 12, 8, 5),
          queries: [{ cursor: cursorOf('notes:2') }, { cursor: cursorOf('notes:3') }],
          payload: notesPage,
        }),
        likes: onlyOf('like', 'Only likes'),
        reblogs: onlyOf('reblog', 'Only reblogs'),
        replies: onlyOf('reply', 'Only replies'),
        conversation: onlyOf('reply', 'Replies and reblogs with words'),
      },
    },
  },
  uploadImage: {
    responses: {
      201: {
        uploaded: {
          summary: 'Taken in',
          value: {
            mediaKey: exampleName('marlow-seven-ridges'),
            media: pictureOf('marlow-seven-ridges').media,
            colors: pictureOf('marlow-seven-ridges').colors ?? [],
          },
        },
      },
    },
  },
} satisfies Examples;
