import { reblogNote, replyNote } from '../world/present.ts';
import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { pageExamples, splitIntoPages } from './pages.ts';
import { ago, ahead, artOf } from './shapes.ts';
import { blogOf, cursorOf, MEMBER, now, postOf, type Schemas, world } from './world.ts';

const moon = postOf('tamsin-moon-tonight');
const jetty = postOf('marlow-jetty-blue');
const countersOf = (post: Schemas['Post'], replies = 0): Schemas['PostCounters'] => ({
  id: post.id,
  liked: post.liked,
  noteCount: post.noteCount + replies,
  likeCount: post.likeCount,
  reblogCount: post.reblogCount,
  replyCount: post.replyCount + replies,
  selfReplyCount: post.selfReplyCount,
});

const replies = world.replies
  .filter((reply) => reply.post.key === 'marlow-jetty-blue')
  .map((reply) => replyNote(reply, MEMBER));
const [firstReply] = replies as [Schemas['Note']];
const said: Schemas['Note'] = {
  ...firstReply,
  id: '2762109990000000001',
  replyId: '2762109990000000001',
  postId: moon.id,
  timestamp: now,
  blog: postOf('marlow-seven-ridges').blog,
  replyText: 'I can see it from the jetty. It is enormous.',
  canDelete: true,
};

const reblogs = world.posts.filter((post) => post.root.key === 'tamsin-moon-tonight' && post.parent !== null);
const passedOn = postOf('slugs-marlow');
const root = world.post('tamsin-moon-tonight');
const nodeOf = (post: typeof root): Schemas['ReblogNode'] => ({
  postId: post.id,
  ...(post.parent ? { parentPostId: post.parent.id } : {}),
  blogName: post.blog.name,
  avatar: post.blog.avatar.slice(-1),
  timestamp: Math.floor(post.at / 1000),
  noteCount: post.likedBy.size,
  ...(reblogNote(post).addedText ? { addedText: reblogNote(post).addedText as string } : {}),
});

const report: Schemas['Report'] = {
  id: 'report-post-1',
  reason: 'spam',
  note: 'An advertisement for accordions.',
  createdTs: now,
  state: 'open',
};

const sound: Schemas['UploadedMedia'] = {
  mediaKey: 'hut-wind',
  media: { url: '/media/world/hut-wind.wav', type: 'audio/wav', mediaKey: 'hut-wind' },
  duration: 42.5,
  title: 'Wind, 03:10',
  artist: 'hut-2304',
};
const film: Schemas['UploadedMedia'] = {
  mediaKey: 'jetty-at-six',
  media: {
    url: '/media/u/jetty-at-six.mp4',
    type: 'video/mp4',
    mediaKey: 'jetty-at-six',
    width: 1920,
    height: 1080,
  },
  variants: [
    {
      url: '/media/u/jetty-at-six-720.mp4',
      type: 'video/mp4',
      mediaKey: 'jetty-at-six',
      width: 1280,
      height: 720,
    },
  ],
  duration: 38,
  poster: artOf('marlow-jetty-blue').slice(-1),
};
const waiting: Schemas['Upload'] = {
  uploadId: 'upload-7f31',
  kind: 'video',
  state: 'waiting',
  progress: 0,
  uploadUrl: '/v2/media/uploads/upload-7f31',
  resumeUrl: '/media/uploads/upload-7f31',
  method: 'PUT',
  expiresTs: ahead('1h'),
  name: 'jetty-at-six.mp4',
};
const processing: Schemas['Upload'] = {
  uploadId: 'upload-7f31',
  kind: 'video',
  state: 'processing',
  progress: 40,
  bytes: 214_748_364,
  name: 'jetty-at-six.mp4',
};
const ready: Schemas['Upload'] = { ...processing, state: 'ready', progress: 100, video: film };
const made: Schemas['Upload'] = { ...ready, video: { ...film, isTranscoding: true } };

