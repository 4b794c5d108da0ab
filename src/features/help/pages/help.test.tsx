import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import ArticlePage from './ArticlePage.tsx';
import HelpPage from './HelpPage.tsx';
import StatusPage from './StatusPage.tsx';

function article(slug: string, topic: string, related: string[] = []) {
  const [title, summary] = [`About ${slug}`, `All of ${slug}`];
  return { slug, topic, related, title, summary, updatedTs: 1_790_000_000 };
}
const articles = [article('queue', 'posting', ['archive']), article('archive', 'blogs')];

function open(path: string, answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/help" element={<HelpPage />} />
      <Route path="/help/status" element={<StatusPage />} />
      <Route path="/help/:slug" element={<ArticlePage />} />
    </Routes>,
    { path, blogs: [], answer },
  );
}

it('HelpPage lists articles as questions by topic, and unfolds an answer', async () => {
  open('/help', ({ path }) =>
    path === '/v2/help/articles'
      ? { articles: [...articles].reverse(), total: 2, links: {} }
      : { article: { ...articles[0], content: [{ type: 'text', text: 'It waits its turn.' }] } },
  );
  const question = await screen.findByText('About queue');
  expect(screen.getAllByText(/^About/).map((one) => one.textContent)).toEqual([
    'About queue',
    'About archive',
  ]);
  expect(screen.queryByText('It waits its turn.')).toBeNull();
  const details = question.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByText('It waits its turn.')).toBeTruthy();
  expect(within(details).getByRole('link', { name: 'On a page of its own' }).getAttribute('href')).toBe(
    '/help/queue',
  );
});

it('HelpPage searches, says that nothing was found, and links back to all articles', async () => {
  const asked: string[] = [];
  open('/help', ({ query }) => {
    const words = new URLSearchParams(query).get('query') ?? '';
    asked.push(words);
    return { articles: words ? [] : articles, total: 0, links: {} };
  });
  await screen.findByText('About queue');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search help' }), { target: { value: ' wool ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No article about “wool”')).toBeTruthy();
  expect(asked).toEqual(['', 'wool']);
  expect(screen.getByRole('link', { name: 'All help' }).getAttribute('href')).toBe('/help');
});

it('ArticlePage shows an article with its date and related articles', async () => {
  open('/help/queue', ({ path }) =>
    path === '/v2/help/articles'
      ? { articles, total: 2, links: {} }
      : { article: { ...articles[0], content: [{ type: 'text', text: 'It waits its turn.' }] } },
  );
  expect(await screen.findByText('It waits its turn.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'About queue' })).toBeTruthy();
  expect(screen.getByText(/September 21, 2026/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: /About archive/ })).toBeTruthy();
});

it.each([
  ['ok', 'Everything works.'],
  ['degraded', 'Not everything works as it should. We are on it.'],
])('StatusPage shows the state of the site when it is %s', async (status, words) => {
  const incidents =
    status === 'ok' ? [] : [{ title: 'Slow search', text: 'Being mended.', startedTs: 1_790_000_000 }];
  open('/help/status', () => ({
    status,
    version: '0.2.0',
    components: [{ name: 'search', status }],
    incidents,
  }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByText('Being mended.')).toHaveLength(incidents.length);
});
