import { idAt } from '#openapi/world/clock.ts';
import { iso, type Row, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

interface DemoPlan {
  name: string;
  description: string;
  perks: string[];
  /** Cents of a month. */
  amount: number;
}

/** Words to supporters and plans of blogs of the demo world, the first plan first. */
const DEMO_MEMBERSHIPS: Readonly<Record<string, { words: string; plans: readonly DemoPlan[] }>> = {
  marlow: {
    words: 'Film costs more each year, and so does the ferry.',
    plans: [
      {
        name: 'The print drawer',
        description: 'One small print each season.',
        perks: ['Four prints a year', 'First look at the rejects'],
        amount: 900,
      },
    ],
  },
  odile: {
    words: 'Flour is dear. This helps, and you get the recipes I swore to keep.',
    plans: [
      {
        name: 'A loaf a month',
        description: 'For the hungry.',
        perks: ['Every post for supporters'],
        amount: 400,
      },
      {
        name: 'Friend of the oven',
        description: 'For those who want to hear it roar.',
        perks: ['The same, and the recipe on Mondays'],
        amount: 1200,
      },
    ],
  },
  tamsin: {
    words:
      'Flasks, batteries and the last train to somewhere dark.\n\nIn return you get the frames I would not show my mother.',
    plans: [
      {
        name: 'The finder',
        description: 'For finding things, mostly clouds.',
        perks: ['Every post for supporters, the same night'],
        amount: 300,
      },
      {
        name: 'Forty exposures',
        description: 'For the patient.',
        perks: ['The same, and a small print at new year'],
        amount: 800,
      },
    ],
  },
};

/** Milliseconds between two plans of a blog. */
const PLAN_GAP_MS = 60_000;

/** Returns the memberships of blogs of the demo world, with their plans. */
export function seedTables({ ids }: SeedContext): SeedTable[] {
  const blogs = ids.blogs.flatMap((blog) => {
    const offer = DEMO_MEMBERSHIPS[blog.name];
    return offer ? [{ blog, ...offer }] : [];
  });
  return [
    {
      table: 'blog_memberships',
      after: ['blogs'],
      rows: blogs.map(({ blog, words }) => ({
        blog_id: ids.blog(blog),
        is_enabled: true,
        description: words,
        payout_provider: 'test',
        payout_account: `test-${blog.name}`,
        is_payout_ready: true,
      })),
    },
    {
      table: 'membership_plans',
      after: ['blogs'],
      rows: blogs.flatMap(({ blog, plans }) =>
        plans.map((plan, place): Row => {
          const at = blog.createdAt + (place + 1) * PLAN_GAP_MS;
          return {
            ...plan,
            id: idAt(at, `plan:${blog.name}:${place}`),
            blog_id: ids.blog(blog),
            currency: 'EUR',
            created_at: iso(at),
          };
        }),
      ),
    },
  ];
}