/** Single posts: replies, polls, reports, labels, embeds, media. */
export const examples = {
  mutePost: {
    request: {
      day: { summary: 'For a day', value: { mute_length_seconds: 86_400 } },
      forever: { summary: 'For ever', value: { mute_length_seconds: 0 } },
    },
    responses: {
      200: singleExample('Muted for a day', { id: jetty.id, muted: true, muteEndTimestamp: ahead('1d') }),
    },
  },
  unmutePost: {
    responses: { 200: singleExample('Not muted', { id: jetty.id, muted: false, muteEndTimestamp: now }) },
  },
  replyToPost: {
    request: {
      usual: {
        summary: 'A reply',
        value: {
          post_id: moon.id,
          reply_text: 'I can see it from the jetty. It is enormous.',
          reblog_key: moon.reblogKey,
          tumblelog: moon.blogName,
          reply_as: 'marlow',
        },
      },
      answer: {
        summary: 'An answer to a reply',
        value: {
          post_id: jetty.id,
          reply_text: 'Very. Its advice is “go home”.',
          reblog_key: jetty.reblogKey,
          tumblelog: jetty.blogName,
          parent_reply_id: firstReply.id,
          target_reply_id: firstReply.id,
        },
      },
    },
    responses: { 201: singleExample('It is there', { note: said, counters: countersOf(moon, 1) }) },
  },
  getReply: {
    responses: {
      200: singleExample('A reply and those around it', {
        note: firstReply,
        post: jetty,
        around: replies.slice(1, 5),
      }),
    },
  },
  listTrail: {
    responses: {
      200: pageExamples({
        path: `/v2/blog/${passedOn.blogName}/posts/${passedOn.id}/trail`,
        items: splitIntoPages(passedOn.trail, 1, 1),
        queries: [{ cursor: cursorOf('trail:2') }, { cursor: cursorOf('trail:3') }],
        payload: (trail: Schemas['TrailItem'][], links) => ({ trail, links }),
      }),
    },
  },
  deleteNote: {
    request: singleExample('A reply', { post_id: jetty.id, note_id: firstReply.id }),
    responses: { 200: singleExample('One reply less', { counters: countersOf(jetty, -1) }) },
  },
  flagNote: {
    request: singleExample('Not kind', { post_id: jetty.id, note_id: firstReply.id, reason: 'harassment' }),
  },
  reportPost: {
    request: singleExample('An advertisement', {
      reason: 'spam',
      note: 'An advertisement for accordions.',
      hide: true,
    }),
    responses: { 201: singleExample('Taken in', { report }) },
  },
  uploadAudio: { responses: { 201: singleExample('Wind', sound) } },
  uploadVideo: { responses: { 201: singleExample('Being processed', { upload: processing }) } },
  startUpload: {
    request: singleExample('A large video', {
      kind: 'video',
      type: 'video/mp4',
      bytes: 214_748_364,
      name: 'jetty-at-six.mp4',
    }),
    responses: { 201: singleExample('Where to send it', { upload: waiting }) },
  },
  getUpload: {
    responses: {
      200: {
        processing: { summary: 'Not yet', value: { upload: processing } },
        ready: { summary: 'Ready', value: { upload: ready } },
        transcoding: { summary: 'Taken in, and being made for every browser', value: { upload: made } },
        waiting: { summary: 'Nothing has arrived', value: { upload: waiting } },
        sound: {
          summary: 'A sound is ready',
          value: {
            upload: { uploadId: 'upload-7f32', kind: 'audio', state: 'ready', progress: 100, audio: sound },
          },
        },
        picture: {
          summary: 'A picture is ready',
          value: {
            upload: {
              uploadId: 'upload-7f33',
              kind: 'image',
              state: 'ready',
              progress: 100,
              image: {
                mediaKey: 'marlow-jetty-blue',
                media: artOf('marlow-jetty-blue'),
                colors: ['#1f3550', '#7f93ad'],
              },
            },
          },
        },
        failed: {
          summary: 'It is no video',
          value: {
            upload: {
              ...processing,
              state: 'failed',
              error: {
                code: 8009,
                title: 'Unknown upload error',
                detail: 'Something went wrong with this video.',
              },
            },
          },
        },
      },
    },
  },
  uploadFile: { responses: { 200: singleExample('It arrived', { upload: processing }) } },
  getPostBySlug: {
    responses: { 200: singleExample('A post by its slug', { post: moon, blog: blogOf('tamsin') }) },
  },
  getPostEmbed: {
    responses: {
      200: singleExample('A post to show elsewhere', {
        post: moon,
        blog: blogOf('tamsin'),
        embedHtml: `<iframe src="https://skein.localhost/embed/post/tamsin/${moon.id}" width="542" height="640" title="${moon.summary}"></iframe>`,
        embedUrl: `https://skein.localhost/embed/post/tamsin/${moon.id}`,
      }),
    },
  },
  setContentLabels: {
    request: singleExample('Mature, with drink', {
      has_community_label: true,
      categories: ['general', 'drugUse'],
    }),
    responses: {
      200: singleExample('Labelled', {
        communityLabels: {
          hasCommunityLabel: true,
          categories: { general: true, drugUse: true },
          lastReporter: 'author',
        },
      }),
    },
  },
  appealPost: {
    request: singleExample('It is a loaf', {
      text: 'This is a picture of bread. The shape is a coincidence.',
    }),
    responses: {
      201: singleExample('Somebody will look again', {
        item: {
          post: postOf('marlow-dunes'),
          reason: 'adult_content',
          outcome: 'label',
          state: 'in_review',
          flaggedTs: ago('3d'),
          canAppeal: false,
          appealText: 'This is a picture of bread. The shape is a coincidence.',
          appealedTs: ago('0s'),
        },
      }),
    },
  },
  getReblogGraph: {
    responses: {
      200: {
        usual: {
          summary: 'Who reblogged the moon',
          value: { nodes: [root, ...reblogs].map(nodeOf), total: reblogs.length },
        },
        empty: { summary: 'Nobody yet', value: { nodes: [nodeOf(root)], total: 0 } },
      },
    },
  },
  listPostCounters: {
    responses: {
      200: singleExample('Three posts', {
        counters: [moon, jetty, postOf('odile-first-out')].map((post) => countersOf(post)),
      }),
    },
  },
} satisfies Examples;
