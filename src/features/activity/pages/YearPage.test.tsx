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

describe('a year in review', () => {
  it('is the member’s own without a name, and tells its numbers, tags, posts and friend', async () => {
    const { asked } = show('/youryir', { review });
    await screen.findByRole('heading', { name: '2025, by mara' });
    expect(asked.at(-1)?.path).toBe('/v2/blog/mara/year_in_review');
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

  it('says its months in a picture with words, and in a table', async () => {
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

  it('tells writers of new followers, and of a year that goes on', async () => {
    const { asked } = show('/youryir/mara?year=2026', {
      review: { ...review, year: 2026, isComplete: false, newFollowers: 12 },
    });
    await screen.findByText('The year is not over yet: this is how far it has come.');
    expect(factsOf()).toContain('12 new followers');
    expect(asked.at(-1)?.query.get('year')).toBe('2026');
  });

  it('says of a year that was asked for that there was nothing, and leads to the newest', async () => {
    const nothing = new ApiFailure(404, 4004, 'mara posted nothing in 2024.', { field: 'year' });
    show('/youryir/mara?year=2024', nothing);
    await screen.findByText('mara posted nothing in 2024.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2024, by mara');
    expect(screen.getByRole('link', { name: 'See the newest year' }).getAttribute('href')).toBe(
      '/youryir/mara',
    );
  });

  it('leads nowhere from a blog that has no year at all', async () => {
    const nothing = new ApiFailure(404, 4004, 'mara has posted nothing yet.', { field: 'year' });
    show('/youryir', nothing);
    await screen.findByText('mara has posted nothing yet.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says so when the picture cannot be drawn', async () => {
    const { user } = show('/youryir/mara', { review });
    await user.click(await screen.findByRole('button', { name: 'Share a picture of it' }));
    await screen.findByText('We could not draw the picture.');
  });
});
