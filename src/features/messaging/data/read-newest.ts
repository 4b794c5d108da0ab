import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { GetConversation200 } from '#generated/zod/getConversation200.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

type Page = GetConversation200;
type Context = QueryFunctionContext<QueryKey, string | undefined>;

const messagesOf = ({ response }: Page) => response.conversation.messages.data;

/** Merges two consecutive pages into one: the conversation of the newer, the next cursor of the older. */
function mergePages(newer: Page, older: Page): Page {
  const own = new Set(messagesOf(newer).map(({ id }) => id));
  const { conversation } = newer.response;
  const data = [...messagesOf(newer), ...messagesOf(older).filter(({ id }) => !own.has(id))];
  return {
    ...newer,
    response: { conversation: { ...conversation, messages: { data } }, links: older.response.links },
  };
}

/** Returns the cached page that contains the oldest message of another page. */
function overlappingPage(page: Page, known: readonly Page[]): Page | undefined {
  const oldest = messagesOf(page).at(-1)?.id;
  return known.find((one) => messagesOf(one).some(({ id }) => id === oldest));
}

/**
 * Fetches a page of a conversation. Messages are immutable, so a refetch loads the newest page and further ones only
 * until they overlap with a cached page. They are merged into one page, so that the pages behind it keep their cursors.
 *
 * @param read fetches a page from the server
 */
export async function readNewest(
  context: Context,
  read: (context: Context) => Page | Promise<Page>,
): Promise<Page> {
  const known = context.client.getQueryData<InfiniteData<Page, string | undefined>>(context.queryKey);
  if (context.pageParam !== undefined)
    return known?.pages[known.pageParams.indexOf(context.pageParam)] ?? read(context);
  let page = await read(context);
  if (!known) return page;
  for (let pageCount = 1; ; pageCount += 1) {
    const next = paging.getNextPageParam(page);
    // No more pages: older messages were deleted.
    if (next === undefined) return page;
    const overlapping = overlappingPage(page, known.pages);
    if (overlapping) return mergePages(page, overlapping);
    // The gap is larger than the cache, so the rest is fetched page by page as usual.
    if (pageCount >= known.pages.length) return page;
    page = mergePages(page, await read({ ...context, pageParam: next }));
  }
}
