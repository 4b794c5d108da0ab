import { MEMBER, pictureOf, type Schemas, world } from './world.ts';

type CreatePost = Schemas['CreatePostRequest'];

const reblogged = world.post('tamsin-moon-tonight');

/** Returns the fields by which a reblog names its parent. */
const parentOf = (post: typeof reblogged) => ({
  reblogKey: post.reblogKey,
  parentPostId: post.id,
  parentTumblelogUuid: post.blog.uuid,
});

const member = world.blog(MEMBER);

/** One request of each kind that the editor can send. */
export const createPostRequests: Record<string, { summary: string; value: CreatePost }> = {
  text: {
    summary: 'A text with tags',
    value: {
      content: [
        { type: 'text', text: 'Fog, day four', subtype: 'heading1' },
        { type: 'text', text: 'It has moved in. I have started leaving it notes.' },
      ],
      tags: 'fog, walking',
      state: 'published',
    },
  },
  photo: {
    summary: 'A picture that was uploaded before',
    value: {
      content: [pictureOf('marlow-seven-ridges'), { type: 'text', text: 'Six fifty-one.' }],
      tags: 'fog',
    },
  },
  photoset: {
    summary: 'Three pictures in two rows',
    value: {
      content: ['marlow-seven-ridges', 'odile-first-out', 'tamsin-moon-tonight'].map(pictureOf),
      layout: [{ type: 'rows', display: [{ blocks: [0] }, { blocks: [1, 2] }] }],
    },
  },
  quote: {
    summary: 'A quote and whose it is',
    value: {
      content: [
        { type: 'text', text: 'The fog comes on little cat feet.', subtype: 'quote' },
        { type: 'text', text: 'Carl Sandburg' },
      ],
    },
  },
  link: {
    summary: 'A link',
    value: {
      content: [{ type: 'link', url: 'https://example.com/fog-signals', title: 'A list of fog signals' }],
    },
  },
  chat: {
    summary: 'A conversation',
    value: {
      content: [
        { type: 'text', text: 'Me: is it clearing?', subtype: 'chat' },
        { type: 'text', text: 'Fog: define clearing', subtype: 'chat' },
      ],
    },
  },
  audio: {
    summary: 'A sound from elsewhere',
    value: {
      content: [
        { type: 'audio', provider: 'soundcloud', url: 'https://soundcloud.com/hut/wind', title: 'Wind' },
      ],
    },
  },
  video: {
    summary: 'A video from elsewhere',
    value: {
      content: [{ type: 'video', provider: 'youtube', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
    },
  },
  poll: {
    summary: 'A poll of a week',
    value: {
      content: [
        {
          type: 'poll',
          clientId: 'poll-which-print',
          question: 'Which one should I print?',
          answers: [
            { clientId: 'ridges', answerText: 'The ridges' },
            { clientId: 'jetty', answerText: 'The jetty' },
          ],
          settings: { multipleChoice: false, closeStatus: 'closed-after', expireAfter: 604_800 },
        },
      ],
    },
  },
  ask: {
    summary: 'A question to another blog, sent to that blog',
    value: {
      content: [{ type: 'text', text: 'How cold does the flour have to be?' }],
      layout: [{ type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: member.uuid } } }],
      state: 'ask',
    },
  },
  anonymousAsk: {
    summary: 'A question without a name',
    value: {
      content: [{ type: 'text', text: 'Is the cat real?' }],
      layout: [{ type: 'ask', blocks: [0] }],
      state: 'ask',
    },
  },
  reblog: {
    summary: 'A reblog without words',
    value: { content: [], ...parentOf(reblogged), reblogType: 'fast' },
  },
  reblogWithWords: {
    summary: 'A reblog that adds something',
    value: {
      content: [{ type: 'text', text: 'I was out with the camera and did not look up once.' }],
      tags: 'the moon, regrets',
      ...parentOf(reblogged),
      hideTrail: false,
      reblogType: 'normal',
    },
  },
  draft: {
    summary: 'A draft',
    value: { content: [{ type: 'text', text: 'Notes for a zine about waiting.' }], state: 'draft' },
  },
  queue: { summary: 'Into the queue', value: { content: [pictureOf('marlow-jetty-blue')], state: 'queue' } },
  scheduled: {
    summary: 'At a moment',
    value: {
      content: [{ type: 'text', text: 'Good morning, Monday.' }],
      state: 'queue',
      publishOn: '2026-11-16T07:00:00Z',
    },
  },
  private: {
    summary: 'For nobody else',
    value: {
      content: [{ type: 'text', text: 'Where I hid the good film.' }],
      state: 'private',
      isPrivate: true,
    },
  },
  labelled: {
    summary: 'With content labels and closed to reblogs',
    value: {
      content: [{ type: 'text', text: 'About the time in hospital.' }],
      hasCommunityLabel: true,
      communityLabelCategories: ['general', 'drugUse'],
      interactabilityReblog: 'noone',
    },
  },
};
