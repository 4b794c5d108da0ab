import type { Body, Mutant, ProxyFault, ReceivedAnswer, SentRequest } from '../mutant.ts';
import { alterSuccess, answer } from '../proxy-faults.ts';

const kind = 'paging';
const hasCursor = ({ url }: SentRequest) => url.searchParams.has('cursor');

/** Changes the items of a page. */
function alterItems(
  operation: string,
  list: string,
  change: (items: Body[], sent: SentRequest) => void,
): ProxyFault {
  return alterSuccess(operation, (response, sent) => {
    const found = list.split('.').reduce((from, key) => from?.[key], response);
    if (Array.isArray(found)) change(found, sent);
  });
}
function skips(operation: string, list: string): Mutant {
  return {
    name: `cursor-skips-${operation}`,
    kind,
    title: `Each further page of ${operation} leaves its first item out`,
    proxy: alterItems(operation, list, (page, sent) => {
      if (hasCursor(sent)) page.shift();
    }),
  };
}
function doubles(operation: string, list: string): Mutant {
  let last: Body;
  return {
    name: `cursor-doubles-${operation}`,
    kind,
    title: `Each further page of ${operation} begins with the last item of the one before`,
    proxy: alterItems(operation, list, (page, sent) => {
      const next = page.at(-1);
      if (hasCursor(sent) && last && page.length > 0) page[0] = last;
      last = next;
    }),
  };
}

/** Answers the page that an offset would give: items inserted meanwhile shift it. */
function byOffset(operation: string, list: string): ProxyFault {
  const seen = new Map<string, number>();
  const listOf = (got: ReceivedAnswer): Body[] =>
    list.split('.').reduce((from, key) => from?.[key], got.json?.response) ?? [];
  return {
    operation,
    alterAnswer: async (got, sent, { resend }) => {
      if (got.status !== 200) return;
      const before = seen.get(sent.url.searchParams.get('cursor') ?? '') ?? 0;
      const page = listOf(got);
      if (before > 0) {
        const whole = await resend(({ url }) => {
          url.searchParams.delete('cursor');
          url.searchParams.set('limit', '50');
        });
        page.splice(0, page.length, ...listOf(whole).slice(before, before + page.length));
      }
      const response = got.json.response;
      const links = response.links ?? response.timeline?.links;
      if (links?.next) seen.set(links.next.queryParams.cursor, before + page.length);
    },
  };
}

function change(name: string, title: string, proxy: ProxyFault): Mutant {
  return { name, kind, title, proxy };
}

/** Faults of paged lists. */
export const paging: readonly Mutant[] = [
  skips('listUserLikes', 'likedPosts'),
  skips('listNotes', 'notes'),
  skips('getDashboard', 'timeline.elements'),
  skips('listSavedPosts', 'savedPosts'),
  change(
    'element-in-place-of-a-post',
    'An element takes the place of the last post of each page of getDashboard',
    alterItems('getDashboard', 'timeline.elements', (page, { url }) => {
      const limit = Number(url.searchParams.get('limit'));
      if (page.length === limit) page.splice(-1, 1, { objectType: 'title', id: 'title-1', text: 'News' });
    }),
  ),
  doubles('listBlogPosts', 'posts'),
  doubles('listFollowing', 'blogs'),
  doubles('listConversations', 'conversations'),
  change('page-too-long', 'listDrafts gives one more than `limit`', {
    operation: 'listDrafts',
    request: ({ url }) => {
      const limit = Number(url.searchParams.get('limit'));
      if (limit) url.searchParams.set('limit', String(limit + 1));
    },
  }),
  change('limit-passed-over', 'listHiddenPosts ignores `limit`', {
    operation: 'listHiddenPosts',
    request: ({ url }) => {
      const limit = Number(url.searchParams.get('limit'));
      if (limit > 0 && limit <= 50) url.searchParams.delete('limit');
    },
  }),
  change(
    'list-without-end',
    'The last page of listBlogFollowers has a next one',
    alterSuccess('listBlogFollowers', ({ links }, { url }) => {
      if (!links.next) links.next = { href: url.pathname, queryParams: Object.fromEntries(url.searchParams) };
    }),
  ),
  change(
    'list-ends-early',
    'listNotifications has one page',
    alterSuccess('listNotifications', ({ links }) => delete links.next),
  ),
  change(
    'order-turned',
    'Further pages of listUserLikes come the oldest first',
    alterItems('listUserLikes', 'likedPosts', (page, sent) => {
      if (hasCursor(sent)) page.reverse();
    }),
  ),
  change(
    'cursor-is-an-offset-listBlogPosts',
    'The cursor of listBlogPosts counts items',
    byOffset('listBlogPosts', 'posts'),
  ),
  change(
    'cursor-is-an-offset-getDashboard',
    'The cursor of getDashboard counts items',
    byOffset('getDashboard', 'timeline.elements'),
  ),
  change(
    'total-of-the-page',
    'The total of listDrafts counts one page only',
    alterSuccess('listDrafts', (r) => {
      r.total = r.posts.length;
    }),
  ),
  change(
    'total-one-too-many',
    'listUserLikes counts one too many',
    alterSuccess('listUserLikes', (r) => {
      r.likedCount += 1;
    }),
  ),
  change(
    'next-link-forgets-the-query',
    'The next page of searchPosts drops the query',
    alterSuccess('searchPosts', ({ timeline }) => {
      const { next } = timeline.links;
      if (next) next.href = next.href.replace(/query=[^&]*&?/, '');
    }),
  ),
  {
    name: 'cursor-of-another-list',
    kind,
    title: 'A list accepts the cursor of another list',
    inner: {
      services: ({ cursors }, markEffective) => {
        const write = cursors.write.bind(cursors);
        const read = cursors.read.bind(cursors);
        cursors.write = (_list, place) => write('all', place);
        cursors.read = (_list, cursor) => {
          markEffective();
          return read('all', cursor);
        };
      },
    },
  },
  change(
    'made-up-cursor',
    'listFollowing treats an invalid cursor as none',
    answer('listFollowing', async (got, _sent, { resend }) => {
      if (got.json?.errors?.[0]?.code !== 5039) return;
      Object.assign(got, await resend(({ url }) => url.searchParams.delete('cursor')));
    }),
  ),
];
