import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { GetConversation200 } from '#generated/zod/getConversation200.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

type Page = GetConversation200;
type Context = QueryFunctionContext<QueryKey, string | undefined>;

const lettersOf = ({ response }: Page) => response.conversation.messages.data;

/** One page made of two that follow each other: the conversation as the first tells it, further on as the second leads. */
function joined(newer: Page, older: Page): Page {
  const own = new Set(lettersOf(newer).map(({ id }) => id));
  const { conversation } = newer.response;
  const data = [...lettersOf(newer), ...lettersOf(older).filter(({ id }) => !own.has(id))];
  return {
    ...newer,
    response: { conversation: { ...conversation, messages: { data } }, links: older.response.links },
  };
}

/** The page that is known and holds the oldest letter of another one. */
function pageMetBy(page: Page, known: readonly Page[]): Page | undefined {
  const oldest = lettersOf(page).at(-1)?.id;
  return known.find((one) => lettersOf(one).some(({ id }) => id === oldest));
}

/**
 * Reads a page of a conversation. Letters do not change: of those that are known the newest page alone is asked for again,
 * and as many after it as it takes to meet what was known. They grow together into one page, so that the pages behind it stay
 * where they were.
 *
 * @param read asks the server for a page
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
  for (let asked = 1; ; asked += 1) {
    const next = paging.getNextPageParam(page);
    // What stood further on was taken away.
    if (next === undefined) return page;
    const met = pageMetBy(page, known.pages);
    if (met) return joined(page, met);
    // So much is new that the rest is read as it is.
    if (asked >= known.pages.length) return page;
    page = joined(page, await read({ ...context, pageParam: next }));
  }
}
