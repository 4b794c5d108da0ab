import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GetCollection200 } from '#generated/zod/getCollection200.zod.ts';
import type { GetCollectionTimeline200 } from '#generated/zod/getCollectionTimeline200.zod.ts';
import type { GetHubTimeline200 } from '#generated/zod/getHubTimeline200.zod.ts';
import type { ListBlogPosts200 } from '#generated/zod/listBlogPosts200.zod.ts';
import { RESERVED_BLOG_NAMES } from '#server/core/reserved-blog-names.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { paths } from '#src/paths/paths.ts';
import { sendDocument } from '../answer.ts';
import { callAsVisitor } from '../as-anybody.ts';
import { type Channel, channelOf } from './channel.ts';
import { FEED_FORMATS, type FeedFormat } from './formats.ts';

/** Cache lifetime of a feed in seconds. */
const CACHE_TTL_SECONDS = 300;

/** Picture types that RSS 2.0 allows in a channel. */
const RSS_IMAGES: ReadonlySet<string> = new Set(['gif', 'jpeg', 'png']);

const DAY_MS = 86_400_000;

function startOfDay(now: number): Date {
  return new Date(now - (now % DAY_MS));
}

interface Named {
  blog?: string;
  /** Id of a collection of the blog. */
  collection?: string;
  tag?: string;
}

interface Asked {
  app: FastifyInstance;
  request: FastifyRequest;
  /** Address of the feed itself. */
  self: string;
}

/** Returns the feed of a blog, optionally limited to a tag; undefined where visitors may not read it. */
async function blogChannel(
  asked: Asked,
  blog: string,
  tag: string | undefined,
): Promise<Channel | undefined> {
  const { app, request, self } = asked;
  const query = new URLSearchParams({ limit: '20', ...(tag ? { tag } : {}) });
  const answer = await callAsVisitor(app, request, `${pathOf('listBlogPosts', { blog })}?${query}`);
  if (answer.statusCode !== 200) return undefined;
  const { blog: shown, posts } = answer.json<ListBlogPosts200>().response;
  const { publicUrl: origin } = app.services;
  const name = shown.title || shown.name;
  const absolute = (url: string | undefined): string => URL.parse(url ?? '', origin)?.href ?? '';
  return channelOf(posts, origin, {
    title: tag ? `${name}: #${tag}` : name,
    description: shown.description || `Posts by ${shown.name}`,
    page: origin + (tag ? paths.blogTagged(shown.name, tag) : paths.blog(shown.name)),
    self,
    today: startOfDay(app.services.now()),
    icon: absolute(shown.avatar[0]?.url),
    image: absolute(shown.avatar.find(({ type }) => RSS_IMAGES.has(type ?? ''))?.url),
  });
}

/** Returns the feed of the newest posts with a tag on the whole site. */
async function tagChannel({ app, request, self }: Asked, tag: string): Promise<Channel | undefined> {
  const url = `${pathOf('getHubTimeline', { tag })}?sort=recent`;
  const answer = await callAsVisitor(app, request, url);
  if (answer.statusCode !== 200) return undefined;
  const { elements } = answer.json<GetHubTimeline200>().response.timeline;
  const { publicUrl: origin } = app.services;
  const posts = elements.flatMap((element) => (element.objectType === 'post' ? [element] : []));
  const about = { title: `#${tag}`, description: `Posts tagged #${tag} on Skein` };
  return channelOf(posts, origin, {
    ...about,
    page: origin + paths.tagged(tag),
    self,
    today: startOfDay(app.services.now()),
  });
}

/** Returns the feed of a collection, its newest posts first; undefined where visitors may not see it. */
async function collectionChannel(asked: Asked, blog: string, id: string): Promise<Channel | undefined> {
  const { app, request, self } = asked;
  const params = { collection_id: id };
  const answer = await callAsVisitor(app, request, pathOf('getCollection', params));
  if (answer.statusCode !== 200) return undefined;
  const { collection } = answer.json<GetCollection200>().response;
  // Below another name it would be one feed at many addresses.
  if (collection.blog.name !== blog.toLowerCase()) return undefined;
  const url = `${pathOf('getCollectionTimeline', params)}?sort=newest`;
  const list = await callAsVisitor(app, request, url);
  if (list.statusCode !== 200) return undefined;
  const { elements } = list.json<GetCollectionTimeline200>().response.timeline;
  const { publicUrl: origin } = app.services;
  const posts = elements.flatMap((element) => (element.objectType === 'post' ? [element] : []));
  return channelOf(posts, origin, {
    title: collection.title,
    description: collection.description || `Kept by ${collection.blog.name}`,
    page: origin + collection.url,
    self,
    today: startOfDay(app.services.now()),
  });
}

function channel(asked: Asked, { blog, tag, collection }: Named): Promise<Channel | undefined> {
  if (blog !== undefined && collection !== undefined) return collectionChannel(asked, blog, collection);
  if (blog !== undefined) return blogChannel(asked, blog, tag);
  return tagChannel(asked, tag ?? '');
}

async function answerWith(
  { file, type, write }: FeedFormat,
  app: FastifyInstance,
  request: FastifyRequest<{ Params: Named }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?');
  const found = await channel({ app, request, self: app.services.publicUrl + path }, request.params);
  // Missing, hidden and locked blogs are not distinguished for programs.
  if (!found) return reply.code(404).type('text/plain; charset=utf-8').send(`There is no ${file} here.\n`);
  const { updated } = found;
  return sendDocument(request, reply, {
    body: write(found),
    type,
    maxAge: CACHE_TTL_SECONDS,
    modified: updated?.getTime(),
  });
}

/**
 * Pattern of a blog name in a route. It leaves out reserved names, so that `/tagged/rss` and `/search/atom` are pages of
 * a tag and of a search, as every other address below the site's own names.
 */
const BLOG = `:blog(^(?!(?:${RESERVED_BLOG_NAMES.join('|')})$)[A-Za-z0-9-]+$)`;

/** Addresses of the pages that have feeds. */
const BASES = [`/${BLOG}`, `/${BLOG}/tagged/:tag`, '/tagged/:tag', `/${BLOG}/collections/:collection`];

/** Serves the feeds of blogs, tags and collections (decision 033). Their pages link to them by `<link rel="alternate">`. */
export function serveFeeds(app: FastifyInstance): void {
  for (const format of FEED_FORMATS) {
    for (const base of BASES) {
      app.get<{ Params: Named }>(`${base}/${format.file}`, (request, reply) =>
        answerWith(format, app, request, reply),
      );
    }
  }
}
