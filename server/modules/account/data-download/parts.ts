import { PICTURES } from '#server/modules/messaging/conversations/picture-addresses.ts';

/** A column name, or an SQL expression with a name of its own. */
type Column = string | { name: string; from: string };

/** A member's rows of one table: a file of an archive. */
export interface Part {
  /** Table name; with dashes also the name of its file. */
  table: string;
  columns: readonly Column[];
  /** SQL condition, with `t` as the row and `$me` as the member. */
  where: string;
  order: string;
  /** Description in the archive's readme. */
  about: string;
}

const OWN_BLOGS = '(select id from blogs where owner_id = $me)';
const POSTS = `t.state <> 'deleted' and (t.blog_id in ${OWN_BLOGS} or t.author_id = $me)`;
const byMember = (column: string): Column => ({ name: 'by_me', from: `t.${column} = $me` });
/** Returns the part of a table with a `user_id` column. */
function mine(table: string, about: string, order: string, ...columns: Column[]): Part {
  return { table, columns, where: 't.user_id = $me', order, about };
}
/**
 * Content of a message; images sent by others have their private addresses, which work only while the member may see
 * them.
 */
const LETTER: Column = {
  name: 'content',
  from: `case when t.kind = 'image' and t.blog_id not in ${OWN_BLOGS} then jsonb_set(t.content, '{images}', (
    select jsonb_agg((image - 'mediaKey') || jsonb_build_object('url', '${PICTURES}/' || t.id || '/' || (size - 1)) order by size)
      from jsonb_array_elements(t.content -> 'images') with ordinality as sizes (image, size))) else t.content end`,
};
const LIFE = ['position', 'created_at'];
const QUIET = ['scopes', 'expires_at', ...LIFE];

/**
 * All data of a member, in the order of an import. Left out on purpose: credentials (passwords, sessions, second
 * factors), actions of others (their likes, follows, votes), authors of anonymous content, and deleted data.
 */
