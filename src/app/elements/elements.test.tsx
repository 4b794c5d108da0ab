import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getGetDashboardInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import { betweenPosts, everyElement } from '#openapi/examples/elements.ts';
import { clearDismissed } from '#src/entities/elements/model/dismissed-store.ts';
import type { OtherElement } from '#src/entities/post/feed/element-context.ts';
import {
  ELEMENT_KINDS,
  type ElementKind,
  isShownKind,
  type ShownKind,
} from '#src/entities/post/feed/element-kinds.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import type { ReadProgress } from '#src/entities/post/feed/FeedList.tsx';
import { clearReportedKinds } from '#src/entities/post/feed/use-shown-elements.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { expectConsole } from '#tests/support/console.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { LazyElementView } from './element-renderer.ts';

const query = getGetDashboardInfiniteQueryOptions(undefined, { query: feedPaging });
type PageProps = { reading?: ReadProgress };
function Page(props: PageProps) {
  return <Feed list={useFeed(query)} label="Posts" empty={<p>Nothing here</p>} {...props} />;
}

/** Renders a feed of the given elements, as a member. */
function show(elements: readonly unknown[], answer: Answer = () => undefined, props: PageProps = {}) {
  return renderApp(<Page {...props} />, {
    blogs: [aBlog('bo')],
    renderer: LazyElementView,
    answer: (request) =>
      request.path === '/v2/timeline/dashboard' ? { timeline: { elements, links: {} } } : answer(request),
  });
}

function exampleOf(kind: ElementKind): OtherElement {
  const example = everyElement.find(({ objectType }) => objectType === kind);
  if (!example) throw new Error(`No example of ${kind}`);
  return example as OtherElement;
}

/** Returns an example with its required fields only. */
function bare(kind: ShownKind): unknown {
  const optional = {
    announcement: ['image', 'button'],
    answertime_cta: ['text', 'startDate', 'accentColor'],
    app: ['icon', 'canDismiss'],
    backfill_ad: ['trackers', 'price', 'supplyId', 'attribution'],
    blazed_post: ['blazedBy', 'isPromotion', 'placementId'],
    blog: ['reason', 'tags', 'posts', 'canDismiss', 'placementId'],
    blog_row: ['reason', 'canDismiss', 'placementId'],
    boop_counter: ['text', 'blog'],
    button: [],
    carousel: ['title', 'button'],
    celebration: ['text', 'blog', 'count', 'button', 'canDismiss'],
    chiclet: ['tag'],
    chiclet_row: ['title', 'canDismiss'],
    client_side_ad_waterfall: [],
    collection_invite_header: ['message', 'sentTs'],
    cta: ['text', 'image', 'secondaryButton'],
    hr_with_label: [],
    premium_banner: ['dismissible'],
    search_clear_filters_cta: [],
    signpost_cta: ['text', 'icon', 'canDismiss'],
    sponsored_day: ['text', 'image', 'accentColor', 'placementId', 'adId', 'serveId'],
    tag_info_row: ['text'],
    tag_ribbon: ['title'],
    takeover_banner: ['placementId', 'adId', 'serveId'],
    timeline_action_message: [],
    timeline_message: ['subtext', 'kind', 'hiddenCount'],
    title: ['subtext'],
    trending_tag: [],
    video_hub_card: [],
    video_hub_featured: [],
    video_hubs_container: ['title'],
  } satisfies Record<ShownKind, string[]>;
  const left: readonly string[] = optional[kind];
  return Object.fromEntries(Object.entries(exampleOf(kind)).filter(([name]) => !left.includes(name)));
}

const shownKinds = (Object.keys(ELEMENT_KINDS) as ElementKind[]).filter(isShownKind);
const skippedKinds = (Object.keys(ELEMENT_KINDS) as ElementKind[]).filter((kind) => !isShownKind(kind));

/** Returns the articles of the feed that are not counted as posts: a post that is paid for is one of them. */
const isCounted = (article: HTMLElement): boolean => article.hasAttribute('aria-posinset');
const others = () => screen.getAllByRole('article').filter((article) => !isCounted(article));
const posts = () => screen.getAllByRole('article').filter(isCounted);

