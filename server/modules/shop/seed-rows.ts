import { idAt } from '#openapi/world/clock.ts';
import type { WorldBlog } from '#openapi/world/model.ts';
import { iso, type Row, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';
import { DEMO_WEAR } from './demo-wear.ts';

const DAY_MS = 86_400_000;
/** Days in which a gift can be claimed. */
const CLAIMABLE_DAYS = 30;

/** A gift of the demo world. Times are in days before the world's present. */
interface DemoGift {
  from: string;
  to: string;
  product: string;
  /** Cents. */
  amount: number;
  message: string;
  isAnonymous?: boolean;
  status: 'delivered' | 'claimed' | 'declined' | 'expired';
  givenDays: number;
  endedDays?: number;
}

/** Gifts in every state, between those whom one can log in as. */
const DEMO_GIFTS: readonly DemoGift[] = [
  {
    from: 'tamsin',
    to: 'marlow',
    product: 'badge-moth',
    amount: 299,
    message: 'For the flask you left at the third ridge. I have drunk it.',
    status: 'delivered',
    givenDays: 1,
  },
  {
    from: 'odile',
    to: 'marlow',
    product: 'hat-paper-crown',
    amount: 199,
    message: 'Happy blog day.',
    status: 'claimed',
    givenDays: 21,
    endedDays: 20,
  },
  {
    from: 'tamsin',
    to: 'marlow',
    product: 'badge-two-geese',
    amount: 799,
    message: '',
    isAnonymous: true,
    status: 'expired',
    givenDays: 92,
    endedDays: 62,
  },
  {
    from: 'marlow',
    to: 'tamsin',
    product: 'badge-rain',
    amount: 299,
    message: 'So that nothing stands before Saturn.',
    status: 'claimed',
    givenDays: 9,
    endedDays: 8,
  },
  {
    from: 'marlow',
    to: 'odile',
    product: 'badge-key',
    amount: 299,
    message: 'To the cellar.',
    status: 'declined',
    givenDays: 40,
    endedDays: 38,
  },
  {
    from: 'marlow',
    to: 'odile',
    product: 'badge-loaf',
    amount: 299,
    message: 'Still warm.',
    status: 'delivered',
    givenDays: 2,
  },
];

/** Returns what blogs of the demo world own, and the gifts between them. */
export function seedTables({ ids, world }: SeedContext): SeedTable[] {
  const blogOf = new Map(ids.blogs.map((blog) => [blog.name, blog]));
  const gifts = DEMO_GIFTS.flatMap((gift) => {
    const [from, to] = [blogOf.get(gift.from), blogOf.get(gift.to)];
    if (from === undefined || to === undefined) return [];
    const at = world.anchor - gift.givenDays * DAY_MS;
    const name = `gift:${gift.product}:${gift.to}`;
    return [{ ...gift, from, to, at, id: idAt(at, name), checkoutId: idAt(at, `checkout of ${name}`) }];
  });
  const good = (blog: WorldBlog, product: string, at: number, orderId: string | null): Row => ({
    blog_id: ids.blog(blog),
    product,
    order_id: orderId,
    created_at: iso(at),
  });
  return [
    {
      table: 'checkouts',
      after: ['users'],
      rows: gifts.map(({ checkoutId, from, product, amount, at }) => ({
        id: checkoutId,
        user_id: ids.user(from.owner),
        kind: 'gift',
        item: product,
        country: 'PT',
        currency: 'EUR',
        amount,
        tax_name: 'VAT',
        tax_rate_bps: 2300,
        status: 'paid',
        provider: 'test',
        test_outcome: 'success',
        message: '',
        expires_at: iso(at),
        created_at: iso(at),
      })),
    },
    {
      table: 'shop_orders',
      after: ['blogs', 'checkouts'],
      rows: gifts.map((gift) => ({
        id: gift.id,
        user_id: ids.user(gift.from.owner),
        checkout_id: gift.checkoutId,
        product: gift.product,
        blog_id: ids.blog(gift.to),
        is_gift: true,
        status: gift.status === 'delivered' || gift.status === 'claimed' ? 'fulfilled' : 'refunded',
        created_at: iso(gift.at),
        fulfilled_at: iso(gift.at),
        from_blog_id: ids.blog(gift.from),
        message: gift.message,
        is_anonymous: gift.isAnonymous ?? false,
        gift_status: gift.status,
        gift_expires_at: iso(gift.at + CLAIMABLE_DAYS * DAY_MS),
        gift_ended_at: gift.endedDays === undefined ? null : iso(world.anchor - gift.endedDays * DAY_MS),
      })),
    },
    {
      table: 'blog_goods',
      after: ['blogs', 'shop_orders'],
      rows: [
        ...ids.blogs.flatMap((blog) => {
          const worn = DEMO_WEAR[blog.name];
          const products = worn ? [...worn.badges, ...(worn.frame ? [worn.frame] : [])] : [];
          return products.map((product) => good(blog, product, blog.updatedAt, null));
        }),
        ...gifts
          .filter(({ status }) => status === 'claimed')
          .map(({ to, product, at, id }) => good(to, product, at, id)),
      ],
    },
  ];
}
