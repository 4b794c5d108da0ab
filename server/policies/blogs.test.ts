import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { canRead, isListable, isNameable } from './blogs.ts';
import { listableBlog, nameableBlog, publicBlog, readableBlog } from './blogs-sql.ts';

/** Properties of a blog, or of its relation to the viewer; every combination is tested as one blog. */
const TRAITS = [
  'deactivated',
  'hidden',
  'private',
  'protected',
  'blocks',
  'owner blocks',
  'blocked',
  'written',
] as const;
type Trait = (typeof TRAITS)[number];

let t: TestApp;
let owner: Member;
let blocking: Member;
let reader: Member;
let bystander: Member;
const blogs = new Map<string, ReadonlySet<Trait>>();

function block(table: 'user_blocks' | 'blog_blocks', from: string, blogId: string, userId: string) {
  return t.db.query(
    `insert into ${table} (${table === 'user_blocks' ? 'user_id' : 'blog_id'}, blocked_blog_id, blocked_user_id)
     values ($1, $2, $3) on conflict do nothing`,
    [from, blogId, userId],
  );
}

async function makeBlog(name: string, traits: ReadonlySet<Trait>): Promise<void> {
  const by = traits.has('owner blocks') ? blocking : owner;
  const id = await insertBlog(t.db, by.userId, name, false);
  if (traits.has('deactivated'))
    await t.db.query("update blogs set state = 'deactivated' where id = $1", [id]);
  if (traits.has('private')) await t.db.query('update blogs set is_private = true where id = $1', [id]);
  if (traits.has('hidden')) await t.db.query('update blogs set is_hidden = true where id = $1', [id]);
  if (traits.has('protected')) await t.db.query("update blogs set password_hash = 'x' where id = $1", [id]);
  if (traits.has('blocks')) await block('blog_blocks', id, reader.blogId, reader.userId);
  if (traits.has('blocked')) await block('user_blocks', reader.userId, id, by.userId);
  if (traits.has('written')) await addWriter(t.db, name, reader);
  blogs.set(id, traits);
}

beforeAll(async () => {
  t = await buildTestApp();
  owner = await t.member('owner');
  blocking = await t.member('blocking');
  reader = await t.member('reader');
  bystander = await t.member('bystander');
  await block('user_blocks', blocking.userId, reader.blogId, reader.userId);
  for (let set = 0; set < 2 ** TRAITS.length; set += 1) {
    await makeBlog(`b${set}`, new Set(TRAITS.filter((_trait, bit) => set & (2 ** bit))));
  }
});
afterAll(() => t.close());

const RULES = {
  readable: [readableBlog, canRead],
  offered: [listableBlog, isListable],
  met: [nameableBlog, isNameable],
} as const;

test.each(['reader', 'bystander', 'visitor'] as const)(
  'for a %s, the blog rules decide the same in code and in SQL',
  async (who) => {
    const viewerId = who === 'visitor' ? null : (who === 'reader' ? reader : bystander).userId;
    const rows = await blogsByIds(t.db, [...blogs.keys()], viewerId);
    for (const [name, [sql, code]] of Object.entries(RULES)) {
      const found = await t.db.query<{ id: string; says: boolean }>(
        `select b.id, ${sql('b', '$1::bigint')} as says from blogs b where b.id = any($2::bigint[])`,
        [viewerId, [...blogs.keys()]],
      );
      for (const { id, says } of found) {
        const row = rows.get(id);
        expect(row && code(row, viewerId), `${name}: ${[...(blogs.get(id) ?? [])]}`).toBe(says);
      }
    }
  },
);

test('each trait of a blog hides it from the viewers it concerns, and from no others', async () => {
  const ofOne = (trait: Trait) =>
    [...blogs].find(([, traits]) => traits.size === 1 && traits.has(trait))?.[0] ?? '';
  const seenBy = async (viewerId: string | null, trait: Trait) => {
    const row = (await blogsByIds(t.db, [ofOne(trait)], viewerId)).get(ofOne(trait));
    return row ? [canRead(row, viewerId), isListable(row, viewerId)] : [];
  };
  const table: Record<Trait, [reader: boolean[], bystander: boolean[], visitor: boolean[]]> = {
    deactivated: [
      [false, false],
      [false, false],
      [false, false],
    ],
    hidden: [
      [true, true],
      [true, true],
      [false, false],
    ],
    private: [
      [false, false],
      [false, false],
      [false, false],
    ],
    protected: [
      [false, false],
      [false, false],
      [false, false],
    ],
    blocks: [
      [false, false],
      [true, true],
      [true, true],
    ],
    'owner blocks': [
      [false, false],
      [true, true],
      [true, true],
    ],
    blocked: [
      [true, false],
      [true, true],
      [true, true],
    ],
    written: [
      [true, true],
      [true, true],
      [true, true],
    ],
  };
  for (const trait of TRAITS) {
    const found = [
      await seenBy(reader.userId, trait),
      await seenBy(bystander.userId, trait),
      await seenBy(null, trait),
    ];
    expect([trait, ...found]).toEqual([trait, ...table[trait]]);
  }
});

test('a writer reads their blog in every state but deactivated', async () => {
  const rows = await blogsByIds(t.db, [...blogs.keys()], reader.userId);
  for (const [id, traits] of blogs) {
    if (!traits.has('written')) continue;
    const row = rows.get(id);
    expect(row && canRead(row, reader.userId), [...traits].join()).toBe(!traits.has('deactivated'));
  }
});

test('publicBlog is readableBlog for a visitor', async () => {
  const [row] = await t.db.query<{ differ: number }>(
    `select count(*)::int as differ from blogs b where ${publicBlog('b')} <> ${readableBlog('b', 'null::bigint')}`,
  );
  expect(row?.differ).toBe(0);
});