afterEach(() => {
  clearDismissed();
  clearReportedKinds();
  vi.unstubAllGlobals();
});

describe.each(shownKinds)('timeline element %s', (kind) => {
  it('timeline element is rendered between two posts and is not counted as one', async () => {
    show(betweenPosts(exampleOf(kind)));
    await waitFor(() => expect(others()).toHaveLength(1));
    const [before, after] = posts();
    expect([before, after].map((post) => post?.getAttribute('aria-posinset'))).toEqual(['1', '2']);
    expect(before?.getAttribute('aria-setsize')).toBe('2');
    const [element] = others();
    expect(screen.getAllByRole('article', { name: /\S/ })).toContain(element);
    expect(element?.getAttribute('aria-posinset')).toBeNull();
    expect(before?.compareDocumentPosition(element as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('timeline element is rendered without its optional parts', async () => {
    show(betweenPosts(bare(kind) as OtherElement));
    await waitFor(() => expect(others()).toHaveLength(1));
    expect(others()[0]?.textContent).not.toMatch(/undefined|null|NaN/);
  });

  it('timeline element is rendered once when a page holds it twice, and fifty of a kind are all rendered', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...exampleOf(kind), id: `many-${index}` }));
    show([aPost(), ...many, many[0], many[1]]);
    await waitFor(() => expect(others().length).toBeGreaterThan(5));
    expect(posts()).toHaveLength(1);
  });
});

it.each(skippedKinds)('timeline element %s is skipped without a report', async (kind) => {
  show(betweenPosts(exampleOf(kind)));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(others()).toEqual([]);
});

it('timeline elements of an unknown kind are skipped and reported once', async () => {
  expectConsole('error', /getDashboard answered outside the contract/);
  const report = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', report);
  const unknown = (id: string) => ({ objectType: 'hologram', id });
  show([aPost({ id: '1' }), unknown('a'), unknown('b'), aPost({ id: '2' })]);
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(others()).toEqual([]);
  const messages = report.mock.calls.map(([error]) => error.message);
  expect(messages.filter((message) => /of kind hologram are unknown/.test(message))).toHaveLength(1);
});

const BAD_ADDRESSES = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<b>hi</b>',
  'dashboard',
  '//evil.example',
  '/\t/evil.example',
  'skein:do',
  '',
];

it.each(BAD_ADDRESSES)('timeline element keeps its words and leaves out a button to %j', async (href) => {
  const button = { text: 'Press me', href };
  const kinds = ['announcement', 'app', 'cta', 'signpost_cta', 'timeline_action_message'] as const;
  show([aPost(), ...kinds.map((kind) => ({ ...exampleOf(kind), button }))]);
  await waitFor(() => expect(others()).toHaveLength(kinds.length));
  expect(screen.queryByText('Press me')).toBeNull();
  screen.getByText('Filters that warn');
});

it('timeline element shows a button with an unknown style like any other', async () => {
  expectConsole('error', /answered outside the contract/);
  const button = { text: 'Press me', href: '/explore', style: 'holographic' };
  show([aPost(), { ...exampleOf('button'), button }]);
  const link = await screen.findByRole('link', { name: 'Press me' });
  expect(link.getAttribute('href')).toBe('/explore');
});

