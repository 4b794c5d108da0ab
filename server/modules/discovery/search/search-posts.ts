import { elementWordsIn } from '#generated/element-words.js';
import type { components } from '#generated/types/api.d.ts';
import { firstIdAt } from '#server/core/ids.ts';
import { type PostPage, postPage } from '#server/entities/post/post-page.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { mark } from '#server/search/document.ts';
import { compileQuery, isBlank, parseQuery } from '#server/search/query.ts';
import { type SearchOrder, searchSkeleton } from '#server/search/skeleton.ts';
import { blogIdsByName } from './search-repository.ts';

type Schemas = components['schemas'];
type Asked = Pick<
  Context<'searchPosts'>['query'],
  'mode' | 'days' | 'role' | 'type' | 'show_hidden' | 'cursor' | 'limit'
>;
type Rating = 'clean' | 'sensitive' | 'explicit';

const DAY_MS = 86_400_000;
const RATINGS: readonly Rating[] = ['clean', 'sensitive', 'explicit'];

interface PostSearch {
  context: Pick<Context<'searchPosts'>, 'db' | 'services' | 'viewer' | 'request'>;
  /** Search text as typed. */
  typed: string;
  asked: Asked;
  order: SearchOrder;
  /** Name of the list in cursors, with filters that are not part of the request. */
  list: string;
  path: string;
  query: Readonly<Record<string, unknown>>;
  /** Index entries that posts must have. */
  marks?: readonly string[];
  /** True for a search within one blog: its reblogs are included, and an unlisted blog is searched too. */
  isOfBlog?: boolean;
  upTo: Rating;
  /** Returns true for posts this search leaves out in addition; `list` must distinguish it. */
  omit?: (post: PostRow) => boolean;
  /** Returns the sentence of a page that is empty because of its filters. */
  nothing: (words: ReturnType<typeof elementWordsIn>) => string;
}

/** Returns the filters of a search. One without a filter has the rating `sensitive`. */
function activeFiltersOf({ asked, upTo }: PostSearch): Schemas['ClearFiltersElement']['activeFilters'] {
  return [
    ...(['days', 'role', 'type'] as const).filter(
      (name) => asked[name] !== undefined && asked[name] !== 0 && asked[name] !== 'any',
    ),
    ...(upTo === 'clean' ? (['content_rating'] as const) : []),
  ];
}

/** Returns the offer to search without filters, for a first page that would have posts without them. */
async function offer(search: PostSearch): Promise<Schemas['TimelineElement'][]> {
  const { asked, upTo, context, nothing } = search;
  const activeFilters = activeFiltersOf(search);
  if (activeFilters.length === 0 || asked.cursor !== undefined) return [];
  const everything = await foundPosts({
    ...search,
    asked: { show_hidden: asked.show_hidden, limit: 1 },
    upTo: upTo === 'clean' ? 'sensitive' : upTo,
  });
  if (everything.posts.length === 0) return [];
  const words = elementWordsIn(readerLocale(context.request));
  return [
    {
      objectType: 'search_clear_filters_cta',
      id: 'clear-filters',
      text: nothing(words),
      buttonText: words.searchEverything(),
      activeFilters,
    },
  ];
}

const newer = (a: string, b: string): string => (BigInt(a) > BigInt(b) ? a : b);

/** Returns a page of the posts that match a search. */
async function foundPosts(search: PostSearch): Promise<PostPage> {
  const { context, typed, asked, order, isOfBlog = false, upTo } = search;
  const { db, services, viewer } = context;
  const { days = 0, role = 'any', type, cursor, limit = 20 } = asked;
  const query = parseQuery(typed.trim());
  if (isBlank(query) && !search.marks?.some((entry) => entry.startsWith('#')))
    return { posts: [], links: {} };
  const compiled = compileQuery(query, {
    blogIds: await blogIdsByName(
      db,
      query.from.map(({ name }) => name),
    ),
    withTrail: isOfBlog,
    marks: [
      ...(search.marks ?? []),
      ...(type ? [mark.type(type)] : []),
      ...(role === 'original' ? [mark.original()] : []),
    ],
  });
  const since = days > 0 ? firstIdAt(services.now() - days * DAY_MS) : '0';
  const after = query.after === undefined ? since : newer(since, firstIdAt(query.after));
  return postPage({
    showsHidden: asked.show_hidden,
    db,
    scope: isOfBlog ? 'blogs' : 'discovery',
    cursors: services.cursors,
    viewerId: viewer?.userId ?? null,
    skeleton: searchSkeleton(
      db,
      {
        ...compiled,
        order,
        ...(query.before === undefined ? {} : { below: newer(firstIdAt(query.before), '0') }),
        from: after,
        withUnlisted: isOfBlog,
      },
      services.rankings,
    ),
    list: `${search.list}?${compiled.match}&${order}&${days}&${query.before ?? ''}&${query.after ?? ''}&${upTo}`,
    cursor,
    limit,
    path: search.path,
    query: search.query,
    omit: (post) =>
      RATINGS.indexOf(post.content_rating) > RATINGS.indexOf(upTo) || (search.omit?.(post) ?? false),
  });
}

/**
 * Returns a page of found posts, of the whole site or of one blog. A first page that is empty because of its filters
 * offers to search without them.
 */
export async function searchPage(search: PostSearch): Promise<Schemas['TimelineResponse']> {
  const { posts, ...page } = await foundPosts(search);
  const elements = posts.length === 0 ? await offer(search) : posts;
  return { timeline: { elements, ...page } };
}
