import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getGetDashboardInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { expectConsole } from '#tests/support/console.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { Feed } from './Feed.tsx';

const query = getGetDashboardInfiniteQueryOptions(undefined, { query: feedPaging });

const Page = () => <Feed list={useFeed(query)} label="Posts" empty={<p>Nothing here</p>} />;

function ShownPage({ tag }: { tag?: string }) {
  const options = getGetDashboardInfiniteQueryOptions(useShownHidden(), { query: feedPaging });
  return <Feed list={useFeed(options)} label="Posts" empty={<p>Nothing here</p>} {...(tag ? { tag } : {})} />;
}

const show = (answer: Answer) => renderApp(<Page />, { blogs: [aBlog('bo')], answer });

function page(ids: string[], next?: string) {
  return {
    timeline: {
      elements: ids.map((id) => aPost({ id, content: [{ type: 'text', text: `post ${id}` }] })),
      links: next ? { next: { href: '/list', queryParams: { cursor: next } } } : {},
    },
  };
}

const shown = () => screen.getAllByText(/^post \d+$/).map((post) => post.textContent);

describe('Feed', () => {
  it('Feed loads page after page as the reader nears the end, keeps the first, and says when it is complete [paginated-list-02] [paginated-list-03]', async () => {
    const { requests } = show(({ query: asks }) =>
      asks.get('cursor') === 'c2' ? page(['3', '4']) : page(['1', '2'], 'c2'),
    );
    await screen.findByText('You are all caught up');
    expect(shown()).toEqual(['post 1', 'post 2', 'post 3', 'post 4']);
    expect(requests.map(({ query: asks }) => asks.get('cursor'))).toEqual([null, 'c2']);
    const articles = screen.getAllByRole('article');
    expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2', '3', '4']);
    expect(articles[0]?.getAttribute('aria-setsize')).toBe('4');
  });

  it.each([
    ['l', 'data-like', {}],
    ['w', 'data-permalink', {}],
    ['{Shift>}R{/Shift}', 'data-reblog', { altKey: false }],
    ['r', 'data-reblog', { altKey: true, shiftKey: false }],
    ['{Shift>}Q{/Shift}', 'data-reblog', { altKey: true, shiftKey: true }],
  ])('Feed answers %s by a press on %s of the post with the focus [layers-07]', async (keys, part, how) => {
    const { user } = show(() => page(['1', '2']));
    await screen.findByText('post 2');
    const presses: [string | undefined, MouseEvent][] = [];
    const record = (event: MouseEvent): void => {
      const pressed = (event.target as Element).closest(`[${part}]`);
      if (pressed) presses.push([pressed.closest('article')?.dataset.post, event]);
      // The parts have tests of their own for the press.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', record, true);
    try {
      screen.getAllByRole('article')[1]?.focus();
      await user.keyboard(keys);
      await waitFor(() => expect(presses.map(([post]) => post)).toEqual(['2']));
      expect(presses[0]?.[1]).toMatchObject(how);
    } finally {
      document.removeEventListener('click', record, true);
    }
  });

  it('Feed shows a post once although the list shifted between two pages', async () => {
    show(({ query: asks }) => (asks.get('cursor') ? page(['2', '3']) : page(['1', '2'], 'c2')));
    await screen.findByText('post 3');
    expect(shown()).toEqual(['post 1', 'post 2', 'post 3']);
  });

  it('Feed offers a retry with the server’s message when the first page fails', async () => {
    let fails = true;
    const { user } = show(() =>
      fails ? new ApiFailure(500, 5000, 'Something went wrong on our side.') : page(['1']),
    );
    await screen.findByText('Something went wrong on our side.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('post 1');
  });

  it('Feed keeps the loaded posts when the next page fails', async () => {
    let fails = true;
    const { user, requests } = show(({ query: asks }) => {
      if (!asks.get('cursor')) return page(['1'], 'c2');
      return fails ? new ApiFailure(500, 5000, 'Something went wrong on our side.') : page(['2']);
    });
    await screen.findByText('Something went wrong on our side.');
    expect(shown()).toEqual(['post 1']);
    const calls = requests.length;
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['post 1', 'post 2']));
    expect(requests.length).toBe(calls + 1);
  });

  it('Feed shows its empty state when there are no posts', async () => {
    show(() => page([]));
    await screen.findByText('Nothing here');
  });

  const muted = (ids: string[]) => ({
    timeline: {
      ...page(ids).timeline,
      hiddenByChoice: {
        count: 3,
        reasons: [{ kind: 'tag', value: 'polls', count: 3, expiresTs: 1_900_000_000 }],
      },
    },
  });

  it('Feed says which choice of the reader empties it, and unmutes the tag there', async () => {
    let isMuted = true;
    const { user, requests } = show(({ method }) => {
      if (method === 'DELETE') isMuted = false;
      return isMuted ? muted([]) : page(['1']);
    });
    await screen.findByRole('heading', { name: /^You muted #polls until / });
    expect(screen.getByText('3 posts are not shown here.')).toBeTruthy();
    expect(screen.queryByText('Nothing here')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unmute' }));
    await screen.findByText('post 1');
    expect(requests.some(({ method, path }) => method === 'DELETE' && path.endsWith('/polls'))).toBe(true);
  });

  it('Feed shows hidden posts this once, says so, and hides them again', async () => {
    const { user } = renderApp(<ShownPage />, {
      blogs: [aBlog('bo')],
      answer: ({ query: asks }) => (asks.get('show_hidden') ? muted(['1']) : muted([])),
    });
    await user.click(await screen.findByRole('button', { name: 'Show them this once' }));
    await screen.findByText('post 1');
    await user.click(screen.getByRole('button', { name: 'Hide them again' }));
    await screen.findByRole('heading', { name: /^You muted #polls/ });
    expect(screen.queryByText('post 1')).toBeNull();
  });

  it('Feed names the muted tag of its page although it shows other posts', async () => {
    renderApp(<ShownPage tag="Polls" />, { blogs: [aBlog('bo')], answer: () => muted(['1']) });
    await screen.findByText('post 1');
    await screen.findByRole('heading', { name: /^You muted #polls/ });
  });

  it.each([
    ['content', 'spoiler', 'Your filter “spoiler” hides these posts.', 'Change the filter', true],
    ['blocked_blog', 'ann', 'You blocked ann.', 'Change your choices', false],
    ['hidden_post', '', 'You hid these posts.', 'Change your choices', true],
    ['label', '', 'Your choices for labelled posts hide these posts.', 'Change your choices', false],
  ])('Feed names a choice of kind %s and leads to it', async (kind, value, title, link, isReversible) => {
    show(() => ({
      timeline: { ...page([]).timeline, hiddenByChoice: { count: 1, reasons: [{ kind, value, count: 1 }] } },
    }));
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(/^\/settings\//);
    expect(screen.queryByRole('button', { name: 'Show them this once' }) !== null).toBe(isReversible);
  });

  it('Feed skips unknown kinds of element', async () => {
    expectConsole('error', /getDashboard answered outside the contract/);
    const { elements } = page(['1']).timeline;
    show(() => ({ timeline: { elements: [{ objectType: 'hologram', id: 'h' }, ...elements], links: {} } }));
    await screen.findByText('post 1');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
