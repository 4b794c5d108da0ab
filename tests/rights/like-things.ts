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
  community_reactions: `insert into community_reactions (post_blog_id, post_id, user_id, blog_id, grapheme)
    select $4, $3, $1, $2, '🌿' from posts where id = $3 and community_id is not null`,
  community_comments: `insert into community_comments (post_blog_id, post_id, user_id, blog_id, content)
    select $4, $3, $1, $2, '[{"type":"text","text":"Of another member"}]' from posts
     where id = $3 and community_id is not null`,
  seen_posts: 'insert into seen_posts (user_id, post_id) values ($1, $3)',
  notifications: `insert into notifications (blog_id, type, user_id, post_id, subject_id)
    values ($4, 'like', $1, $3, $3)`,
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
  notification_reads: 'insert into notification_reads (blog_id, user_id, read_to) values ($3, $1, 1)',
  // A group blog is one that several members write.
  space_members: `insert into space_members (space_id, space_kind, user_id, role)
    select space_id, 'blog', $1, 'member' from space_members where space_id = $3 group by space_id having count(*) > 2`,
  space_join_requests: `insert into space_join_requests (space_id, space_kind, user_id) values ($3, 'blog', $1)`,
  space_invitations: `insert into space_invitations (space_id, space_kind, sender_id, role, recipient_id)
    select $2, 'blog', $1, 'member', owner_id from blogs where id = $3 or name = 'desk'`,
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
  dismissed_elements: `insert into dismissed_elements (user_id, object_type, element_id) values ($1, 'announcement', $3)`,
  poll_ballots: `insert into poll_ballots (poll_id, user_id, answers)
    select id, $1, answers[1:1] from polls where id = $3`,
  oauth_items: `insert into oauth_items (model, id_hash, payload, user_id, client_id, expires_at)
    select 'Grant', convert_to('grant ' || $1::text || client_id, 'utf8'), '{"openid":{"scope":"basic"}}', $1, client_id,
           now() + interval '1 day' from oauth_clients where client_id = $3`,
  third_party_links: `insert into third_party_links (provider_id, subject, user_id)
    values ($3, 'subject ' || $1::text, $1)`,
  community_readers: `insert into community_readers (community_id, user_id)
    select id, $1 from communities where handle = $3`,
  community_seat_waits: `insert into community_seat_waits (community_id, user_id)
    select id, $1 from communities where handle = $3`,
  community_refusals: `insert into community_refusals (community_id, user_id)
    select id, $1 from communities where handle = $3`,
  community_board_readers: `insert into community_board_readers (board_id, user_id)
    select b.id, $1 from community_boards b join communities c on c.id = b.community_id where c.handle = $3`,
  community_comment_likes: `insert into community_comment_likes (comment_id, user_id)
    select id, $1 from community_comments where id::text = $3`,
  collection_readers: `insert into collection_readers (collection_id, user_id, followed_at, is_tab, is_notifying)
    select id, $1, now(), true, true from collections where uuid = $3`,
  collection_changes: `insert into collection_changes (token, collection_id, user_id, action, items, until)
    select 'change ' || $1::text || uuid, id, $1, 'add', '[]', now() + interval '1 hour' from collections where uuid = $3`,
  hidden_ad_companies: `insert into hidden_ad_companies (user_id, vendor, hidden_at) values ($1, 755, now())`,
  ad_company_reports: `insert into ad_company_reports (user_id, vendor, reason, reported_at)
    values ($1, 755, 'other', now())`,
  hidden_ads: `insert into hidden_ads (user_id, ad_id, hidden_at)
    select $1, id, now() from house_ads where id::text = $3`,
  ad_reports: `insert into ad_reports (user_id, ad_id, reason, reported_at)
    select $1, id, 'other', now() from house_ads where id::text = $3`,
  community_mutes: `insert into community_mutes (community_id, user_id)
    select id, $1 from communities where handle = $3`,
};

