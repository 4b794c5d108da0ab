import { describe, expect, it } from 'vitest';
import { readExport } from './exported-posts.ts';

const written = { id_string: '7', timestamp: 1_500_000_000, state: 'published', tags: ['wool', 'slow days'] };

function one(fields: object) {
  const { posts, left } = readExport(JSON.stringify({ response: { posts: [{ ...written, ...fields }] } }));
  expect(left).toEqual([]);
  return posts[0];
}

function blocks(content: unknown[], layout: unknown[] = []) {
  return one({ content, layout });
}

describe('readExport', () => {
  it('readExport accepts an answer, its inner object or a list, and returns the oldest post first', () => {
    const [later, earlier] = [
      { ...written, id: 1, body: '<p>later</p>' },
      { ...written, id: 2, body: '<p>earlier</p>', timestamp: 1_400_000_000 },
    ];
    for (const document of [
      { response: { posts: [later, earlier] } },
      { posts: [later, earlier] },
      [later, earlier],
    ]) {
      const { posts } = readExport(JSON.stringify(document));
      expect(posts.map(({ writtenAt }) => writtenAt)).toEqual([1_400_000_000_000, 1_500_000_000_000]);
    }
  });

  it('readExport refuses an export without posts', () => {
    for (const text of ['', '{}', '{"posts": 3}', 'null', '"posts"']) {
      expect(() => readExport(text), text).toThrow();
    }
  });

  it.each([
    [{ state: 'queued', body: '<p>a</p>' }, 'its state is queued'],
    [{ timestamp: undefined, body: '<p>a</p>' }, 'it says no time at which it was written'],
    [{ timestamp: 1_136_073_599, body: '<p>a</p>' }, 'it says no time at which it was written'],
    [{ timestamp: 9_999_999_999, body: '<p>a</p>' }, 'it says no time at which it was written'],
    [{ content: [] }, 'it has no words or pictures of its own'],
    [{ content: [{ type: 'hologram' }] }, 'it has no words or pictures of its own'],
    [{ body: '<script>alert(1)</script>' }, 'it has no words or pictures of its own'],
  ])('readExport leaves out %j', (fields, why) => {
    const { posts, left } = readExport(JSON.stringify([{ ...written, ...fields }]));
    expect([posts, left]).toEqual([[], [{ id: '7', why }]]);
  });
});

describe('blocks of readExport', () => {
  it('readExport keeps text, formatting and rows', () => {
    const text = {
      type: 'text',
      text: '🧶 wool and wood',
      subtype: 'heading1',
      formatting: [
        { type: 'bold', start: 0, end: 1 },
        { type: 'link', start: 2, end: 6, url: 'https://wool.example/' },
        { type: 'color', start: 2, end: 6, hex: '#ff0000' },
      ],
    };
    const rows = { type: 'rows', display: [{ blocks: [1] }, { blocks: [0] }] };
    const post = blocks([text, { type: 'text', text: 'b' }], [rows]);
    expect(post?.content[0]).toEqual(text);
    expect(post?.layout).toEqual([rows]);
    expect(post?.tags).toEqual(['wool', 'slow days']);
  });

  it('readExport drops unsafe links and rows that would name another block', () => {
    const formatting = [
      { type: 'link', start: 0, end: 1, url: 'javascript:alert(1)' },
      { type: 'bold', start: 2, end: 9 },
      { type: 'bold', start: 1, end: 1 },
      { type: 'wobbly', start: 0, end: 1 },
      { type: 'color', start: 0, end: 1 },
    ];
    const post = blocks(
      [{ type: 'hologram' }, { type: 'text', text: 'abc', formatting, subtype: 'wobbly' }],
      [{ type: 'rows', display: [{ blocks: [1] }] }],
    );
    expect([post?.content, post?.layout]).toEqual([[{ type: 'text', text: 'abc' }], []]);
  });

  it('readExport turns mentions into links, and indents the question of an answer', () => {
    const post = blocks(
      [
        { type: 'text', text: 'Why?' },
        {
          type: 'text',
          text: 'marlow knows',
          formatting: [
            { type: 'mention', start: 0, end: 6, blog: { uuid: 't:x', url: 'https://marlow.example/' } },
          ],
        },
      ],
      [{ type: 'ask', blocks: [0], attribution: { type: 'blog' } }],
    );
    expect(post?.content).toEqual([
      { type: 'text', text: 'Why?', subtype: 'indented' },
      {
        type: 'text',
        text: 'marlow knows',
        formatting: [{ type: 'link', start: 0, end: 6, url: 'https://marlow.example/' }],
      },
    ]);
    expect(post?.layout).toEqual([]);
  });

  it('readExport takes the largest picture with its description', () => {
    const media = [
      { url: 'https://pictures.example/small.jpg', width: 100 },
      { url: 'https://pictures.example/large.jpg', width: 900 },
    ];
    const post = blocks([
      { type: 'image', media, alt_text: 'A hill' },
      { type: 'image', media: [{ url: 'file:///etc/passwd' }] },
    ]);
    expect(post?.content).toEqual([
      { type: 'picture', url: 'https://pictures.example/large.jpg', altText: 'A hill', caption: undefined },
    ]);
  });

  it('readExport keeps embedded players and links to files of the other site', () => {
    const post = blocks([
      { type: 'video', provider: 'youtube', url: 'https://video.example/1', embed_html: '<script>' },
      { type: 'audio', provider: 'tumblr', media: { url: 'https://files.example/a.mp3' }, title: 'A song' },
      { type: 'audio', media: { url: 'javascript:alert(1)' } },
    ]);
    expect(post?.content).toEqual([
      { type: 'video', url: 'https://video.example/1' },
      { type: 'link', url: 'https://files.example/a.mp3', title: 'A song' },
    ]);
  });

  it('readExport writes a poll as its question and answers', () => {
    const post = blocks([
      { type: 'poll', question: 'Tea?', answers: [{ answer_text: 'Yes' }, { answer_text: 'No' }] },
    ]);
    expect(post?.content).toEqual([
      { type: 'text', text: 'Tea?', subtype: 'heading2' },
      { type: 'text', text: 'Yes', subtype: 'unordered-list-item' },
      { type: 'text', text: 'No', subtype: 'unordered-list-item' },
    ]);
  });

  it("readExport places a reblog's blocks below a link to the reblogged post", () => {
    const post = one({
      content: [{ type: 'text', text: 'mine' }],
      trail: [{ content: [{ type: 'text', text: 'theirs' }] }],
      parent_post_url: 'https://marlow.example/post/1',
      source_url: 'javascript:alert(1)',
    });
    expect(post?.content).toEqual([
      { type: 'link', url: 'https://marlow.example/post/1' },
      { type: 'text', text: 'mine' },
    ]);
    expect(post?.sourceUrl).toBeUndefined();
  });
});

