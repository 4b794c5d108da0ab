import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCookie } from '#src/domain/cookies.ts';
import type { Head } from '#src/domain/page-head.ts';
import { createHeadStore, HeadContext } from '#src/shared/navigation/head-store.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { DocumentHead } from './DocumentHead.tsx';

const setAppBadge = vi.fn(async () => {});
const clearAppBadge = vi.fn(async () => {});

beforeEach(() => {
  Object.assign(navigator, { setAppBadge, clearAppBadge });
});

afterEach(() => {
  vi.clearAllMocks();
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
});

interface Shown {
  head: Head;
  unread?: number;
  isVisitor?: boolean;
}

function show({ head, unread = 0, isVisitor = false }: Shown) {
  const store = createHeadStore();
  return renderApp(
    <HeadContext value={store}>
      <PageHead {...head} />
      <DocumentHead />
      <p>shown</p>
    </HeadContext>,
    { blogs: isVisitor ? [] : [aBlog('tove')], answer: () => ({ unread }) },
  );
}

it.each([
  [0, 'Wool · Skein'],
  [3, '(3) Wool · Skein'],
  [99, '(99) Wool · Skein'],
  [100, '(99+) Wool · Skein'],
])(
  'DocumentHead shows %i unseen posts before the title, 99+ at most [tab-title-01] [tab-title-02] [audience-18]',
  async (unread, title) => {
    show({ head: { title: 'Wool' }, unread });
    await waitFor(() => expect(document.title).toBe(title));
  },
);

it('DocumentHead shows no count on a failure page [tab-title-04]', async () => {
  show({ head: { title: 'Nothing here', isError: true }, unread: 5 });
  await waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(5));
  expect(document.title).toBe('Nothing here · Skein');
});

it.each(['iphone', 'android'])(
  'DocumentHead shows no count before the title in the web view of the %s application [tab-title-03] [permission-12] [permission-13]',
  async (platform) => {
    writeCookie('native_app', platform);
    try {
      show({ head: { title: 'Wool' }, unread: 5 });
      await waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(5));
      expect(document.title).toBe('Wool · Skein');
    } finally {
      writeCookie('native_app', undefined);
    }
  },
);

it('DocumentHead shows the count on the app icon [tab-title-05]', async () => {
  show({ head: { title: 'Wool' }, unread: 120 });
  await waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(120));
});

it("DocumentHead clears the app icon's count when everything is seen [tab-title-05]", async () => {
  show({ head: { title: 'Wool' }, unread: 0 });
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  expect(setAppBadge).not.toHaveBeenCalled();
});

it('DocumentHead requests no counts for a visitor [counts-04]', async () => {
  const { requests } = show({ head: { title: 'Wool' }, isVisitor: true });
  await screen.findByText('shown');
  expect(requests).toEqual([]);
  expect(clearAppBadge).toHaveBeenCalled();
});

it("DocumentHead replaces the previous page's tags", async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta data-head name="description" content="The page before">',
  );
  show({ head: { title: 'Wool', description: 'About wool', canonical: '/tagged/wool' } });
  const described = () =>
    [...document.querySelectorAll('meta[name=description]')].map((meta) => meta.getAttribute('content'));
  await waitFor(() => expect(described()).toEqual(['About wool']));
});
