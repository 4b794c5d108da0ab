import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markBlocked, unmarkBlocked } from '#src/shared/api/read/blocked-blogs.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { BlogShelf } from './BlogShelf.tsx';

const dismissed: unknown[] = [];
const answer: Answer = ({ path, body }) => {
  if (path.endsWith('/dismiss/recommended_blog')) {
    dismissed.push(body);
    return undefined;
  }
  if (path.endsWith('/dismiss/recommended_blog/dot')) {
    dismissed.pop();
    return undefined;
  }
  return {
    blogs: [
      { ...aBlog('cy'), recommendation: { kind: 'followedBy', blogs: ['odile', 'hut'] } },
      { ...aBlog('dot'), recommendation: { kind: 'tag', tag: 'lichen' } },
      { ...aBlog('eli'), recommendation: { kind: 'popular' } },
    ],
    links: {},
  };
};

it('BlogShelf shows why a blog is recommended, and lets a member dismiss it', async () => {
  const { user } = renderApp(<BlogShelf />, { blogs: [aBlog('bo')], answer });
  await screen.findByText('Followed by odile and hut');
  expect(screen.getByText('Posts about #lichen')).toBeTruthy();
  expect(screen.getByText('Many people follow it')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Do not recommend dot' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'dot' })).toBeNull());
  expect(screen.getAllByRole('group').map((card) => card.getAttribute('aria-label'))).toEqual(['cy', 'eli']);
  expect(dismissed).toEqual([{ tumblelog: 'dot' }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('group', { name: 'dot' });
  expect(dismissed).toEqual([]);
});

it('BlogShelf leaves out a blog that was blocked since, until that is undone', async () => {
  renderApp(<BlogShelf />, { blogs: [aBlog('bo')], answer });
  await screen.findByRole('group', { name: 'dot' });
  act(() => markBlocked('dot'));
  expect(screen.queryByRole('group', { name: 'dot' })).toBeNull();
  act(() => unmarkBlocked('dot'));
  await screen.findByRole('group', { name: 'dot' });
});