export const PARTS: readonly Part[] = [
  {
    table: 'users',
    columns: [
      'id',
      'uuid',
      'email',
      'birth_date',
      'palette',
      'locale',
      'settings',
      'email_lookup',
      'created_at',
    ],
    where: 't.id = $me',
    order: 't.id',
    about: 'Your account and what you set for yourself.',
  },
  {
    table: 'blogs',
    columns: [
      ...[
        'id',
        'uuid',
        'name',
        'title',
        'description',
        'description_npf',
        'avatar',
        'header',
        'theme',
        'state',
      ],
      ...['sort_order', 'is_adult', 'is_hidden', 'is_unlisted', 'is_private'],
      { name: 'has_password', from: 't.password_hash is not null' },
      ...[
        'share_likes',
        'share_following',
        'ask',
        'ask_anonymous',
        'ask_page_title',
        'can_submit',
        'timezone',
      ],
      ...['settings', 'created_at'],
    ],
    where: 't.owner_id = $me',
    order: 't.id',
    about: 'Your blogs: how they look and what you set for them.',
  },
  mine(
    'blog_members',
    'The blogs you write for.',
    't.blog_id',
    'blog_id',
    'role',
    'is_primary',
    'sort_order',
    'joined_at',
  ),
  {
    table: 'media',
    columns: [
      ...[
        'key',
        'kind',
        'content_type',
        'sha256',
        'bytes',
        'width',
        'height',
        'variants',
        'colors',
        'duration',
      ],
      ...['tags', 'poster_key', 'created_at'],
    ],
    where: 't.owner_id = $me',
    // A video refers to its poster, which must be inserted first.
    order: 't.poster_key is not null, t.key',
    about: 'Your pictures, sounds and films. `variants` names their files in the folder `media`.',
  },
  {
    table: 'trail_parts',
    columns: ['id', 'post_id', 'blog_id', 'blog_name', 'said_at', 'content', 'layout', 'tags'],
    where: `t.id in (select (i ->> 'partId')::bigint from posts p cross join lateral jsonb_array_elements(p.trail) i
      where p.state <> 'deleted' and (p.blog_id in ${OWN_BLOGS} or p.author_id = $me))`,
    order: 't.id',
    about: 'What you reblogged, as it was when you did. The `trail` of a post names them by `partId`.',
  },
  {
    table: 'posts',
    columns: [
      ...['blog_id', 'id'],
      byMember('author_id'),
      ...['state', 'position', 'type', 'content', 'layout', 'tags', 'slug', 'summary', 'reblog_key'],
      ...['parent_post_id', 'parent_blog_id', 'root_post_id', 'root_blog_id', 'trail', 'hide_trail'],
      // Anonymous askers stay anonymous.
      { name: 'asking_blog_id', from: 'case when not t.asking_is_anonymous then t.asking_blog_id end' },
      ...['asking_is_anonymous', 'source_url', 'is_pinned', 'is_commercial', 'interactability_reblog'],
      ...['interactability_blaze', 'content_rating', 'labels', 'shown_at', 'publish_on', 'queue_rank'],
      ...['published_at', 'edited_at', 'created_at', 'version'],
    ],
    where: POSTS,
    order: 't.id',
    about:
      'Posts of your blogs (published, private, drafts, queue, inbox) and what you wrote for other blogs. `by_me` says whether you wrote it.',
  },
  {
    table: 'moved_posts',
    columns: ['blog_id', 'post_id', 'now_blog_id'],
    where: `t.now_blog_id in ${OWN_BLOGS} and exists (select 1 from posts p
      where p.blog_id = t.now_blog_id and p.id = t.post_id and p.state <> 'deleted')`,
    order: 't.post_id, t.blog_id',
    about: 'Posts that you moved from one blog to another: `blog_id` names where each stood before.',
  },
  mine(
    'replies',
    'Your replies.',
    't.id',
    ...['blog_id', 'id', 'post_id', 'root_post_id', 'replier_blog_id', 'parent_reply_id', 'target_reply_id'],
    ...['text', 'is_self', 'scope', 'created_at'],
  ),
  mine(
    'likes',
    'What you liked.',
    't.position',
    ...['post_id', 'blog_id', 'root_post_id', 'liker_blog_id', ...LIFE],
  ),
  mine('follows', 'The blogs you follow.', 't.position', 'blog_id', ...LIFE),
  mine('tag_follows', 'The tags you follow.', 't.position', 'tag', ...LIFE),
  mine('saved_folders', 'Folders of what you saved.', 't.id', 'id', 'title', 'updated_at'),
  mine('saved_posts', 'What you saved.', 't.position', 'post_id', 'blog_id', 'folder_id', 'note', ...LIFE),
  {
    table: 'poll_ballots',
    columns: [
      'poll_id',
      { name: 'blog_id', from: '(select l.blog_id from polls l where l.id = t.poll_id)' },
      { name: 'post_id', from: '(select l.post_id from polls l where l.id = t.poll_id)' },
      ...['answers', 'voted_at'],
    ],
    where: 't.user_id = $me',
    order: 't.poll_id',
    about: 'What you voted for in polls.',
  },
  {
    table: 'conversations',
    columns: ['id', 'low_blog_id', 'high_blog_id', 'opened_by', 'is_mutual', 'created_at'],
    where: `t.id in (select conversation_id from conversation_sides where blog_id in ${OWN_BLOGS})`,
    order: 't.id',
    about: 'Who your blogs write to.',
  },
  {
    table: 'conversation_sides',
    columns: [
      ...[
        'conversation_id',
        'blog_id',
        'other_blog_id',
        'newest_message_id',
        'cleared_id',
        'read_id',
        'read_at',
      ],
      'unread_count',
    ],
    where: `t.blog_id in ${OWN_BLOGS}`,
    order: 't.conversation_id, t.blog_id',
    about: 'How far you have read your conversations.',
  },
  {
    table: 'messages',
    columns: ['id', 'conversation_id', 'blog_id', 'kind', LETTER, 'is_request', 'created_at'],
    where: `exists (select 1 from conversation_sides s where s.conversation_id = t.conversation_id
      and s.blog_id in ${OWN_BLOGS} and s.cleared_id < t.id)`,
    order: 't.id',
    about: 'Messages to and from your blogs, but for those you deleted.',
  },
  mine('user_blocks', 'Blogs you block.', 't.position', 'blocked_blog_id', ...LIFE),
  {
    table: 'blog_blocks',
    columns: ['blog_id', 'blocked_blog_id', ...LIFE],
    where: `t.blog_id in ${OWN_BLOGS}`,
    order: 't.position',
    about: 'Blogs that single blogs of yours block.',
  },
  mine('user_mutes', 'Blogs you muted.', 't.position', 'blog_id', 'kind', 'tag', ...QUIET),
  mine('filtered_tags', 'Tags you filter.', 't.position', 'tag', 'name', 'action', ...QUIET),
  mine('filtered_content', 'Words you filter.', 't.position', 'content', 'name', 'action', ...QUIET),
  mine('hidden_posts', 'Posts you hid.', 't.position', 'root_post_id', 'root_blog_id', ...LIFE),
  mine('post_mutes', 'Posts you are not told of.', 't.position', 'post_id', 'blog_id', 'expires_at', ...LIFE),
  mine('blog_subscriptions', 'Blogs you are told of.', 't.blog_id', 'blog_id', 'created_at'),
  mine('post_subscriptions', 'Posts you are told of.', 't.post_id', 'post_id', 'blog_id', 'created_at'),
  mine('dismissed_blogs', 'Blogs you do not want recommended.', 't.blog_id', 'blog_id', 'created_at'),
  mine(
    'dashboard_tabs',
    'Tabs of your dashboard.',
    't.created_at, t.id',
    ...['id', 'title', 'is_hidden', 'sort_order', 'blog_ids', 'tags', 'types', 'hide_reblogs', 'created_at'],
  ),
  mine('timeline_markers', 'How far you have read.', 't.which', 'which', 'post_id', 'position', 'read_at'),
  mine('seen_posts', 'Posts you saw in the last thirty days.', 't.seen_at, t.post_id', 'post_id', 'seen_at'),
  {
    table: 'blog_queues',
    columns: ['blog_id', 'paused', 'per_day', 'start_hour', 'end_hour', 'tag', 'next_at'],
    where: `t.blog_id in ${OWN_BLOGS}`,
    order: 't.blog_id',
    about: 'How the queues of your blogs are published.',
  },
  {
    table: 'notification_settings',
    columns: ['blog_id', 'choices', 'is_muted', 'muted_until'],
    where: `t.blog_id in ${OWN_BLOGS}`,
    order: 't.blog_id',
    about: 'What your blogs want to be told of.',
  },
];