describe('dismissing a timeline element', () => {
  const news = exampleOf('announcement');

  it('dismissTimelineElement is sent, and Undo reverts it', async () => {
    const { user, requests } = show(betweenPosts(news));
    await user.click(await screen.findByRole('button', { name: 'Hide: Filters that warn' }));
    await screen.findByText(/^Hidden\. You will not see/);
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        method: 'POST',
        path: '/v2/user/dismissed_elements',
        body: { object_type: 'announcement', id: news.id },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Filters that warn');
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        method: 'DELETE',
        path: `/v2/user/dismissed_elements/announcement/${news.id}`,
      }),
    );
  });

  it('a blazed post says who paid and for whom, and Not for me hides it on every device', async () => {
    const blazed = { ...exampleOf('blazed_post'), tag: 'lighthouses' };
    const { user, requests } = show(betweenPosts(blazed as OtherElement));
    expect(await screen.findByText(/^Blazed by/)).toHaveProperty(
      'textContent',
      'Blazed by loopkin, for readers of #lighthouses',
    );
    await user.click(screen.getByRole('button', { name: 'Not for me: loopkin' }));
    await screen.findByText(/^Hidden\. You will not see/);
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        method: 'POST',
        body: { object_type: 'blazed_post', id: blazed.id },
      }),
    );
  });

  it('a post that is put forward says so and for which tag, and names no buyer', async () => {
    const promoted = {
      ...exampleOf('blazed_post'),
      blazedBy: undefined,
      tag: 'lighthouses',
      isPromotion: true,
    };
    show(betweenPosts(promoted as OtherElement));
    expect(await screen.findByText(/^Put forward/)).toHaveProperty(
      'textContent',
      'Put forward for #lighthouses',
    );
    expect(screen.queryByText(/Blazed/)).toBeNull();
  });

  it('a dismissed timeline element comes back when the server refuses', async () => {
    const { user } = show(betweenPosts(news), () => new ApiFailure(500, 5000, 'It is our fault.'));
    await user.click(await screen.findByRole('button', { name: 'Hide: Filters that warn' }));
    await screen.findByText('Filters that warn');
  });

  it('a dismissed timeline element that is sent again stays hidden', async () => {
    const { user, queryClient } = show(betweenPosts(news));
    await user.click(await screen.findByRole('button', { name: 'Hide: Filters that warn' }));
    await queryClient.invalidateQueries();
    await screen.findByText(/^Hidden\. You will not see/);
    expect(screen.queryByText('News from Skein.')).toBeNull();
  });

  it('the second button of a call to action hides the call', async () => {
    const { user, requests } = show(betweenPosts(exampleOf('cta')));
    await user.click(await screen.findByRole('link', { name: 'Not now' }));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ body: { object_type: 'cta', id: 'cta-first-post' } }),
    );
  });
});

it('Feed with elements and no posts shows the elements and its empty state', async () => {
  show([exampleOf('announcement')]);
  await screen.findByText('Filters that warn');
  screen.getByText('Nothing here');
});

it('Feed shows a message in place of posts without an empty state of its own', async () => {
  show([{ ...exampleOf('timeline_message'), kind: 'empty', text: 'Follow somebody.' }]);
  await screen.findByText('Follow somebody.');
  expect(screen.queryByText('Nothing here')).toBeNull();
});

