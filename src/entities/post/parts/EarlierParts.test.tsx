import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostCard } from '../PostCard.tsx';

function item(index: number): TrailItem {
  return {
    post: { id: String(1000 + index), timestamp: 1_600_000_000 + index },
    blog: aBlog(`blog${index}`),
    content: [{ type: 'text', text: `part ${index}` }],
    layout: [],
  };
}

const all = Array.from({ length: 9 }, (_, index) => item(index));

/** Renders a post that includes only the last of nine trail items. */
function show(id: string, shown: number, answer: Answer) {
  const post = aPost({ id, trail: all.slice(9 - shown), omittedTrailItems: 9 - shown });
  return renderApp(<PostCard post={post} />, { answer });
}

const parts = () => screen.queryAllByText(/^part \d$/).map((part) => part.textContent);
const words = (from: number, to: number) => all.slice(from, to).map((_, at) => `part ${from + at}`);

/** Two pages: four items, then all remaining ones, including those the post contains. */
const pages: Answer = ({ path, query }) => {
  const isSecond = query.get('cursor') === 'two';
  return {
    trail: isSecond ? all.slice(4) : all.slice(0, 4),
    links: isSecond ? {} : { next: { href: path, queryParams: { cursor: 'two' } } },
  };
};

it('EarlierParts shows the number of missing items, including collapsed ones, and loads them in place page by page', async () => {
  const { user, requests } = show('41', 5, pages);
  expect(parts()).toEqual(words(7, 9));
  await user.click(screen.getByRole('button', { name: '7 earlier reblogs' }));
  await waitFor(() => expect(parts()).toEqual(words(0, 9)));
  expect(requests.filter(({ path }) => path.endsWith('/trail'))).toHaveLength(1);
});

it('EarlierParts continues when one page was not enough', async () => {
  const { user } = show('42', 2, pages);
  await user.click(screen.getByRole('button', { name: '7 earlier reblogs' }));
  await user.click(await screen.findByRole('button', { name: '3 more earlier reblogs' }));
  await waitFor(() => expect(parts()).toEqual(words(0, 9)));
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
});

it('EarlierParts shows an error when loading fails, and retries', async () => {
  let fails = true;
  const { user } = show('43', 5, (requests) =>
    fails ? new ApiFailure(404, 4004, 'Gone.') : pages(requests),
  );
  await user.click(screen.getByRole('button', { name: '7 earlier reblogs' }));
  const retryButton = await screen.findByRole('button', { name: 'Could not be loaded. Try again' });
  expect(parts()).toEqual(words(4, 9));
  fails = false;
  await user.click(retryButton);
  await waitFor(() => expect(parts()).toEqual(words(0, 9)));
});

it('Trail shows the placeholder for a post whose own content leaves no space for its trail', () => {
  show('44', 0, pages);
  expect(screen.getByRole('button', { name: '9 earlier reblogs' })).toBeTruthy();
});
