import type { components } from '#generated/types/api.d.ts';
import { timeOfId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { postUrl } from '#server/entities/blog/addresses.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { stillPicture } from '#server/entities/post/still-picture.ts';
import { coverFiltered } from './cover-filtered.ts';
import type { NotificationRow } from './notifications-repository.ts';

type Schemas = components['schemas'];

interface Known {
  viewerId: string;
  blogs: ReadonlyMap<string, BlogRow>;
  posts: ReadonlyMap<string, PostRow>;
  readTo: string;
}

/** Maximum number of avatars per row. */
const MAX_FACES = 5;

/** Text of each type, after the names of the acting blogs. */
const TEXT_OF_KIND: Readonly<Record<string, string>> = {
  like: 'liked your post',
  follow: 'followed you',
  reblog_naked: 'reblogged your post',
  reblog_with_content: 'reblogged your post and added something',
  reply: 'replied to your post',
  mention_in_post: 'mentioned you in a post',
  mention_in_reply: 'mentioned you in a reply',
  ask: 'asked you something',
  answered_ask: 'answered you',
  new_post: 'posted something new',
  conversational_note: 'replied to a post you follow',
  new_group_blog_member: 'joined this blog as a writer',
  group_blog_invitation: 'invites you to write for it',
};

/** Types that originate from a reply and quote it. */
const REPLIES: ReadonlySet<string> = new Set(['reply', 'mention_in_reply', 'conversational_note']);

/** Texts of the types that come from the site itself. */
const OF_THE_SITE: Readonly<Record<string, string>> = {
  publish_failed: 'Your post could not be published',
  post_flagged: 'Your post was flagged',
  post_appeal_accepted: 'You were right about your post',
  post_appeal_rejected: 'What was decided about your post stays',
};

function titleOf(row: NotificationRow, names: readonly string[]): string {
  const ownWords = OF_THE_SITE[row.type];
  if (ownWords) return ownWords;
  const others = row.actor_count - 1;
  const who = names[0] ?? 'Somebody';
  const more = others > 0 ? ` and ${others} other${others > 1 ? 's' : ''}` : '';
  return `${who}${more} ${TEXT_OF_KIND[row.type] ?? 'did something'}`;
}

function presentPost(id: string | null, { blogs, posts }: Known): Schemas['NotificationPost'] | undefined {
  const post = id === null ? undefined : posts.get(id);
  const blog = post && blogs.get(post.blog_id);
  if (!post || !blog) return undefined;
  const picture = post.content.find((block) => block.type === 'image');
  return {
    id: post.id,
    blogName: blog.name,
    type: post.type,
    summary: post.summary,
    postUrl: postUrl(blog.name, post.id, post.slug),
    ...(picture ? { thumb: stillPicture(picture).slice(-1) } : {}),
  };
}

/** Maps a moderation state to the notification's name for it. */
const APPEALS = {
  flagged: 'flagged',
  in_review: 'pending',
  appeal_accepted: 'accepted',
  appeal_rejected: 'rejected',
} as const;

function appealOf({ flag_state, flag_outcome }: NotificationRow): Partial<Schemas['Notification']> {
  if (flag_state === null) return {};
  const labels = flag_outcome === 'label' ? { labels: ['general' as const] } : {};
  return { appeal: { state: APPEALS[flag_state], canAppeal: flag_state === 'flagged', ...labels } };
}

/** Returns the fields of a type besides the acting blogs and the post. */
function wordsOf(row: NotificationRow, { posts }: Known): Partial<Schemas['Notification']> {
  const other = row.other_post_id === null ? undefined : posts.get(row.other_post_id);
  if (REPLIES.has(row.type)) {
    return { replyId: row.subject_id, ...(row.reply_text === null ? {} : { replyText: row.reply_text }) };
  }
  if (row.type === 'reblog_with_content') {
    return { postTags: other?.tags ?? [], ...(other?.summary ? { addedText: other.summary } : {}) };
  }
  if (row.type === 'ask') {
    const ask = row.post_id === null ? undefined : posts.get(row.post_id);
    return { askText: ask?.summary ?? '', ...(row.actor_blog_id === null ? { isAnonymous: true } : {}) };
  }
  if (row.type === 'publish_failed') {
    const fault = row.post_id === null ? undefined : posts.get(row.post_id)?.publish_fault;
    return fault ? { publishFault: fault } : {};
  }
  return appealOf(row);
}

function presentOne(row: NotificationRow, known: Known): Schemas['Notification'] {
  const faces = [...new Set(row.actors)].slice(0, MAX_FACES).flatMap((id) => known.blogs.get(id) ?? []);
  const [last] = faces;
  const targetPost = presentPost(row.post_id, known);
  const post = presentPost(row.other_post_id, known);
  return {
    id: row.id,
    type: row.type,
    timestamp: Math.floor(timeOfId(row.id) / 1000),
    unread: BigInt(row.id) > BigInt(known.readTo),
    title: titleOf(
      row,
      faces.map(({ name }) => name),
    ),
    actors: faces.map((blog) => presentBlogRef(blog, known.viewerId)),
    actorCount: row.actor_count,
    count: row.count,
    ...(last
      ? { fromTumblelogName: last.name, followingYou: row.following_you, followed: last.followed }
      : {}),
    ...(targetPost ? { targetPost } : {}),
    ...(post ? { post } : {}),
    ...wordsOf(row, known),
  };
}

/** Presents notifications in the contract's shape, in the order of the rows. */
export async function presentNotifications(
  db: Queryable,
  rows: readonly NotificationRow[],
  viewerId: string,
  readTo: string,
): Promise<Schemas['Notification'][]> {
  const postIds = new Set(
    rows.flatMap((row) => [row.post_id, row.other_post_id].filter((id) => id !== null)),
  );
  const posts = await postsByIds(db, [...postIds], viewerId);
  const blogIds = [...rows.flatMap((row) => row.actors), ...posts.map((post) => post.blog_id)];
  const known: Known = {
    viewerId,
    readTo,
    posts: new Map(posts.map((post) => [post.id, post])),
    blogs: await blogsByIds(db, blogIds, viewerId),
  };
  const told = rows.map((row) => presentOne(row, known));
  return coverFiltered(db, rows, told, known.posts, viewerId);
}