/** Columns that refer to a blog which may be another member's. */
const NAMES_BLOG = new Set([
  ...['blog_id', 'parent_blog_id', 'root_blog_id', 'asking_blog_id', 'replier_blog_id', 'liker_blog_id'],
  ...['low_blog_id', 'high_blog_id', 'blocked_blog_id'],
]);
/** Parts whose rows refer to posts that may be another member's. */
const HANG_ON_POSTS = ['replies', 'saved_posts', 'post_mutes', 'post_subscriptions', 'poll_ballots'];

const nameOf = (column: Column): string => (typeof column === 'string' ? column : column.name);

/** Returns the column names of a part. */
export const columnsOf = (part: Part): string[] => part.columns.map(nameOf);

/** Returns the file name of a part. */
export const partFile = (table: string): string => `data/${table.replaceAll('_', '-')}.json`;

/** Casts ids and positions to text, because they exceed the safe integer range of many programs. */
function asText(name: string, from: string): string {
  if (/^id$|_id$|^opened_by$|^position$|_rank$/.test(name)) return `(${from})::text as ${name}`;
  return /_ids$/.test(name) ? `(${from})::text[] as ${name}` : `${from} as ${name}`;
}

function rowsSql(
  { table, columns, where, order }: Part,
  spelt: (name: string, from: string) => string,
): string {
  const list = columns.map((one) =>
    typeof one === 'string' ? spelt(one, `t.${one}`) : spelt(one.name, one.from),
  );
  return `select ${list.join(', ')} from ${table} t where ${where} order by ${order}`;
}

/** Returns a part's rows as a subquery for other statements. */
const plain = (part: Part): string => rowsSql(part, (name, from) => `${from} as ${name}`);

/** Returns the statement that reads a part for its file. `me` is the member's id. */
export const partSql = (part: Part, me: string): string => rowsSql(part, asText).replaceAll('$me', me);

/** Returns a subquery of all ids in some columns of the parts. */
function named(columns: ReadonlySet<string>): string {
  return PARTS.flatMap((part) =>
    columnsOf(part)
      .filter((name) => columns.has(name))
      .map((name) => `select ${name} as id from (${plain(part)}) p`),
  ).join(' union ');
}

/** Other members' posts that the member's rows refer to: their address, without content. */
const OTHER_POSTS: Part = {
  table: 'posts',
  columns: ['blog_id', 'id'],
  where: `t.id in (${PARTS.filter(({ table }) => HANG_ON_POSTS.includes(table))
    .map((part) => `select post_id from (${plain(part)}) p`)
    .join(' union ')}) and not (${POSTS})`,
  order: 't.id',
  about: 'Posts of others that yours hang on: where they are, not what they say.',
};

/** Other members' blogs that the member's rows refer to. */
const OTHER_BLOGS: Part = {
  table: 'blogs',
  columns: ['id', 'uuid', 'name'],
  where: `t.owner_id <> $me and (t.id in (${named(NAMES_BLOG)})
    or t.id in (select blog_id from (${plain(OTHER_POSTS)}) p))`,
  order: 't.id',
  about: 'The blogs of others that the other files name by their ids.',
};

/**
 * Security events of the account on this site. An import skips it: it would claim log-ins that the other site never
 * saw.
 */
const SECURITY_LOG: Part = mine(
  'security_events',
  'Your security log: log-ins, failed attempts and changes of what protects your account.',
  't.id',
  ...['id', 'kind', 'client_name', 'device', 'network', 'method', 'detail', 'count', 'created_at', 'last_at'],
);

/** The data files of an archive with their parts. */
export const FILES: readonly { file: string; part: Part }[] = [
  ...[...PARTS, SECURITY_LOG].map((part) => ({ file: partFile(part.table), part })),
  { file: partFile('other_blogs'), part: OTHER_BLOGS },
  { file: partFile('other_posts'), part: OTHER_POSTS },
];
