import { boopSources } from '../world/boops.ts';
import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago } from './shapes.ts';
import { blogOf, blogRefOf, now, type Schemas } from './world.ts';

const text = (words: string): Schemas['ContentBlock'] => ({ type: 'text', text: words });
const heading = (words: string): Schemas['ContentBlock'] => ({
  type: 'text',
  subtype: 'heading1',
  text: words,
});
const articles: Schemas['HelpArticle'][] = [
  {
    slug: 'your-first-post',
    title: 'Your first post',
    topic: 'getting-started',
    summary: 'What a post can contain: text, pictures, a poll and more.',
    related: ['queue'],
    updatedTs: ago('12d'),
  },
  {
    slug: 'queue',
    title: 'Queue and schedule',
    topic: 'posting',
    summary: 'Publish posts automatically, at the times you choose.',
    related: ['your-first-post'],
    updatedTs: ago('30d'),
  },
  {
    slug: 'filter-what-you-see',
    title: 'Filter what you see',
    topic: 'safety',
    summary: 'Hide a tag for a week, or a word for good.',
    related: ['block-somebody'],
    updatedTs: ago('8d'),
  },
  {
    slug: 'block-somebody',
    title: 'Block somebody',
    topic: 'safety',
    summary: 'What somebody you blocked can see, and what not.',
    related: ['filter-what-you-see'],
    updatedTs: ago('60d'),
  },
  {
    slug: 'describe-pictures',
    title: 'Describe your pictures',
    topic: 'accessibility',
    summary: 'A sentence is enough, and it stays with every reblog.',
    related: [],
    updatedTs: ago('90d'),
  },
  {
    slug: 'take-your-data',
    title: 'Take your data with you',
    topic: 'privacy',
    summary: 'What is in the archive and how to read it.',
    related: [],
    updatedTs: ago('120d'),
  },
];
const contents: Record<string, Schemas['ContentBlock'][]> = {
  'filter-what-you-see': [
    heading('Filter what you see'),
    text(
      'A filter looks at tags, at words and inside what was reblogged. It can warn you or hide a post completely, everywhere or in some places, for an hour or for good.',
    ),
  ],
};

const flags: Schemas['LabsFlag'][] = [
  {
    name: 'closer',
    title: 'Closer together',
    description: 'Less room between posts and in them, so that more of them fit.',
    enabled: true,
    experimental: false,
  },
  {
    name: 'patio',
    title: 'Patio',
    description: 'Several timelines side by side.',
    enabled: false,
    experimental: true,
  },
];

const boops: Schemas['Boop'][] = boopSources.map(({ from, to, kind, minutes }, i) => ({
  id: `boop_${i + 1}`,
  kind,
  from: blogRefOf(from),
  to: blogRefOf(to),
  timestamp: ago(`${minutes}m`),
}));
const received = boops.filter(({ to }) => to.name === 'marlow');
const counts: Schemas['BoopCount'] = { sent: 2, received: received.length, canBoop: true };

/** Help, labs, boops and the state of the service. */
export const examples = {
  listHelpArticles: {
    responses: {
      200: listPages({
        key: 'articles',
        path: '/v2/help/articles',
        by: 'offset',
        items: articles,
        more: totalOf,
      }),
    },
  },
  getHelpArticle: {
    responses: {
      200: namedAfter(
        articles,
        (one) => one.slug,
        (one) => ({
          summary: one.title,
          value: {
            article: { ...one, content: contents[one.slug] ?? [heading(one.title), text(one.summary)] },
          },
        }),
      ),
    },
  },
  createSupportRequest: {
    request: singleExample('A bug', {
      topic: 'bug' as const,
      email: 'marlow@example.com',
      tumblelog: 'marlow',
      url: 'https://skein.localhost/dashboard',
      text: 'The fog in my header looks like fog. Is that intended?',
    }),
    responses: { 201: singleExample('Taken in', { id: 'sup_2041', answerWithinHours: 48 }) },
  },
  listLabsFlags: {
    responses: {
      200: {
        flags: { summary: 'Two features', value: { flags } },
        empty: { summary: 'Nothing to try', value: { flags: [] } },
      },
    },
  },
  setLabsFlag: {
    request: {
      on: { summary: 'On', value: { enabled: true } },
      off: { summary: 'Off', value: { enabled: false } },
    },
    responses: {
      200: namedAfter(
        flags,
        ({ name }) => name,
        (flag) => ({ summary: `${flag.title} is on`, value: { flag: { ...flag, enabled: true } } }),
      ),
    },
  },
  listBoops: {
    responses: {
      200: listPages({
        key: 'boops',
        path: '/v2/boops',
        by: 'cursor',
        items: received,
        more: (items) => ({ counts: items.length > 0 ? counts : { sent: 0, received: 0, canBoop: true } }),
      }),
    },
  },
  sendBoop: {
    request: singleExample('Back at the cat', {
      tumblelog: blogOf('cat').name,
      as: 'marlow',
      kind: 'super' as const,
    }),
    responses: {
      201: singleExample('Booped', {
        boop: {
          id: 'boop_7',
          kind: 'super' as const,
          from: blogRefOf('marlow'),
          to: blogRefOf('cat'),
          timestamp: now,
        },
        counts: { ...counts, sent: 5 },
      }),
    },
  },
  getServiceStatus: {
    responses: {
      200: {
        ok: {
          summary: 'All is well',
          value: {
            status: 'ok' as const,
            version: '0.1.0',
            components: [
              { name: 'api' as const, status: 'ok' as const },
              { name: 'site' as const, status: 'ok' as const },
              { name: 'media' as const, status: 'ok' as const },
              { name: 'mail' as const, status: 'ok' as const },
            ],
            incidents: [],
          },
        },
        degraded: {
          summary: 'Mail is slow',
          value: {
            status: 'degraded' as const,
            version: '0.1.0',
            components: [
              { name: 'api' as const, status: 'ok' as const },
              { name: 'mail' as const, status: 'degraded' as const },
            ],
            incidents: [
              {
                title: 'Mail is slow',
                text: 'Links to log in take up to ten minutes. We are sorting the sack.',
                startedTs: ago('25m'),
              },
            ],
          },
        },
      },
    },
  },
} satisfies Examples;
