import type { Examples } from './define.ts';
import { frame, hat, moth, tea } from './products.ts';
import { ago, ahead, artOf, smallArtOf } from './shapes.ts';
import { blogOf, type Schemas } from './world.ts';

const badge = (
  id: string,
  category: Schemas['Badge']['category'],
  title: string,
  description: string,
  isOwned: boolean,
  art: string,
  more: Partial<Schemas['Badge']> = {},
): Schemas['Badge'] => ({
  id,
  slug: id,
  title,
  description,
  category,
  owned: isOwned,
  image: smallArtOf(art),
  ...more,
});
const supporter = badge(
  'supporter',
  'supporter',
  'Supporter',
  'Keeps the kettle on.',
  true,
  'avatar-kilnside',
  {
    earnedTs: ago('120d'),
  },
);
const badges = [
  badge('two-years', 'earned', 'Two years here', 'And still walking.', true, 'avatar-skein', {
    earnedTs: ago('20h'),
  }),
  badge('cup-of-tea', 'shop', tea.title, tea.description, true, 'panels-tea', {
    quantity: 1,
    productId: tea.id,
  }),
  supporter,
  badge('moth', 'shop', moth.title, moth.description, false, 'panels-moth', { productId: moth.id }),
  badge(
    'thousand-replies',
    'earned',
    'A thousand replies',
    'Somebody likes to talk.',
    false,
    'avatar-panels',
  ),
];
const shown = badges.slice(0, 2);

const accessories: Schemas['Accessory'][] = [
  {
    id: 'acc_knitted',
    title: frame.title,
    images: artOf('loom-fair-isle'),
    frame: { square: smallArtOf('loom-fair-isle').url, circle: smallArtOf('loom-fair-isle').url },
    worn: true,
    quantity: 1,
    expiresTs: ahead('90d'),
  },
  { id: 'acc_crown', title: hat.title, images: artOf('natsuki-tape'), worn: false, quantity: 2 },
];

/** Badges beside a name and accessories on an avatar. */
export const examples = {
  listBadges: {
    responses: {
      200: {
        some: {
          summary: 'Three owned, two to be had',
          value: { badges, shown: shown.map((one) => one.slug), supporterBadge: supporter },
        },
        empty: {
          summary: 'None yet',
          value: { badges: badges.filter((one) => !one.owned), shown: [], supporterBadge: supporter },
        },
      },
    },
  },
  listBlogBadges: {
    responses: {
      200: {
        marlow: { summary: 'Two badges', value: { badges: shown } },
        empty: { summary: 'Shows none', value: { badges: [] } },
      },
    },
  },
  setBlogBadges: {
    request: {
      two: { summary: 'These two', value: { badges: shown.map((one) => one.id) } },
      none: { summary: 'None', value: { badges: [] } },
    },
    responses: {
      200: {
        two: { summary: 'Shown', value: { badges: shown } },
        none: { summary: 'None is shown', value: { badges: [] } },
      },
    },
  },
  listAccessories: {
    responses: {
      200: {
        some: { summary: 'A frame that is worn, and a crown', value: { accessories } },
        empty: { summary: 'None', value: { accessories: [] } },
      },
    },
  },
  setAccessories: {
    request: {
      crown: { summary: 'The crown', value: { accessories: ['acc_crown'] } },
      none: { summary: 'Nothing', value: { accessories: [] } },
    },
    responses: {
      200: {
        crown: {
          summary: 'Wears the crown',
          value: {
            accessories: accessories.map((one) => ({ ...one, worn: one.id === 'acc_crown' })),
            blog: blogOf('marlow'),
          },
        },
      },
    },
  },
} satisfies Examples;
