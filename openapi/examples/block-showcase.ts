import { blogUrl, blogViewUrl } from '../world/addresses.ts';
import { idAt } from '../world/clock.ts';
import { now, pictureOf, postOf, type Schemas, world } from './world.ts';

/** Posts with what the world's own posts lack: every kind of block and layout, filters, broken trails. */

type Post = Schemas['Post'];
type Block = Schemas['ContentBlock'];

function showcase(name: string, minutesAgo: number, changes: Partial<Post> & { content: Block[] }): Post {
  const base = postOf('skein-welcome');
  const timestamp = now - minutesAgo * 60;
  const id = idAt(timestamp * 1000, `showcase:${name}`);
  const summary = changes.summary ?? name;
  return {
    ...base,
    id,
    slug: name,
    postUrl: `${blogViewUrl(base.blogName)}/${id}/${name}`,
    timestamp,
    date: new Date(timestamp * 1000).toISOString(),
    isPinned: false,
    type: 'text',
    layout: [],
    tags: ['field guide'],
    ...changes,
    summary,
  };
}

const text = (words: string, more: Partial<Schemas['TextBlock']> = {}): Schemas['TextBlock'] => ({
  type: 'text',
  text: words,
  ...more,
});

const odile = world.blog('odile');
const mentionOfOdile = { uuid: odile.uuid, name: odile.name, url: blogUrl(odile.name) };

/** Every subtype of text and every format. */
const words: Block[] = [
  { type: 'title', text: 'A field guide to everything a post can hold' },
  text('Words', { subtype: 'heading1' }),
  text('All of them', { subtype: 'heading2' }),
  text('Bold, italic, struck, small, a link, @odile, red and muted.', {
    formatting: [
      { type: 'bold', start: 0, end: 4 },
      { type: 'italic', start: 6, end: 12 },
      { type: 'strikethrough', start: 14, end: 20 },
      { type: 'small', start: 22, end: 27 },
      { type: 'link', start: 29, end: 35, url: 'https://example.com/fog' },
      { type: 'mention', start: 37, end: 43, blog: mentionOfOdile },
      { type: 'color', start: 45, end: 48, hex: '#b3261e' },
      { type: 'semantic_color', start: 53, end: 58, semanticColor: 'muted' },
    ],
  }),
  text('The fog comes on little cat feet.', { subtype: 'quote' }),
  text('Pim: is it soup yet?', { subtype: 'chat', formatting: [{ type: 'bold', start: 0, end: 4 }] }),
  text('Moth: it has been soup for years', {
    subtype: 'chat',
    formatting: [{ type: 'bold', start: 0, end: 5 }],
  }),
  text('something quirky, to be read in a small voice', { subtype: 'quirky' }),
  text('An indented thought, two steps in.', { subtype: 'indented', indentLevel: 2 }),
  text('first things', { subtype: 'ordered-list-item' }),
  text('then a step further in', { subtype: 'ordered-list-item', indentLevel: 1 }),
  text('a point', { subtype: 'unordered-list-item' }),
  text('another point', { subtype: 'unordered-list-item' }),
  text('👩🏽‍🌾🫖 counts as two, and “سلام” runs the other way.', {
    formatting: [{ type: 'bold', start: 0, end: 4 }],
  }),
  {
    type: 'ordered-list',
    items: [{ text: 'Flour' }, { text: 'Water' }, { text: 'Patience', indentLevel: 1 }],
  },
  {
    type: 'unordered-list',
    items: [{ text: 'Salt', formatting: [{ type: 'italic', start: 0, end: 4 }] }, { text: 'More patience' }],
  },
];

const pictures = ['marlow-seven-ridges', 'odile-first-out', 'tamsin-moon-tonight'].map(pictureOf);

function blockOf(post: string, type: Block['type']): Block {
  const found = world.post(post).content.find((block) => block.type === type);
  if (!found) throw new RangeError(`The post ${post} has no ${type}`);
  return found;
}

/** Every other kind of block, including rare ones. */
const others: Block[] = [
  ...pictures.slice(0, 1),
  { type: 'image-set', images: pictures },
  { type: 'carousel', images: pictures },
  blockOf('maps-link', 'link'),
  blockOf('hut-wind', 'audio'),
  {
    type: 'audio',
    provider: 'bandcamp',
    url: 'https://example.com/album/kettle-songs',
    title: 'Kettle songs',
    artist: 'Ozzie',
    embedUrl: 'https://example.com/player/kettle-songs',
    attribution: {
      type: 'app',
      appName: 'Bandcamp',
      url: 'https://example.com',
      displayText: 'Listen there',
    },
  },
  blockOf('tamsin-film-saturnrise', 'video'),
  blockOf('tamsin-youtube', 'video'),
  blockOf('maps-poll', 'poll'),
  { type: 'blog', blog: mentionOfOdile },
  {
    type: 'nested-blocks',
    subtype: 'quote',
    blocks: [text('Quoted from another post, set apart.'), ...pictures.slice(1, 2)],
  },
  { type: 'nested-blocks', subtype: 'paywall', blocks: [text('The rest is for supporters.')] },
  { type: 'gif-search', query: 'kettle' },
  { type: 'none' },
  { type: 'read-more' },
  text('What stands after “Keep reading”.'),
];

const conversation = [
  text('Does the fog know where it is going?'),
  text('No.'),
  text('It has never asked for directions.'),
];

/** The posts, newest first. */
export const showcasePosts: Post[] = [
  showcase('a-field-guide', 3, {
    content: [...words, ...others],
    layout: [{ type: 'none' }],
    summary: 'A field guide to everything a post can hold',
  }),
  showcase('an-answer-in-layouts', 9, {
    type: 'answer',
    content: conversation,
    layout: [
      { type: 'ask', blocks: [0], attribution: { type: 'blog', blog: mentionOfOdile } },
      { type: 'answer', blocks: [1, 2] },
    ],
    askingBlog: postOf('odile-first-out').blog,
    summary: 'Does the fog know where it is going?',
  }),
  showcase('an-older-way-to-fold', 14, {
    content: [text('The first two blocks show.'), text('This is the second.'), text('This is folded away.')],
    layout: [{ type: 'condensed', blocks: [0, 1], truncateAfter: 1 }],
    summary: 'The first two blocks show.',
  }),
  showcase('below-the-fold', 19, {
    content: [text('The list shows this.'), text('Only the post’s own page shows this.')],
    layout: [{ type: 'below-the-fold', blocks: [1] }],
    summary: 'The list shows this.',
  }),
  showcase('a-poll-with-a-preface', 24, {
    content: [text('The council of snails asks:'), blockOf('greta-poll', 'poll')],
    layout: [{ type: 'poll', blocks: [0, 1] }],
    summary: 'The council of snails asks:',
  }),
  {
    ...postOf('bookclub-minutes'),
    id: idAt((now - 29 * 60) * 1000, 'showcase:filtered'),
    timestamp: now - 29 * 60,
    date: new Date((now - 29 * 60) * 1000).toISOString(),
    filteredBy: [
      { kind: 'tag', value: 'book club', action: 'warn' },
      { kind: 'content', value: 'minutes', action: 'warn' },
    ],
  },
  {
    ...postOf('slugs-marlow'),
    id: idAt((now - 34 * 60) * 1000, 'showcase:blocked-in-trail'),
    timestamp: now - 34 * 60,
    date: new Date((now - 34 * 60) * 1000).toISOString(),
    trail: postOf('slugs-marlow').trail.map((item, index) =>
      index === 2 ? { ...item, blocked: true } : item,
    ),
  },
];
