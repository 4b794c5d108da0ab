import type { Examples } from './define.ts';
import { frame, hat, moth, supporterProduct, tea } from './products.ts';
import { ago } from './shapes.ts';
import { blogOf, type Schemas } from './world.ts';

const badge = (
  id: string,
  category: Schemas['Badge']['category'],
  title: string,
  description: string,
  isOwned: boolean,
  more: Partial<Schemas['Badge']> = {},
): Schemas['Badge'] => ({
  id,
  slug: id,
  title,
  description,
  category,
  owned: isOwned,
  image: { url: `/shop/${id}.svg`, width: 128, height: 128, type: 'svg' },
  ...more,
});
const supporter = badge(
  'badge-supporter',
  'supporter',
  supporterProduct.title,
  supporterProduct.description,
  true,
  { earnedTs: ago('120d'), productId: supporterProduct.id },
);
const badges = [
  badge('badge-year-here', 'earned', 'A year here', 'And still walking.', true, {
    progress: { value: 1, goal: 1 },
  }),
  badge('badge-cup-of-tea', 'shop', tea.title, tea.description, true, { productId: tea.id }),
  supporter,
  badge('badge-moth', 'shop', moth.title, moth.description, false, { productId: moth.id }),
  badge('badge-hundred-posts', 'earned', 'A hundred posts', 'Somebody has a lot to say.', false, {
    progress: { value: 64, goal: 100 },
  }),
];
const shown = badges.slice(0, 2);

const accessoryOf = (
  { id, title, images, frame: drawn }: Schemas['Product'],
  worn: boolean,
): Schemas['Accessory'] => ({ id, title, images, ...(drawn ? { frame: drawn } : {}), worn, quantity: 1 });
const accessories = [accessoryOf(frame, true), accessoryOf(hat, false)];

/** Badges beside a name and accessories on an avatar. */
export const examples = {
  listBadges: {
    responses: {
      200: {
        some: {
          summary: 'Three owned, two to be had',
          value: { badges, shown: shown.map((one) => one.id), supporterBadge: supporter },
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
      crown: { summary: 'The crown', value: { accessories: [hat.id] } },
      none: { summary: 'Nothing', value: { accessories: [] } },
    },
    responses: {
      200: {
        crown: {
          summary: 'Wears the crown',
          value: {
            accessories: accessories.map((one) => ({ ...one, worn: one.id === hat.id })),
            blog: blogOf('marlow'),
          },
        },
      },
    },
  },
} satisfies Examples;
