import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';
import { DEMO_WEAR } from './demo-wear.ts';

/** Returns what blogs of the demo world own. */
export function seedTables({ ids }: SeedContext): SeedTable[] {
  return [
    {
      table: 'blog_goods',
      after: ['blogs'],
      rows: ids.blogs.flatMap((blog) => {
        const worn = DEMO_WEAR[blog.name];
        const products = worn ? [...worn.badges, ...(worn.frame ? [worn.frame] : [])] : [];
        return products.map((product) => ({
          blog_id: ids.blog(blog),
          product,
          created_at: iso(blog.updatedAt),
        }));
      }),
    },
  ];
}
