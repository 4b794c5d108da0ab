import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { readingSettings } from '#tests/support/user-settings.ts';
import { Aside } from '../components/Aside.tsx';
import DashboardPage from './DashboardPage.tsx';
import TabPage from './TabPage.tsx';

/** The dashboard with different member settings. */

function tab(id: string, title: string) {
  return { id, title, timeline: id, isOwn: false, isHidden: false, unread: 0 };
}
const tabs = [tab('following', 'Following'), tab('for-you', 'For you'), tab('followed-tags', 'Your tags')];
function timeline(words: string) {
  const elements = [aPost({ id: '7', content: [{ type: 'text', text: words }] })];
  return { timeline: { elements, links: {} } };
}
const answer: Answer = ({ path, query }) => {
  if (path === '/v2/timeline/dashboard') return timeline('from whom I follow');
  if (path === '/v2/timeline') return timeline(`by name ${query.get('which')}`);
  if (path === '/v2/user/settings') return examples.getUserSettings.responses[200].marlow.value;
  if (path === '/v2/user/timeline_markers')
    return { markers: [{ which: 'following', postId: '7', postTs: 2_000_000_000, readTs: 1, unread: 0 }] };
  if (path === '/v2/tabs') return { tabs };
  if (path === '/v2/radar') return { posts: [] };
  return path.endsWith('/tags') ? { tags: [] } : { blogs: [aBlog('cy')], links: {} };
};
function show(path: string, set: Parameters<typeof readingSettings>[0]) {
  return renderApp(
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/dashboard/:tabId" element={<TabPage />} />
    </Routes>,
    { path, blogs: [aBlog('bo')], answer, user: readingSettings(set) },
  );
}
function hrefs() {
  const links = screen.getAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

it('the dashboard opens with the member’s default tab, and the others keep addresses of their own', async () => {
  const { unmount } = show('/dashboard', { defaultTab: 'followed-tags' });
  await screen.findByText('by name followed-tags');
  expect(hrefs()).toMatchObject({
    'Your tags': '/dashboard',
    Following: '/dashboard/following',
    'For you': '/dashboard/for-you',
  });
  unmount();
  show('/dashboard/following', { defaultTab: 'followed-tags' });
  await screen.findByText('from whom I follow');
});

it('the dashboard opens with followed blogs when the default tab was deleted', async () => {
  show('/dashboard', { defaultTab: 'fog' });
  await screen.findByText('from whom I follow');
});

it('the address of the default tab redirects to the dashboard', async () => {
  show('/dashboard/followed-tags', { defaultTab: 'followed-tags' });
  await screen.findByText('by name followed-tags');
  expect(hrefs()).toMatchObject({ 'Your tags': '/dashboard' });
});

it('the dashboard shows no recommendations to members who turned them off', async () => {
  const { unmount } = show('/dashboard', { showRecommendations: false });
  await screen.findByRole('link', { name: 'Following' });
  expect(screen.queryByRole('link', { name: 'For you' })).toBeNull();
  unmount();
  for (const showRecommendations of [true, false]) {
    const { requests, unmount: away } = renderApp(<Aside />, {
      blogs: [aBlog('bo')],
      answer,
      user: readingSettings({ showRecommendations }),
    });
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(requests.some(({ path }) => path === '/v2/explore/recommended/blogs')).toBe(showRecommendations);
    away();
  }
});

it('the dashboard does not poll for new posts while the best come first', async () => {
  const { requests } = show('/dashboard', { bestFirst: true });
  await screen.findByText('from whom I follow');
  await screen.findByRole('link', { name: 'Following' });
  expect(requests.filter(({ path }) => path === '/v2/user/timeline_markers')).toEqual([]);
});
