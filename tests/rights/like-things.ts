import type { Ingredients } from '#tests/fixtures/fixture.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

/** Names in a call: the values anywhere in it, and the posts and blogs among them. */
export interface Named {
  /** Words of the call that could name a tag, a filter, a tab or a provider. */
  words: string[];
  posts: { id: string; blogId: string; rootId: string; rootBlogId: string }[];
  blogIds: string[];
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.values(value).flatMap(valuesOf);
}

/** Returns what a call names in its path, query and body. */
export async function namedIn({ db }: TestApp, { path, query, payload }: Ingredients): Promise<Named> {
  const values = [...new Set([path, query, payload].flatMap(valuesOf).flatMap((value) => value.split(',')))];
  const posts = await db.query<Named['posts'][number]>(
    `select id::text, blog_id::text as "blogId", root_post_id::text as "rootId", root_blog_id::text as "rootBlogId"
       from posts where id::text = any($1::text[])`,
    [values],
  );
  const blogs = await db.query<{ id: string }>(
    'select id::text from blogs where name = any($1::text[]) or uuid = any($1::text[])',
    [values],
  );
  const words = values.flatMap((value) => [value, value.toLowerCase().replace(/^#/, '')]);
  return {
    words: [...new Set(words)].filter((word) => word !== '' && word.length <= 60),
    posts,
    blogIds: [...new Set([...blogs.map(({ id }) => id), ...posts.map((one) => one.blogId)])],
  };
}

/**
 * Statements that give a member the things another one may have, about the same posts, blogs and words. `$1` is the
 * member, `$2` their blog. Ids of their own are made by the database.
 */
const OF_POST: Readonly<Record<string, string>> = {
  likes: `insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id) values ($1, $3, $4, $5, $2)`,
  hidden_posts: 'insert into hidden_posts (user_id, root_post_id, root_blog_id) values ($1, $5, $6)',
  saved_posts: 'insert into saved_posts (user_id, post_id, blog_id) values ($1, $3, $4)',
  post_mutes: 'insert into post_mutes (user_id, post_id, blog_id) values ($1, $3, $4)',
  post_subscriptions: 'insert into post_subscriptions (user_id, post_id, blog_id) values ($1, $3, $4)',
  seen_posts: 'insert into seen_posts (user_id, post_id) values ($1, $3)',
};

const OF_BLOG: Readonly<Record<string, string>> = {
  follows: 'insert into follows (user_id, blog_id) values ($1, $3)',
  user_mutes: `insert into user_mutes (user_id, blog_id, scopes) values ($1, $3, '{}')`,
  user_blocks: `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id)
    select $1, id, owner_id from blogs where id = $3`,
  blog_subscriptions: 'insert into blog_subscriptions (user_id, blog_id) values ($1, $3)',
  dismissed_blogs: 'insert into dismissed_blogs (user_id, blog_id) values ($1, $3)',
  opened_blogs: `insert into opened_blogs (user_id, blog_id, password_hash) values ($1, $3, 'hash')`,
  reports: `insert into reports (user_id, blog_id, reason) values ($1, $3, 'spam')`,
};

const OF_WORD: Readonly<Record<string, string>> = {
  tag_follows: 'insert into tag_follows (user_id, tag) values ($1, $3)',
  filtered_tags: `insert into filtered_tags (user_id, tag, name, scopes) values ($1, $3, $3, '{}')`,
  filtered_content: `insert into filtered_content (user_id, content, name, scopes) values ($1, $3, $3, '{}')`,
  dashboard_tabs: `insert into dashboard_tabs (user_id, id, title)
    select $1, $3, 'Tab' where $3 ~ '^[a-z0-9]+(-[a-z0-9]+){0,7}$'`,
  timeline_markers: `insert into timeline_markers (user_id, which, post_id, position)
    select $1, which, 1, 1 from unnest(array[$3, 'tab:' || $3]) as which`,
  video_hub_follows:
    'insert into video_hub_follows (user_id, hub) select $1, name from video_hubs where name = $3',
  onboarding_topics: 'insert into onboarding_topics (user_id, tag) select $1, tag from tags where tag = $3',
  poll_ballots: `insert into poll_ballots (poll_id, user_id, answers)
    select id, $1, answers[1:1] from polls where id = $3`,
  oauth_items: `insert into oauth_items (model, id_hash, payload, user_id, client_id, expires_at)
    select 'Grant', convert_to('grant ' || $1::text || client_id, 'utf8'), '{"openid":{"scope":"basic"}}', $1, client_id,
           now() + interval '1 day' from oauth_clients where client_id = $3`,
  third_party_links: `insert into third_party_links (provider_id, subject, user_id)
    values ($3, 'subject ' || $1::text, $1)`,
};

const OWN: Readonly<Record<string, string>> = {
  saved_folders: `insert into saved_folders (user_id, title) values ($1, 'Of another member')`,
  dashboard_tabs: `insert into dashboard_tabs (user_id, id, title) values ($1, 'hills', 'Hills')`,
  timeline_markers: `insert into timeline_markers (user_id, which, post_id, position) values ($1, 'following', 1, 1)`,
  passkeys: `insert into passkeys (user_id, credential_id, public_key, use_count, is_synced, name)
    values ($1, convert_to('credential ' || $1::text, 'utf8'), ''::bytea, 0, false, 'Phone')`,
  second_factors: `insert into second_factors (user_id, sealed_secret, setup_ends_at)
    values ($1, ''::bytea, now() + interval '1 day')`,
  backup_codes: `insert into backup_codes (user_id, code_hash) values ($1, 'a'::bytea)`,
  mailed_links: `insert into mailed_links (token_hash, user_id, purpose, email, expires_at)
    select convert_to(purpose || $1::text, 'utf8'), $1, purpose, 'bystander@example.test', now() + interval '1 hour'
      from unnest('{verify,reset,login}'::text[]) as purpose`,
  known_devices: `insert into known_devices (user_id, device_hash) values ($1, 'a'::bytea)`,
  remembered_browsers: `insert into remembered_browsers (token_hash, user_id, session_id, expires_at)
    values (convert_to('browser ' || $1::text, 'utf8'), $1, 1, now() + interval '1 day')`,
  account_undos: `insert into account_undos (token_hash, user_id, kind, email, started_at, expires_at)
    values (convert_to('undo ' || $1::text, 'utf8'), $1, 'address', 'bystander@example.test', now(), now() + interval '1 day')`,
  account_recoveries: `insert into account_recoveries (user_id, ends_at) values ($1, now() + interval '1 day')`,
  data_downloads: `insert into data_downloads (user_id, key, state, bytes, requested_at, heard_at, ready_at, expires_at)
    values ($1, encode(sha224(convert_to($1::text, 'utf8')), 'hex')::varchar(40), 'ready', 1, now(), now(), now(), now() + interval '1 day')`,
  push_devices: `insert into push_devices (user_id, session_hash, endpoint, p256dh, auth, name)
    select $1, id_hash, 'https://push.example/' || $1::text, 'p', 'a', 'Phone' from sessions where user_id = $1 limit 1`,
  security_events: `insert into security_events (user_id, kind) values ($1, 'login')`,
  idempotency_keys: `insert into idempotency_keys (user_id, key, request_hash) values ($1, repeat('k', 16), ''::bytea)`,
  uploads: `insert into uploads (id, owner_id, kind, state, bytes, expires_at)
    values (md5($1::text), $1, 'audio', 'waiting', 1, now() + interval '1 day')`,
  oauth_clients: `insert into oauth_clients (client_id, owner_id, name, website, redirect_uris, is_confidential)
    values ('client-' || $1::text, $1, 'App', 'https://app.example', '[]', false)`,
  notification_reads: 'insert into notification_reads (blog_id, user_id, read_to) values ($2, $1, 1)',
};

/** Tables of which a member has rows by being one, or which the tests below never name; each with the reason. */
export const WITHOUT_LIKE_THING: Readonly<Record<string, string>> = {
  blogs: 'the primary blog that every member has',
  blog_members: 'comes with the primary blog',
  sessions: 'the session that the member has',
  access_tokens: 'the token that the member has',
  posts: 'a post that the member wrote',
  replies: 'content of a post, not a thing of one member',
  media: 'files are shared by their content',
  messages: 'belong to a conversation',
  notifications: 'are written by what others do',
  bulk_changes: 'kept for minutes, by a random id',
  asker_blocks: 'of a blog, about a member',
  boops: 'sent, and then of the recipient',
  passkey_challenges: 'random, used once',
  suspensions: 'a decision of the staff',
  space_bans: 'of a space, about a member',
  space_join_requests: 'of a space, about a member',
  space_members: 'of a space, about a member',
};

/** The tables that have a statement. */
export const tablesWithLikeThing: readonly string[] = [
  ...new Set([OF_POST, OF_BLOG, OF_WORD, OWN].flatMap((statements) => Object.keys(statements))),
];

/** Gives a member one of each thing, about what a call names. */
export async function giveLikeThings({ db }: TestApp, member: Member, named: Named): Promise<void> {
  const own = [member.userId, member.blogId];
  // `$1` and `$2` are typed here, since not every statement uses both.
  const run = async (
    statements: Readonly<Record<string, string>>,
    more: string[],
    types: string,
  ): Promise<void> => {
    for (const [table, statement] of Object.entries(statements)) {
      const typed = statement.replace(/\$(\d)/g, (_, at: string) => {
        const type = Number(at) <= 2 ? 'bigint' : types;
        return `$${at}::${type}`;
      });
      const used = Math.max(...[...statement.matchAll(/\$(\d)/g)].map(([, at]) => Number(at)));
      // Every parameter has a type, also one that the statement does not use.
      const unused = Array.from(
        { length: used },
        (_, at) => `$${at + 1}::${at < 2 ? 'bigint' : types} as p${at}`,
      );
      await db
        .query(
          `with given as (select ${unused.join(', ')}) ${typed} on conflict do nothing`,
          [...own, ...more].slice(0, used),
        )
        .catch((error: unknown) => {
          throw new Error(`${table}: ${String(error)}`, { cause: error });
        });
    }
  };
  await run(OWN, [], 'text');
  for (const { id, blogId, rootId, rootBlogId } of named.posts)
    await run(OF_POST, [id, blogId, rootId, rootBlogId], 'bigint');
  for (const id of named.blogIds) await run(OF_BLOG, [id], 'bigint');
  for (const word of named.words) await run(OF_WORD, [word], 'text');
}