const OWN: Readonly<Record<string, string>> = {
  stored_payment_methods: `insert into stored_payment_methods (user_id, provider, customer_ref, method_ref, kind)
    values ($1, 'stripe', 'cus_key', 'pm_key', 'card')`,
  payers: `insert into payers (user_id, country) values ($1, 'JP')`,
  checkouts: `insert into checkouts (user_id, kind, item, country, currency, amount, tax_name, tax_rate_bps, provider, expires_at)
    values ($1, 'premium', 'premium-year', 'JP', 'JPY', 5800, 'Tax', 1000, 'test', now() + interval '1 hour')`,
  payments: `insert into payments (user_id, checkout_id, provider, country, currency, amount, tax_name, tax_rate_bps, status)
    select $1, id, 'test', 'JP', 'JPY', 5800, 'Tax', 1000, 'succeeded' from checkouts where user_id = $1`,
  subscriptions: `insert into subscriptions (user_id, kind, item, period, status, checkout_id, country, currency, amount, tax_name,
                             tax_rate_bps, provider, started_at, paid_periods, period_end)
    select $1, 'premium', 'premium-year', 'year', 'active', id, 'JP', 'JPY', 5800, 'Tax', 1000, 'test', now(), 1,
           now() + interval '1 year' from checkouts where user_id = $1`,
  purchases: `insert into purchases (number, user_id, payment_id, kind, item, provider, country, currency, amount, tax_name,
                         tax_rate_bps)
    select 'R-' || $1::text, $1, id, 'premium', 'premium-year', 'test', 'JP', 'JPY', 5800, 'Tax', 1000
      from payments where user_id = $1`,
  shop_orders: `insert into shop_orders (user_id, checkout_id, product, blog_id, status)
    select $1, c.id, 'badge-key', b.id, 'fulfilled' from checkouts c, blogs b where c.user_id = $1 and b.owner_id = $1 limit 1`,
  domains: `insert into domains (user_id, name, kind, status, verify_token, found)
    values ($1, 'like-' || $1::text || '.example', 'connected', 'connecting', 'token', '[]')`,
  stock_waits: `insert into stock_waits (user_id, product) values ($1, 'badge-comet')`,
  paid_notices: `insert into paid_notices (user_id, event, cause)
    values ($1, 'premium-ended', 'like')`,
  domain_events: `insert into domain_events (user_id, name, event, cause)
    values ($1, 'like-' || $1::text || '.example', 'connected', 'like')`,
  campaigns: `insert into campaigns (user_id, post_id, item, status, goal, days)
    values ($1, 1, 'blaze-2500', 'rejected', 2500, 1)`,
  campaign_views: `insert into campaign_views (campaign_id, user_id, seen_at)
    select id, $1, now() from campaigns where user_id = $1`,
  promotions: `insert into promotions (user_id, blog_id, uses_credit)
    select $1, id, true from blogs where owner_id = $1 limit 1`,
  promotion_views: `insert into promotion_views (promotion_id, user_id, seen_at)
    select id, $1, now() from promotions where user_id = $1`,
  rewarded_ads: `insert into rewarded_ads (user_id, placement_id, token_hash, started_at)
    values ($1, 'rewarded-house-shop', convert_to('token ' || $1::text, 'utf8'), now())`,
  porches: 'insert into porches (user_id) values ($1)',
  patios: `insert into patios (user_id, columns) values ($1, '[]')`,
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
  consent_receipts: `insert into consent_receipts (public_id, user_id, answered_at, given_by, applies, country_source,
      purposes, special_features, allowed_vendors, vendor_list_version, is_opted_out, has_privacy_control)
    values ('LIKE-' || $1::text, $1, now(), 'choices', 'gdpr', 'unknown', '1', '', '{}', 0, false, false)`,
  security_events: `insert into security_events (user_id, kind) values ($1, 'login')`,
  idempotency_keys: `insert into idempotency_keys (user_id, key, request_hash) values ($1, repeat('k', 16), ''::bytea)`,
  uploads: `insert into uploads (id, owner_id, kind, state, bytes, expires_at)
    values (md5($1::text), $1, 'audio', 'waiting', 1, now() + interval '1 day')`,
  oauth_clients: `insert into oauth_clients (client_id, owner_id, name, website, redirect_uris, is_confidential)
    values ('client-' || $1::text, $1, 'App', 'https://app.example', '[]', false)`,
  oauth_items: `insert into oauth_items (model, id_hash, payload, user_id, client_id, expires_at)
    values ('Grant', convert_to('own grant ' || $1::text, 'utf8'), '{"openid":{"scope":"basic"}}', $1,
            'client-' || $1::text, now() + interval '1 day')`,
  access_tokens: `insert into access_tokens (token_hash, user_id, expires_at)
    values (convert_to('token ' || $1::text, 'utf8'), $1, now() + interval '1 day')`,
  seen_posts: `insert into seen_posts (user_id, post_id, seen_at) values ($1, 1, now() - interval '40 days')`,
  filtered_tags: `insert into filtered_tags (user_id, tag, name, scopes, expires_at)
    values ($1, 'over', 'over', '{}', now() - interval '1 day')`,
  filtered_content: `insert into filtered_content (user_id, content, name, scopes, expires_at)
    values ($1, 'over', 'over', '{}', now() - interval '1 day')`,
};

