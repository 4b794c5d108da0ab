import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { postsTagged, tagOf } from './tags.ts';
import { blogRefOf, type Schemas } from './world.ts';

const named: Schemas['OnboardingTopic'][] = [
  {
    tag: 'photography',
    title: 'Photography',
    accentColor: '#1f5f74',
    related: ['fog', 'coast', 'film photography'],
    isFollowed: false,
  },
  {
    tag: 'bread',
    title: 'Bread',
    accentColor: '#9a4a1c',
    related: ['sourdough', 'recipes', 'baking'],
    isFollowed: false,
  },
  {
    tag: 'astronomy',
    title: 'Looking up',
    accentColor: '#9db4ff',
    related: ['the moon', 'night sky', 'stargazing'],
    isFollowed: false,
  },
  {
    tag: 'poetry',
    title: 'Poems',
    accentColor: '#7a3f55',
    related: ['small poems', 'writing'],
    isFollowed: false,
  },
  {
    tag: 'cats',
    title: 'Cats',
    accentColor: '#1f5d58',
    related: ['complaints', 'household matters'],
    isFollowed: false,
  },
  {
    tag: 'chiptune',
    title: 'Chiptune',
    accentColor: '#ff8fb1',
    related: ['retro games', 'pixel art'],
    isFollowed: false,
  },
  {
    tag: 'ceramics',
    title: 'Clay and glaze',
    accentColor: '#2f6150',
    related: ['pottery', 'studio'],
    isFollowed: false,
  },
  {
    tag: 'books',
    title: 'Books',
    accentColor: '#6b2f4a',
    related: ['reading', 'book club'],
    isFollowed: false,
  },
  {
    tag: 'maps',
    title: 'Maps',
    accentColor: '#85461c',
    related: ['cartography', 'imaginary places'],
    isFollowed: false,
  },
  {
    tag: 'خط عربي',
    title: 'Calligraphy',
    accentColor: '#7d5a12',
    related: ['calligraphy', 'reed pen'],
    isFollowed: false,
  },
];

/** Returns the topic with a picture of a post that has its tag, where there is one. */
function pictured(topic: Schemas['OnboardingTopic']): Schemas['OnboardingTopic'] {
  const picture = postsTagged(topic.tag)
    .flatMap((post) => post.content)
    .find((block) => block.type === 'image');
  return picture ? { ...topic, image: picture.media } : topic;
}

const topics = named.map(pictured);
const chosen = ['photography', 'bread', 'astronomy'];

/** The onboarding steps. */
export const examples = {
  listOnboardingTopics: {
    responses: {
      200: {
        topics: { summary: 'Ten topics', value: { topics, minimum: 3 } },
        chosen: {
          summary: 'Coming back after choosing',
          value: {
            topics: topics.map((topic) => ({ ...topic, isFollowed: chosen.includes(topic.tag) })),
            minimum: 3,
          },
        },
        empty: { summary: 'A site without topics', value: { topics: [], minimum: 0 } },
      },
    },
  },
  followOnboardingTopics: {
    request: singleExample('Three topics', { tags: chosen }),
    responses: {
      200: singleExample('Followed', {
        tags: chosen.map((name) => ({ ...tagOf(name), isFollowed: true })),
        nextPath: '/getting-to-know-skein/blogs',
      }),
    },
  },
  completeOnboarding: {
    request: {
      some: { summary: 'Three blogs', value: { blogs: ['marlow', 'odile', 'tamsin'] } },
      none: { summary: 'Skip', value: { blogs: [] } },
    },
    responses: {
      200: {
        some: {
          summary: 'Followed',
          value: {
            followed: [blogRefOf('marlow'), blogRefOf('odile'), blogRefOf('tamsin')].map((one) => ({
              ...one,
              followed: true,
            })),
            nextPath: '/dashboard',
          },
        },
        none: { summary: 'Skipped', value: { followed: [], nextPath: '/dashboard' } },
      },
    },
  },
} satisfies Examples;
