import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import DashboardPage from './DashboardPage.tsx';

const post = (id: string) => aPost({ id, content: [{ type: 'text', text: `post ${id}` }] });

let ids: string[] = [];
/** Elements after the posts. */
let between: unknown[] = [];
const answer: Answer = ({ path }) => {
  if (path === '/v2/timeline/dashboard')
    return { timeline: { elements: [...ids.map(post), ...between], links: {} } };
  if (path === '/v2/explore/recommended') return { timeline: { elements: [aPost({ id: '90' })], links: {} } };
  if (path === '/v2/user/settings') return examples.getUserSettings.responses[200].marlow.value;
  if (path === '/v2/user/timeline_markers') return { markers: [] };
  if (path === '/v2/tabs') return { tabs: [] };
  return path.endsWith('/tags') ? { tags: [] } : { blogs: [aBlog('cy')], links: {} };
};

const show = () => renderApp(<DashboardPage />, { blogs: [aBlog('bo')], answer });
const shown = () => screen.getAllByText(/^post \d+$/).map((element) => element.textContent);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('DashboardPage', () => {
  it('DashboardPage offers new posts and moves nothing before the reader asks', async () => {
    ids = ['2', '1'];
    const { user } = show();
    await screen.findByText('post 2');
    ids = ['4', '3', '2', '1'];
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    const pill = await screen.findByRole('button', { name: /2 new posts/ });
    expect(shown()).toEqual(['post 2', 'post 1']);
    await user.click(pill);
    expect(shown()).toEqual(['post 4', 'post 3', 'post 2', 'post 1']);
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  it('DashboardPage counts no elements between posts as new posts', async () => {
    ids = ['1'];
    between = [];
    show();
    await screen.findByText('post 1');
    ids = ['2'];
    between = [
      { objectType: 'boop_counter', id: 'boops', counts: { sent: 0, received: 2, canBoop: true } },
      post('1'),
    ];
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await screen.findByRole('button', { name: /1 new post/ });
    between = [];
  });

  it('DashboardPage recommends blogs when it is empty', async () => {
    ids = [];
    show();
    await screen.findByRole('heading', { name: /is still empty/ });
    expect(await screen.findByRole('article', { name: 'cy' })).toBeTruthy();
    expect(await screen.findByRole('feed', { name: /^Meanwhile/ })).toBeTruthy();
  });

  it('DashboardPage shows recommended posts once the blogs above them are rendered', async () => {
    ids = [];
    const { promise: blogs, resolve } = Promise.withResolvers<unknown>();
    const late: Answer = (asked) => (asked.path === '/v2/explore/recommended/blogs' ? blogs : answer(asked));
    renderApp(<DashboardPage />, { blogs: [aBlog('bo')], answer: late });
    await screen.findByRole('heading', { name: /is still empty/ });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('feed', { name: /^Meanwhile/ })).toBeNull();
    resolve({ blogs: [aBlog('cy')], links: {} });
    expect(await screen.findByRole('feed', { name: /^Meanwhile/ })).toBeTruthy();
  });
});
