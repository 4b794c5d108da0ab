import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import type { Database } from '#server/db/database.ts';
import { dropWhatHangsOn } from '#server/modules/auth/account/erase-repository.ts';
import { removePost } from '#server/modules/posts/writing/write-repository.ts';
import { closeBlog } from '#server/modules/settings/homes/homes-repository.ts';
import { closeAccount } from '#server/modules/users/repository.ts';
import { freshPglite, freshPostgres, testEngine } from '#tests/support/database.ts';
import {
  type InterleavedDatabase,
  type Interruption,
  interleave,
} from '#tests/support/interleaved-database.ts';
import { addWriter } from '#tests/support/members.ts';
import { call } from '../rights/call.ts';
import { recipes } from '../rights/recipes.ts';
import { variants } from '../rights/variants.ts';
import { rightsWorld, type World } from '../rights/world.ts';

let world: World;
let db: InterleavedDatabase;
let raw: Database;
beforeAll(async () => {
  const fresh =
    testEngine === 'postgres' ? await freshPostgres() : { db: await freshPglite(), url: undefined };
  raw = fresh.db;
  db = interleave(fresh.db, fresh.url);
  world = await rightsWorld({ db });
});
afterAll(async () => {
  await world.t.close();
  await db.close();
});

const HARD = [
  'saved_folders',
  'dashboard_tabs',
  'blog_invitations',
  'oauth_clients',
  'oauth_items',
  'push_devices',
  'uploads',
  'data_downloads',
  'bulk_changes',
  'video_hubs',
  'mailed_links',
  'third_party_sign_ins',
  'polls',
  'account_recoveries',
  'passkeys',
  'passkey_challenges',
  'third_party_links',
  'site_flags',
  'support_requests',
  'reports',
  'link_previews',
  'gifs',
  'saved_posts',
  'tag_follows',
  'hidden_posts',
  'filtered_tags',
  'filtered_content',
  'user_mutes',
  'user_blocks',
  'blog_blocks',
  'notifications',
  'moved_posts',
  'media',
  'post_flags',
  'answertimes',
  'choices',
  'second_factors',
  'backup_codes',
  'idempotency_keys',
  'blog_queues',
  'post_counts',
  'tags',
];

const acts: Record<string, Interruption> = {
  posts: async (d) => {
    const rows = await d.query<{ id: string; blog_id: string }>(
      "select id, blog_id from posts where state <> 'deleted'",
    );
    for (const { id, blog_id } of rows) await d.transaction((tx) => removePost(tx, blog_id, id));
  },
  replies: async (d) =>
    void (await d.query('update replies set deleted_at = now() where deleted_at is null')),
  desk: (d) =>
    d.transaction(async (tx) => {
      const [{ id = '' } = {}] = await tx.query<{ id: string }>("select id from blogs where name = 'desk'");
      await closeBlog(tx, id);
    }),
  others: async (d) => {
    await d.query("update users set state = 'deleted' where id <> $1 and state = 'active'", [
      world.members.admin.userId,
    ]);
    await d.query("update blogs set state = 'deactivated' where name <> 'desk' and owner_id <> $1", [
      world.members.admin.userId,
    ]);
  },
  caller: (d) =>
    d.transaction(async (tx) => {
      await closeAccount(tx, world.members.admin.userId);
      await dropWhatHangsOn(tx, world.members.admin.userId);
    }),
  membership: async (d) =>
    void (await d.query(
      "delete from blog_members where user_id = $1 and blog_id in (select id from blogs where name like 'desk%' or name like 'group%')",
      [world.members.admin.userId],
    )),
  hard: async (d) => {
    for (const t of HARD)
      await d.query(`delete from ${t}`).catch((e) => {
        if (e.code !== '55P03' && e.code !== '23503' && e.code !== '42P01') throw e;
      });
  },
  conversations: async (d) => {
    for (const t of ['conversation_flags', 'messages', 'conversation_sides', 'conversations'])
      await d.query(`delete from ${t}`).catch((e) => {
        if (e.code !== '55P03' && e.code !== '42P01') throw e;
      });
  },
};
const merged: Record<string, Interruption> = {
  content: async (d) => {
    await acts.posts?.(d);
    await acts.replies?.(d);
    await acts.conversations?.(d);
    await acts.hard?.(d);
  },
  people: async (d) => {
    await acts.others?.(d);
    await acts.membership?.(d);
    await acts.desk?.(d);
  },
  caller: acts.caller as Interruption,
};
async function restore() {
  for (const t of [
    'conversation_flags',
    'messages',
    'conversation_sides',
    'conversations',
    'idempotency_keys',
    'rate_buckets',
  ])
    await raw.query(`delete from ${t}`);
  await raw.query("update users set state = 'active' where state = 'deleted' and email not like 'deleted-%'");
  await raw.query(
    "update blogs set state = 'active' where state = 'deactivated' and owner_id in (select id from users where state = 'active')",
  );
}
let n = 0;
async function freshAdmin() {
  const admin = await world.t.member(`adm-${n++}`, { role: 'admin' });
  await addWriter(raw, 'desk', admin, 'admin');
  world.members.admin = admin;
}
const built = (Object.keys(handlers) as OperationId[]).filter(
  (id) =>
    id !== 'getUserEvents' &&
    (!process.env.ONLY || process.env.ONLY.split(',').includes(id)) &&
    (process.env.READS || operations[id].method !== 'GET'),
);
test.each(built)(
  '%s',
  async (id) => {
    const found = new Set<string>();
    for (const [v, recipe] of [recipes[id], ...(variants[id] ?? [])].entries()) {
      if (!recipe) continue;
      for (const [name, act] of Object.entries(process.env.FINE ? acts : merged)) {
        let broken = 0;
        for (let at = 0; at < 60; at++) {
          await freshAdmin();
          let ran = false;
          try {
            const ingredients = await recipe(world);
            db.interruptAt(at, act);
            const { status, body } = await call(world, id, 'admin', ingredients);
            ran = db.endInterruption();
            if (status >= 500)
              found.add(`${id}#${v} ${name}@${at}: ${status} ${JSON.stringify(body?.errors?.[0]?.code)}`);
            else if (process.env.ALL)
              appendFileSync(
                '/tmp/races-all.txt',
                `${id}#${v} ${name}@${at}: ${status} ${body?.errors?.[0]?.code}\n`,
              );
          } catch (error) {
            ran = db.endInterruption();
            broken += 1;
            found.add(`${id}#${v} ${name}@${at}: THROW ${String(error).slice(0, 300)}`);
          }
          await restore();
          if (broken > 3 || !ran) break;
        }
      }
    }
    if (found.size) appendFileSync(process.env.OUT ?? '/tmp/races.txt', [...found].join('\n') + '\n');
    expect([...found]).toEqual([]);
  },
  600_000,
);
