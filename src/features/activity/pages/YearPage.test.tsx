import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import YearPage from './YearPage.tsx';

const review = {
  year: 2025,
  blog: aBlog('mara'),
  isComplete: true,
  postCount: 1234,
  reblogCount: 3,
  noteCount: 56,
  wordCount: 789,
  topTags: [
    { tag: 'fog', count: 4 },
    { tag: 'tea', count: 1 },
  ],
  topPosts: [{ id: '7', blogName: 'mara', type: 'text', summary: 'The best', postUrl: '/mara/7' }],
  closestBlog: aBlog('odile'),
  months: [0, 2, 0, 0, 1, 0, 9, 0, 0, 0, 0, 0],
};

function show(path: string, answer: unknown) {
  return renderApp(
    <Routes>
      <Route path="/youryir/:blogName?" element={<YearPage />} />
    </Routes>,
    { blogs: [aBlog('mara')], answer: () => answer, path },
  );
}
function factsOf(): string[] {
  return screen
    .getAllByRole('definition')
    .map((number) => `${number.textContent} ${number.previousSibling?.textContent}`);
}

describe('YearPage', () => {
  it('YearPage without a name is the member’s own, with its numbers, tags, posts and closest reader', async () => {
    const { requests } = show('/youryir', { review });
    await screen.findByRole('heading', { name: '2025, by mara' });
    expect(requests.at(-1)?.path).toBe('/v2/blog/mara/year_in_review');
    expect(factsOf()).toEqual(['1,234 posts', '56 notes', '789 words written', '3 reblogs among the posts']);
    expect(screen.getByRole('link', { name: 'The best' }).getAttribute('href')).toBe('/mara/7');
    expect(screen.getByText('4 times')).toBeTruthy();
    expect(screen.getByText('once')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'odile' })).toBeTruthy();
    expect(screen.queryByText(/not over yet/)).toBeNull();
    expect(screen.getByRole('link', { name: 'The year before' }).getAttribute('href')).toBe(
      '/youryir/mara?year=2024',
    );
  });

  it('YearPage shows its months as a picture with a text alternative, and as a table', async () => {
    const { user } = show('/youryir/mara', { review });
    await screen.findByRole('img', { name: 'Posts in each month of 2025; most in July' });
    await user.click(screen.getByText('As a table'));
    const rows = within(screen.getByRole('table', { name: 'Posts in each month of 2025' })).getAllByRole(
      'row',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      'January0 posts',
      'February2 posts',
      'March0 posts',
      'April0 posts',
      'May1 post',
      'June0 posts',
      'July9 posts',
      'August0 posts',
      'September0 posts',
      'October0 posts',
      'November0 posts',
      'December0 posts',
    ]);
  });

  it('YearPage shows blog members their new followers, and marks an incomplete year', async () => {
    const { requests } = show('/youryir/mara?year=2026', {
      review: { ...review, year: 2026, isComplete: false, newFollowers: 12 },
    });
    await screen.findByText('The year is not over yet. These are the numbers so far.');
    expect(factsOf()).toContain('12 new followers');
    expect(requests.at(-1)?.query.get('year')).toBe('2026');
  });

  it('YearPage says that a requested year is empty, and links to the newest one', async () => {
    const nothing = new ApiFailure(404, 4004, 'mara posted nothing in 2024.', { field: 'year' });
    show('/youryir/mara?year=2024', nothing);
    await screen.findByText('mara posted nothing in 2024.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2024, by mara');
    expect(screen.getByRole('link', { name: 'See the newest year' }).getAttribute('href')).toBe(
      '/youryir/mara',
    );
  });

  it('YearPage has no link for a blog without any year', async () => {
    const nothing = new ApiFailure(404, 4004, 'mara has posted nothing yet.', { field: 'year' });
    show('/youryir', nothing);
    await screen.findByText('mara has posted nothing yet.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('YearPage shows an error when the picture cannot be drawn', async () => {
    const { user } = show('/youryir/mara', { review });
    await user.click(await screen.findByRole('button', { name: 'Share a picture of it' }));
    await screen.findByText('The picture was not made. Try again.');
  });
});