describe('legacy posts of readExport', () => {
  it.each([
    [{ type: 'text', title: 'Hi', body: '<p>one</p>' }, ['heading1:Hi', 'text:one']],
    [{ type: 'quote', text: 'Slow &amp; steady', source: 'a book' }, ['quote:Slow & steady', 'text:a book']],
    [
      { type: 'link', url: 'https://wool.example/', title: 'Wool', description: '<p>go</p>' },
      ['link', 'text:go'],
    ],
    [{ type: 'answer', question: 'Why?', answer: '<p>So.</p>' }, ['indented:Why?', 'text:So.']],
    [{ type: 'chat', dialogue: [{ label: 'A:', phrase: 'hey' }] }, ['chat:A: hey']],
    [{ type: 'video', permalink_url: 'https://video.example/1', caption: '' }, ['link']],
    [
      {
        type: 'photo',
        photos: [{ original_size: { url: 'https://p.example/1.jpg' }, caption: 'x' }],
        caption: 'y',
      },
      ['picture', 'text:y'],
    ],
  ])('readExport converts %j', (fields, expected) => {
    const told = one(fields)?.content.map((block) =>
      block.type === 'text' ? `${block.subtype ?? 'text'}:${block.text}` : block.type,
    );
    expect(told).toEqual(expected);
  });
});

const WRONG: unknown[] = [
  ...[null, 7, true, 'words', {}, [], [null], [7], [{}], [[null]], { type: null }, '<p><img src=7>'],
  ...[
    [{ type: 'image', media: [null] }],
    [{ type: 'image', media: [{ url: 'nowhere' }] }],
    [{ type: 'link', url: 7 }],
  ],
  ...[
    [{ type: 'text', text: 7 }],
    [{ type: 'text', text: 'a', formatting: [null] }],
    [{ type: 'poll', answers: 7 }],
  ],
  ...[[{ type: 'rows', display: [null] }], [{ type: 'rows', display: [{ blocks: null }] }]],
];
const KINDS = [undefined, 'text', 'photo', 'quote', 'link', 'chat', 'audio', 'video', 'answer'];
const FIELDS = [
  ...[
    'id',
    'state',
    'timestamp',
    'content',
    'layout',
    'tags',
    'slug',
    'source_url',
    'type',
    'body',
    'title',
    'text',
  ],
  ...[
    'source',
    'photos',
    'url',
    'description',
    'question',
    'answer',
    'dialogue',
    'trail',
    'parent_post_url',
    'caption',
  ],
  ...['player', 'video_url', 'audio_url', 'embed', 'asking_name'],
];

it.each(KINDS)('readExport reads or leaves a post of kind %s, whatever stands in its fields', (type) => {
  const own = type ? { body: '<p>Hi</p>' } : { content: [{ type: 'text', text: 'Hi' }] };
  const posts = FIELDS.flatMap((field) =>
    WRONG.map((value) => ({ ...written, type, ...own, [field]: value })),
  );
  const { posts: read, left } = readExport(JSON.stringify(posts));
  expect(read.length + left.length).toBe(posts.length);
});
