import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#openapi/world/cast.ts';
import { postExample } from '#openapi/world/present.ts';
import { exampleNow, worldAt } from '#openapi/world/world.ts';
import { RESERVED_BLOG_NAMES } from '#server/core/reserved-blog-names.ts';
import { checkPassword } from '#server/identity/passwords.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import type { Database } from '../db/database.ts';
import { type DemoWorld, seedDemoWorld } from './seed-demo-world.ts';

const world = worldAt(exampleNow);
let db: Database;
let seeded: DemoWorld | null;
beforeAll(async () => {
  db = await freshDatabase();
  seeded = await seedDemoWorld(db, exampleNow);
});
afterAll(() => db.close());

async function number(sql: string) {
  return (await db.query<{ n: number }>(`select count(*)::int as n from ${sql}`))[0]?.n;
}

describe('seedDemoWorld', () => {
  it('seedDemoWorld writes every entry of the demo world', async () => {
    expect(await number('users')).toBe(world.members.length);
    expect(await number('blogs')).toBe(world.blogs.length + world.deletedBlogs.length);
    expect(await number(`posts where state = 'published' and community_id is null`)).toBe(world.posts.length);
    expect(await number(`posts where state in ('draft', 'queued', 'private', 'ask')`)).toBe(
      world.desk.length,
    );
    expect(await number('likes')).toBe(world.likes.length);
    expect(await number('follows')).toBe(world.follows.length);
    expect(await number('replies')).toBe(world.replies.length);
  });

  it('seedDemoWorld writes sums of page views, lost pictures, timings and impressions, none of today', async () => {
    for (const table of [
      "analytics_days where name = 'page_view'",
      "analytics_days where name = 'image_failure'",
    ])
      expect(await number(table)).toBeGreaterThan(100);
    expect(await number('blog_days')).toBeGreaterThan(100);
    expect(await number('page_timings')).toBeGreaterThan(100);
    expect(
      await number(`analytics_days where day > '${exampleNow.toISOString().slice(0, 10)}'::date - 2`),
    ).toBe(0);
  });

  it('seedDemoWorld writes the communities with their members, posts, reactions and comments', async () => {
    const [fog] = await db.query<{
      member_count: number;
      post_count: number;
      reactions: number;
      likes: number;
    }>(
      `select member_count, post_count,
         (select count(*)::int from community_reactions r join posts p on p.id = r.post_id where p.community_id = c.id) as reactions,
         (select sum(like_count)::int from community_comments m join posts p on p.id = m.post_id where p.community_id = c.id) as likes
         from communities c where handle = 'fog-watchers'`,
    );
    expect(fog).toEqual({ member_count: 26, post_count: 10, reactions: 41, likes: 26 });
    expect(
      await number(`communities c where member_count <>
      (select count(*) from space_members m where m.space_id = c.id)`),
    ).toBe(0);
    expect(await number('community_comments where parent_id is not null')).toBe(2);
    expect(
      await number(`post_tags t join posts p on p.id = t.post_id where p.community_id is not null`),
    ).toBe(0);
    expect(await number("community_categories where image = '[]'")).toBe(0);
  });

  it('seedDemoWorld writes a queue, decisions and a log of three communities', async () => {
    const queues = await db.query<{ handle: string; open: number; appeals: number; acts: number }>(
      `select c.handle, (count(*) filter (where i.state = 'open'))::int as open,
              (count(*) filter (where i.has_appeal))::int as appeals,
              (select count(*)::int from community_acts a where a.community_id = c.id) as acts
         from communities c join community_queue_items i on i.community_id = c.id group by c.id order by c.handle`,
    );
    expect(queues).toEqual([
      { handle: 'back-garden-astronomy', open: 4, appeals: 0, acts: 4 },
      { handle: 'bread-failures', open: 3, appeals: 1, acts: 6 },
      { handle: 'fog-watchers', open: 5, appeals: 1, acts: 17 },
    ]);
    const wrong = `community_queue_items i where report_count <>
      (select count(*) from community_reports r where r.item_id = i.id and r.state = 'open')`;
    expect(await number(wrong)).toBe(0);
    expect(await number('space_bans')).toBe(3);
    const seated = `space_bans b join space_members m on m.space_id = b.space_id and m.user_id = b.user_id`;
    expect(await number(seated)).toBe(0);
    const hidden = `community_hidden_posts h join posts p on p.id = h.post_id where p.state <> 'disabled'`;
    expect(await number(hidden)).toBe(0);
  });

  it('seedDemoWorld writes every paid thing with its receipt and entries, and a ledger that sums to zero', async () => {
    await expectSoundBooks(db);
    // Books without anything in them are sound as well.
    expect(await number('purchases')).toBeGreaterThan(70);
    expect(await number('refunds')).toBeGreaterThan(5);
    const unpaid = `checkouts c where c.status = 'paid' and not exists
      (select 1 from payments p join purchases u on u.payment_id = p.id
         join ledger_transactions t on t.cause = 'payment ' || p.id where p.checkout_id = c.id)`;
    expect(await number(unpaid)).toBe(0);
    const things = [
      `shop_orders o where not exists (select 1 from checkouts c where c.id = o.checkout_id and c.status = 'paid')`,
      `campaigns g where not exists (select 1 from checkouts c where c.id = g.checkout_id and c.status = 'paid')`,
      `subscriptions s where paid_periods <> (select count(*) from purchases u where u.subscription_id = s.id)`,
      'blog_goods where order_id is null',
      `blogs b where exists (select 1 from unnest(b.badges || array_remove(array[b.avatar_frame], null)) as worn
         where not exists (select 1 from blog_goods g where g.blog_id = b.id and g.product = worn))`,
      `campaigns g where shown_count <> (select count(*) from campaign_views v where v.campaign_id = g.id)`,
      "payouts where status <> 'done'",
      'ledger_transactions where created_at > now()',
      'mail_waiting',
    ];
    for (const wrong of things) expect([wrong, await number(wrong)]).toEqual([wrong, 0]);
  });

  it('seedDemoWorld dates the notices of gifts when the gifts were given', async () => {
    const gifts = "notifications n join shop_orders o on o.id = n.subject_id where n.type = 'gift'";
    expect(await number(gifts)).toBeGreaterThan(5);
    const misdated = `${gifts} and n.id not between id_at(o.created_at) and id_at(o.created_at + interval '1 minute')`;
    expect(await number(misdated)).toBe(0);
  });

  it('seedDemoWorld writes gifts, campaigns and supporters in every state', async () => {
    const states = async (sql: string) => (await db.query<{ state: string }>(sql)).map(({ state }) => state);
    expect(
      await states('select distinct gift_status as state from shop_orders where is_gift order by 1'),
    ).toEqual(['claimed', 'declined', 'delivered', 'expired', 'refunded']);
    expect(await states('select status as state from campaigns order by created_at')).toEqual([
      'finished',
      'active',
    ]);
    expect(await states('select distinct status as state from subscriptions order by 1')).toEqual([
      'active',
      'cancelled',
      'on-hold',
      'pending-cancel',
    ]);
    expect(await number('campaigns where shown_count < 20')).toBe(0);
    expect(await number('payouts')).toBeGreaterThan(4);
    expect(await states('select status as state from disputes')).toEqual(['open']);
    // Its badge stays with the buyer while the bank has not decided.
    expect(
      await number(`disputes d join purchases u on u.id = d.purchase_id join payments p on p.id = u.payment_id
        join shop_orders o on o.checkout_id = p.checkout_id join blog_goods g on g.order_id = o.id
        where d.created_at < now() - interval '1 day' and o.status = 'fulfilled'`),
    ).toBe(1);
  });

  it('seedDemoWorld returns logins whose password works', async () => {
    expect(seeded?.isNew).toBe(true);
    expect(seeded?.logins.map((login) => login.blog)).toEqual(['marlow', 'odile', 'tamsin']);
    const [row] = await db.query<{ password_hash: string }>(
      'select password_hash from users where email = $1',
      ['odile@example.com'],
    );
    expect(await checkPassword(row?.password_hash, demoPassword)).toBe(true);
  });

  it('seedDemoWorld writes counters that match the counted rows', async () => {
    expect(
      await number('users u where like_count <> (select count(*) from likes l where l.user_id = u.id)'),
    ).toBe(0);
    expect(
      await number(
        'users u where following_count <> (select count(*) from follows f where f.user_id = u.id)',
      ),
    ).toBe(0);
    expect(
      await number('blogs b where follower_count <> (select count(*) from follows f where f.blog_id = b.id)'),
    ).toBe(0);
    expect(
      await number(
        `blogs b where post_count <> (select count(*) from posts p where p.blog_id = b.id and p.state = 'published' and p.community_id is null)`,
      ),
    ).toBe(0);
    expect(
      await number('tags t where post_count <> (select count(*) from post_tags p where p.tag = t.tag)'),
    ).toBe(0);
    expect(
      await number('tags t where follower_count <> (select count(*) from tag_follows f where f.tag = t.tag)'),
    ).toBe(0);
    expect(
      await number(
        'post_counts c where like_count <> (select count(*) from likes l where l.root_post_id = c.root_post_id)',
      ),
    ).toBe(0);
    expect(
      await number(`post_counts c where reblog_count <> (select count(*) from posts p where p.root_post_id = c.root_post_id
        and p.parent_post_id is not null and p.state = 'published')`),
    ).toBe(0);
    expect(
      await number(
        'post_counts c where reply_count <> (select count(*) from replies r where r.root_post_id = c.root_post_id and not r.is_self)',
      ),
    ).toBe(0);
    expect(
      await number(
        'polls l where voter_count <> (select count(*) from poll_ballots b where b.poll_id = l.id)',
      ),
    ).toBe(0);
    expect(
      await number(`polls l where votes <> array(select (select count(*)::int from poll_ballots b
        where b.poll_id = l.id and a = any(b.answers)) from unnest(l.answers) with ordinality x (a, i) order by i)`),
    ).toBe(0);
    expect(
      await number(
        `posts p where p.state = 'published' and p.parent_post_id is null and not exists (select 1 from post_counts c where c.root_post_id = p.id)`,
      ),
    ).toBe(0);
  });

  it('seedDemoWorld writes blocks, layouts and trails as the demo world defines them', async () => {
    const post = world.post('slugs-marlow');
    const [row] = await db.query<{
      content: unknown;
      layout: unknown;
      trail: { content: unknown; blogName: string }[];
    }>(
      `select content, layout, (
         select jsonb_agg(jsonb_build_object('content', t.content, 'blogName', t.blog_name) order by n)
           from jsonb_array_elements(trail) with ordinality x (i, n)
           join trail_parts t on t.id = (i ->> 'partId')::bigint) as trail
         from posts where id = $1`,
      [post.id],
    );
    const example = postExample(post);
    expect(row?.content).toEqual(example.content);
    expect(row?.trail.map((item) => item.content)).toEqual(example.trail.map((item) => item.content));
    expect(row?.trail.map((item) => item.blogName)).toEqual(post.trail.map((item) => item.blog.name));
  });

  it('seedDemoWorld gives members saved posts, saved after they were published', async () => {
    const kept = await db.query<{ email: string; posts: number; folders: number }>(
      `select u.email, count(*)::int as posts, count(distinct s.folder_id)::int as folders
         from saved_posts s join users u on u.id = s.user_id group by u.email order by u.email`,
    );
    expect(kept).toEqual([
      { email: 'marlow@example.com', posts: 10, folders: 2 },
      { email: 'tamsin@example.com', posts: 3, folders: 1 },
    ]);
    expect(
      await number('saved_posts s join posts p on p.id = s.post_id where p.published_at >= s.created_at'),
    ).toBe(0);
    expect(await number('saved_posts where position >= next_id()')).toBe(0);
    expect(await number('dashboard_tabs')).toBe(1);
    expect([await number('filtered_tags'), await number('filtered_content')]).toEqual([1, 1]);
  });

  it('seedDemoWorld uses ids before those that the database generates now', async () => {
    expect(await number('posts where id >= next_id()')).toBe(0);
    expect(await number('likes where position >= next_id()')).toBe(0);
  });

  it('seedDemoWorld changes nothing the second time and still returns the logins', async () => {
    const again = await seedDemoWorld(db, new Date());
    expect(again).toEqual({ isNew: false, logins: seeded?.logins });
    expect(await number('users')).toBe(world.members.length);
  });

  it('seedDemoWorld gives no blog a reserved name', () => {
    for (const blog of world.blogs) expect(RESERVED_BLOG_NAMES, blog.name).not.toContain(blog.name);
  });
});

it('seedDemoWorld leaves a database with other accounts unchanged', async () => {
  const other = await freshDatabase();
  try {
    await other.query(`insert into users (email) values ('somebody@example.com')`);
    expect(await seedDemoWorld(other, new Date())).toBeNull();
    expect(await other.query('select id from blogs')).toEqual([]);
  } finally {
    await other.close();
  }
});