it('the line above posts that were read stands between posts only, whatever element precedes the first post', async () => {
  const reading: ReadProgress = { caughtUpAt: 100, onSeen: undefined };
  const old = aPost({ id: '1', timestamp: 90 });
  const { unmount } = show([exampleOf('announcement'), old], undefined, { reading });
  await screen.findByText('Filters that warn');
  expect(screen.queryByText('You are caught up')).toBeNull();
  unmount();
  show([exampleOf('announcement'), aPost({ id: '2', timestamp: 110 }), exampleOf('blog'), old], undefined, {
    reading,
  });
  const line = await screen.findByText('You are caught up');
  const [newer, older] = posts();
  expect(newer?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(older?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('Feed shows elements of two kinds and a post that have the same id', async () => {
  const same = (kind: ElementKind) => ({ ...exampleOf(kind), id: '7' });
  show([aPost({ id: '7' }), same('announcement'), aPost({ id: '8' }), same('title')]);
  await waitFor(() => expect(others()).toHaveLength(2));
  expect(posts()).toHaveLength(2);
});

it('Feed shows an element once that a later page sends again', async () => {
  const pages = [
    {
      elements: [aPost({ id: '1' }), exampleOf('announcement')],
      links: { next: { href: '/', queryParams: { cursor: 'c' } } },
    },
    { elements: [exampleOf('announcement'), aPost({ id: '2' })], links: {} },
  ];
  renderApp(<Page />, {
    blogs: [aBlog('bo')],
    renderer: LazyElementView,
    answer: ({ query }) => ({ timeline: pages[query.has('cursor') ? 1 : 0] }),
  });
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(others()).toHaveLength(1);
});

it.each(['blog', 'blog_row'] as const)(
  'timeline element %s says so when its blog was deleted meanwhile',
  async (kind) => {
    const blog = { ...aBlog('hills'), followed: false, canBeFollowed: true };
    const gone = new ApiFailure(404, 4004, 'This blog does not exist any more.');
    const { user } = show([aPost(), { ...exampleOf(kind), blog }], () => gone);
    await waitFor(() => expect(others()).toHaveLength(1));
    const follow = within(others()[0] as HTMLElement).getByRole('button', { name: /^Follow / });
    await user.click(follow);
    await screen.findByText('This blog does not exist any more.');
    expect(follow.getAttribute('aria-pressed')).toBe('false');
  },
);

it('J and K go from post to post past the elements between them', async () => {
  const { user } = show([
    aPost({ id: '1' }),
    exampleOf('announcement'),
    exampleOf('blog'),
    aPost({ id: '2' }),
    exampleOf('carousel'),
    aPost({ id: '3' }),
  ]);
  await waitFor(() => expect(others()).toHaveLength(3));
  const focused = () => (document.activeElement as HTMLElement).dataset.post;
  posts()[0]?.focus();
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toBe('2'));
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toBe('3'));
  await user.keyboard('k');
  await waitFor(() => expect(focused()).toBe('2'));
});

it('the carousel renders a card of each kind and leaves out unknown ones', async () => {
  expectConsole('error', /answered outside the contract/);
  const carousel = exampleOf('carousel');
  if (carousel.objectType !== 'carousel') throw new Error('Not a carousel');
  show(
    betweenPosts({ ...carousel, cards: [...carousel.cards, { objectType: 'hologram', id: 'h' } as never] }),
  );
  await waitFor(() => expect(others()).toHaveLength(1));
  const list = within(others()[0] as HTMLElement).getByRole('list', { name: 'Something of everything' });
  expect(list.querySelectorAll(':scope > li')).toHaveLength(carousel.cards.length);
});

it('a trending tag shows two of its pictures and a recommended one all three', async () => {
  const pictures = ['dale', 'moor', 'tarn'].map((name) => [
    { url: `/media/${name}_320.webp`, width: 320, height: 240 },
  ]);
  const tag = {
    name: 'hills',
    isFollowed: false,
    postCount: 3,
    followerCount: 0,
    thumb: pictures[0],
    pictures,
  };
  const { container } = show([
    { objectType: 'trending_tag', id: 'trending-1', rank: 1, tag, posts: [] },
    aPost({ id: '1' }),
    {
      objectType: 'carousel',
      id: 'recommended-tags',
      title: 'Tags you may like',
      cards: [{ objectType: 'tag_carousel_card', id: 'recommended-tag-1', tag }],
    },
  ]);
  await screen.findByText('Tags you may like');
  const shown = (name: string) => container.querySelectorAll(`img[src="/media/${name}_320.webp"]`);
  await waitFor(() => expect(shown('tarn')).toHaveLength(1));
  expect(shown('dale')).toHaveLength(2);
  expect(shown('moor')).toHaveLength(2);
});

it('tags without posts show the picture of their thumb, and their posts when nobody follows them', async () => {
  const thumb = [{ url: '/media/hills_320.webp', width: 320, height: 240 }];
  const tag = { name: 'hills', isFollowed: false, postCount: 3, followerCount: 0, thumb };
  const { container } = show([
    { objectType: 'trending_tag', id: 'trending-1', rank: 1, tag, posts: [] },
    aPost({ id: '1' }),
    {
      objectType: 'carousel',
      id: 'recommended-tags',
      title: 'Tags you may like',
      cards: [{ objectType: 'tag_carousel_card', id: 'recommended-tag-1', tag }],
    },
  ]);
  await screen.findByText('Tags you may like');
  await waitFor(() => expect(container.querySelectorAll('img[src="/media/hills_320.webp"]')).toHaveLength(2));
  expect(screen.getByRole('link', { name: /#hills.*3 posts/ })).toBeTruthy();
});
