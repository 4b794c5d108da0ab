import { domainToUnicode } from 'node:url';
import type { components } from '#generated/types/api.d.ts';
import { timeOfId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { postUrl } from '#server/entities/blog/addresses.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { collectionPath } from '#server/entities/collection/addresses.ts';
import { collectionsByIds } from '#server/entities/collection/repository.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { communityAvatar } from '#server/entities/community/presenter.ts';
import {
  type ReportOutcomeRow,
  reportOutcomesByIds,
} from '#server/entities/community/report-outcomes-repository.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { stillPicture } from '#server/entities/post/still-picture.ts';
import { productOf } from '#server/entities/shop/catalogue.ts';
import { domainEventsByIds, type NotifiedDomainRow } from '#server/entities/shop/domain-events-repository.ts';
import { giftsByIds, type NotifiedGiftRow } from '#server/entities/shop/gifts-repository.ts';
import { pathOfPaid } from '#server/entities/shop/paid-address.ts';
import { type NotifiedPaidRow, paidNoticesByIds } from '#server/entities/shop/paid-notices-repository.ts';
import { type NotifiedWaitRow, stockWaitsByIds } from '#server/entities/shop/stock-waits-repository.ts';
import { kindOfType } from '#server/notifications/kinds.ts';
import { paths } from '#src/paths/paths.ts';
import { coverFiltered } from './cover-filtered.ts';
import type { NotificationRow } from './notifications-repository.ts';

type Schemas = components['schemas'];

interface Known {
  viewerId: string;
  blogs: ReadonlyMap<string, BlogRow>;
  posts: ReadonlyMap<string, PostRow>;
  communities: ReadonlyMap<string, CommunityRow>;
  readTo: string;
  collections: Map<string, CollectionRow>;
  gifts: ReadonlyMap<string, NotifiedGiftRow>;
  domains: ReadonlyMap<string, NotifiedDomainRow>;
  stockWaits: ReadonlyMap<string, NotifiedWaitRow>;
  paid: ReadonlyMap<string, NotifiedPaidRow>;
  reports: ReadonlyMap<string, ReportOutcomeRow>;
}

/** Types of what is paid, or is paid out. */
const PAID_TYPE = /^(blaze|premium|membership|supporter|payout|payment)_/;

/** Type of a product that is in stock again. */
const STOCK_TYPE = 'product_in_stock';

/** Type of the outcome of a report. */
const REPORT_TYPE = 'community_report_outcome';

/** Maximum number of avatars per row. */
const MAX_FACES = 5;

function titleOf(row: NotificationRow, names: readonly string[]): string {
  const kind = kindOfType(row.type);
  if (kind?.siteTitle) return kind.siteTitle;
  const others = row.actor_count - 1;
  const who = names[0] ?? 'Somebody';
  const more = others > 0 ? ` and ${others} other${others > 1 ? 's' : ''}` : '';
  return `${who}${more} ${kind?.title ?? 'did something'}`;
}

function presentPost(
  id: string | null,
  { blogs, posts, communities }: Known,
): Schemas['NotificationPost'] | undefined {
  const post = id === null ? undefined : posts.get(id);
  const blog = post && blogs.get(post.blog_id);
  if (!post || !blog) return undefined;
  const community = post.community_id === null ? undefined : communities.get(post.community_id);
  const picture = post.content.find((block) => block.type === 'image');
  return {
    id: post.id,
    blogName: blog.name,
    type: post.type,
    summary: post.summary,
    postUrl: community
      ? paths.communityPost(community.handle, post.id, post.slug)
      : postUrl(blog.name, post.id, post.slug),
    ...(picture ? { thumb: stillPicture(picture).slice(-1) } : {}),
  };
}

/** Returns the community that a notification is about. */
function communityOf(
  row: NotificationRow,
  { communities }: Known,
): Pick<Schemas['Notification'], 'community'> {
  const community = row.community_id === null ? undefined : communities.get(row.community_id);
  if (!community) return {};
  const { handle, title } = community;
  return { community: { name: handle, title, avatarImage: communityAvatar(community) } };
}

/** Returns what moderators did about a report of this blog, and their words to it. */
function reportOf(row: NotificationRow, { reports }: Known): Pick<Schemas['Notification'], 'reportOutcome'> {
  const told = row.type === REPORT_TYPE ? reports.get(row.subject_id) : undefined;
  if (!told) return {};
  const { has_acted: hasActed, reporter_message: message } = told;
  return { reportOutcome: { hasActed, ...(message === '' ? {} : { message }) } };
}

/** Returns the collection that a notification is about, while its owner's blog can be named. */
function collectionOf(
  row: NotificationRow,
  { collections, blogs }: Known,
): Pick<Schemas['Notification'], 'collection'> {
  const collection = row.collection_id === null ? undefined : collections.get(row.collection_id);
  const owner = collection && blogs.get(collection.owner_blog_id);
  if (!collection || !owner || owner.blocks_viewer) return {};
  const { uuid: id, title } = collection;
  return { collection: { id, title, url: collectionPath(owner.name, id) } };
}

/** Returns the gift that a notification is about. What is in one stays a secret until it is untied. */
function giftOf(row: NotificationRow, { gifts }: Known): Pick<Schemas['Notification'], 'gift'> {
  const gift = row.type.startsWith('gift') ? gifts.get(row.subject_id) : undefined;
  if (!gift) return {};
  const { id, product, message, gift_status: status } = gift;
  if (row.type === 'gift' && status !== 'claimed') return { gift: { id } };
  const title = productOf(product)?.title ?? product;
  return { gift: { id, title, ...(message === '' ? {} : { message }) } };
}

/** Returns the domain that a notification is about, and what happened to it. */
function domainOf(row: NotificationRow, { domains }: Known): Pick<Schemas['Notification'], 'domain'> {
  const told = row.type === 'domain_news' ? domains.get(row.subject_id) : undefined;
  return told
    ? { domain: { name: told.name, unicodeName: domainToUnicode(told.name), event: told.event } }
    : {};
}

/** Returns the product of the shop that a notification is about. */
function productField(row: NotificationRow, { stockWaits }: Known): Pick<Schemas['Notification'], 'product'> {
  const wait = row.type === STOCK_TYPE ? stockWaits.get(row.subject_id) : undefined;
  const product = wait && productOf(wait.product);
  return product ? { product: { id: product.key, group: product.group, title: product.title } } : {};
}

/** Returns what happened to something that is paid. */
function paidOf(row: NotificationRow, { paid }: Known): Pick<Schemas['Notification'], 'paid' | 'campaignId'> {
  const told = PAID_TYPE.test(row.type) ? paid.get(row.subject_id) : undefined;
  if (told === undefined) return {};
  const { event, campaign_id: campaignId, about_name: aboutName, day, has_money: hasMoney } = told;
  return {
    paid: {
      ...{ event, url: pathOfPaid(told), hasMoney },
      ...(aboutName === null ? {} : { blogName: aboutName }),
      ...(day === null ? {} : { dayTs: day }),
    },
    ...(campaignId === null ? {} : { campaignId }),
  };
}

/** Returns the fields of a type besides the acting blogs and the posts. */
function fieldsOf(row: NotificationRow, { posts }: Known): Partial<Schemas['Notification']> {
  const postOf = (id: string | null) => (id === null ? undefined : posts.get(id));
  const known = { target: postOf(row.post_id), other: postOf(row.other_post_id) };
  return kindOfType(row.type)?.fieldsOf?.(row, known) ?? {};
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
    ...communityOf(row, known),
    ...collectionOf(row, known),
    ...giftOf(row, known),
    ...domainOf(row, known),
    ...productField(row, known),
    ...paidOf(row, known),
    ...reportOf(row, known),
    ...fieldsOf(row, known),
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
  const collections = await collectionsByIds(
    db,
    rows.flatMap(({ collection_id }) => collection_id ?? []),
    viewerId,
  );
  const owners = [...collections.values()].map((row) => row.owner_blog_id);
  const blogIds = [...owners, ...rows.flatMap((row) => row.actors), ...posts.map((post) => post.blog_id)];
  const known: Known = {
    viewerId,
    readTo,
    collections,
    gifts: await giftsByIds(
      db,
      rows.flatMap(({ type, subject_id: id }) => (type.startsWith('gift') ? id : [])),
    ),
    domains: await domainEventsByIds(
      db,
      rows.flatMap(({ type, subject_id: id }) => (type === 'domain_news' ? id : [])),
    ),
    stockWaits: await stockWaitsByIds(
      db,
      rows.flatMap(({ type, subject_id: id }) => (type === STOCK_TYPE ? id : [])),
    ),
    paid: await paidNoticesByIds(
      db,
      rows.flatMap(({ type, subject_id: id }) => (PAID_TYPE.test(type) ? id : [])),
    ),
    reports: await reportOutcomesByIds(
      db,
      rows.flatMap(({ type, subject_id: id }) => (type === REPORT_TYPE ? id : [])),
    ),
    posts: new Map(posts.map((post) => [post.id, post])),
    blogs: await blogsByIds(db, blogIds, viewerId),
    communities: await communitiesByIds(
      db,
      rows.flatMap(({ community_id }) => community_id ?? []),
      viewerId,
    ),
  };
  const told = rows.map((row) => presentOne(row, known));
  return coverFiltered(db, rows, told, known.posts, viewerId);
}
