import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { isPossibleId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import {
  blogStretches,
  daysWithPosts,
  listedBlogs,
  listedPosts,
} from '#server/modules/site/sitemap/sitemap-repository.ts';
import { helpArticles } from '#server/modules/support/help/articles.ts';
import { xmlText } from '#src/domain/text/characters.ts';
import { paths } from '#src/paths/paths.ts';
import { sendDocument } from '../answer.ts';

/**
 * Maximum number of entries per file, by https://www.sitemaps.org/protocol.html. A busier day lists its first posts
 * only.
 */
const MAX_URLS_PER_FILE = 50_000;
const XML = 'application/xml; charset=utf-8';
/** Cache lifetime in seconds; crawlers come about once a day. */
const CACHE_TTL_SECONDS = 3600;

type Entry = { url: string; lastmod?: string };

/** Returns the entries as a file of the protocol. */
async function fileOf(
  stream: SitemapStream | SitemapIndexStream,
  entries: readonly Entry[],
): Promise<string> {
  return xmlText((await streamToPromise(Readable.from(entries).pipe(stream))).toString());
}

/** Pages that exist independently of posts. */
const PAGES: readonly string[] = [
  paths.home(),
  paths.explore(),
  paths.help(),
  ...helpArticles.map(({ slug }) => paths.helpArticle(slug)),
];

async function indexOf(db: Database, origin: string): Promise<string> {
  const [stretches, days] = [
    await blogStretches(db, MAX_URLS_PER_FILE),
    await daysWithPosts(db, MAX_URLS_PER_FILE / 2),
  ];
  const files = [
    'pages',
    ...stretches.map((first) => `blogs-${first}`),
    ...days.map((day) => `posts-${day}`),
  ];
  const entries = files.map((file) => ({ url: `${origin}/sitemaps/${file}.xml` }));
  return fileOf(new SitemapIndexStream(), entries);
}

/** Returns the entries of one file; undefined for a file that does not exist. */
async function entriesOf(db: Database, file: string): Promise<Entry[] | undefined> {
  if (file === 'pages.xml') return PAGES.map((url) => ({ url }));
  const [, first] = /^blogs-([1-9][0-9]{0,18})\.xml$/.exec(file) ?? [];
  if (first && isPossibleId(first)) {
    return (await listedBlogs(db, first, MAX_URLS_PER_FILE)).map((name) => ({ url: paths.blog(name) }));
  }
  const [, day = ''] = /^posts-(\d{4}-\d{2}-\d{2})\.xml$/.exec(file) ?? [];
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start) || start < Date.UTC(2006, 0, 1)) return undefined;
  return (await listedPosts(db, start, MAX_URLS_PER_FILE)).map(({ blog_name, id, slug, changed }) => ({
    url: paths.post(blog_name, id, slug),
    lastmod: new Date(changed * 1000).toISOString(),
  }));
}

/**
 * Serves `/sitemap.xml`, which lists a file for each day with posts and for each range of blogs. Generated once an
 * hour.
 */
export function serveSitemap(app: FastifyInstance, db: Database): void {
  const { publicUrl: origin, now } = app.services;
  let made: { at: number; index: Promise<string> } | undefined;
  const freshIndex = (): Promise<string> => {
    if (made && now() - made.at < CACHE_TTL_SECONDS * 1000) return made.index;
    const index = indexOf(db, origin);
    made = { at: now(), index };
    // A failed index is not cached, so that the next request retries.
    index.catch(() => {
      made = undefined;
    });
    return index;
  };

  app.get('/sitemap.xml', async (request, reply) =>
    sendDocument(request, reply, { body: await freshIndex(), type: XML, maxAge: CACHE_TTL_SECONDS }),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const entries = await entriesOf(db, request.params.file);
    if (!entries) return reply.callNotFound();
    const body = await fileOf(new SitemapStream({ hostname: origin }), entries);
    return sendDocument(request, reply, { body, type: XML, maxAge: CACHE_TTL_SECONDS });
  });
}