/** Tables of which a member has rows by being one, or which the tests below never name; each with the reason. */
export const WITHOUT_LIKE_THING: Readonly<Record<string, string>> = {
  blogs: 'the primary blog that every member has',
  blog_members: 'comes with the primary blog',
  sessions: 'the session that the member has',
  posts: 'a post that the member wrote',
  community_posts: 'a view of posts',
  replies: 'content of a post, not a thing of one member',
  media: 'files are shared by their content',
  messages: 'belong to a conversation',
  bulk_changes: 'kept for minutes, by a random id',
  asker_blocks: 'of a blog, about a member',
  boops: 'sent, and then of the recipient',
  passkey_challenges: 'random, used once',
  announcements: 'belong to the site; staff edit those of colleagues',
  house_ads: 'belong to the site; staff edit those of colleagues',
  house_ad_views: 'showings of a member, by a hash',
  site_flag_accounts: 'a decision of the staff',
  staff_claims: 'of a staff member, of whom the world has one',
  staff_notes: 'of the staff, whose colleagues read them',
  staff_decisions: 'of the staff, about a member',
  suspensions: 'a decision of the staff',
  mail_deliveries: 'written for every mail of the site, by no operation of its own',
  mail_waiting: 'written by events and read by the sender, by no operation of its own',
  mail_told: 'written and read by the sender of mails',
  mail_digests: 'written by a trigger on the settings and read by the sender of mails',
  space_bans: 'of a space, about a member',
  community_decisions: 'of a community, about a member',
  community_queue_items: 'of a community, about a member',
  community_reports: 'belong to an entry of the queue of a community',
  community_item_notes: 'of the moderators of a community',
  community_member_notes: 'of the moderators of a community, about a member',
};

/** The tables that have a statement. */
export const tablesWithLikeThing: readonly string[] = [
  ...new Set([OF_POST, OF_BLOG, OF_WORD, OWN].flatMap((statements) => Object.keys(statements))),
];

/** Returns a value as SQL writes it. */
function literal(value: string, type: 'bigint' | 'text'): string {
  return type === 'bigint' ? `${BigInt(value)}::bigint` : `'${value.replaceAll("'", "''")}'::text`;
}

/** Gives a member one of each thing, or one of those tables, about what a call names. */
export async function giveLikeThings(
  { db }: TestApp,
  member: Member,
  named: Named,
  tables: readonly string[] = tablesWithLikeThing,
): Promise<void> {
  const texts: string[] = [];
  // One text without parameters, because most of the time of such short statements is their way to the engine.
  const add = (
    statements: Readonly<Record<string, string>>,
    more: readonly string[],
    type: 'bigint' | 'text',
  ): void => {
    const values = [literal(member.userId, 'bigint'), literal(member.blogId, 'bigint')];
    for (const one of more) values.push(literal(one, type));
    for (const [table, statement] of Object.entries(statements)) {
      if (!tables.includes(table)) continue;
      const text = statement.replace(/\$(\d)/g, (_, at: string) => values[Number(at) - 1] ?? 'null');
      texts.push(`${text} on conflict do nothing;`);
    }
  };
  await db.query('update users set like_count = 5, following_count = 5 where id = $1', [member.userId]);
  if (tables === tablesWithLikeThing) add(OWN, [], 'text');
  for (const { id, blogId, rootId, rootBlogId } of named.posts)
    add(OF_POST, [id, blogId, rootId, rootBlogId], 'bigint');
  for (const id of named.blogIds) add(OF_BLOG, [id], 'bigint');
  for (const word of named.words) add(OF_WORD, [word], 'text');
  await db.batch(texts.join('\n'));
}
