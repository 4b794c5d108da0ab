import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { FollowedTags } from './FollowedTags.tsx';

const tag = (name: string) => ({ name, isFollowed: true, postCount: 1, followerCount: 1 });

type Answer = (request: { path: string; query: URLSearchParams }) => unknown;

/** Answers the read of the member's filters with none, everything else as told. */
function withoutFilters(answer: Answer): Answer {
  const none = { filteredTags: [], total: 0, links: {} };
  return (request) => (request.path === '/v2/user/filtered_tags' ? none : answer(request));
}

describe('FollowedTags', () => {
  it('FollowedTags links a member to every tag they follow', async () => {
    renderApp(<FollowedTags />, {
      blogs: [aBlog('bo')],
      answer: withoutFilters(() => ({ tags: [tag('small poems'), tag('fog')], total: 2, links: {} })),
    });
    const poems = await screen.findByRole('link', { name: '#small poems' });
    expect(poems.getAttribute('href')).toBe('/tagged/small%20poems');
    expect(
      within(screen.getByRole('region', { name: 'Tags you follow' })).getAllByRole('link', { name: /^#/ }),
    ).toHaveLength(2);
  });

  it('FollowedTags tells new posts of each tag, and loads further tags on request', async () => {
    const pages = [
      {
        tags: [{ ...tag('fog'), newPostsCount: 4 }, tag('moss')],
        total: 3,
        links: { next: { href: '/v2/user/followed_tags', method: 'GET', queryParams: { offset: 2 } } },
      },
      { tags: [{ ...tag('clay'), postCount: 0 }], total: 3, links: {} },
    ];
    const { user } = renderApp(<FollowedTags />, {
      blogs: [aBlog('bo')],
      answer: withoutFilters(({ query }) => pages[query.get('offset') === '2' ? 1 : 0]),
    });
    const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await screen.findByRole('link', { name: '#fog' });
    expect(await rows()).toEqual(
      expect.arrayContaining(['#fog4 new this week', '#mossNothing new this week']),
    );
    await user.click(screen.getByRole('button', { name: 'More of your tags' }));
    await screen.findByRole('link', { name: '#clay' });
    expect(await rows()).toContain('#clayNo posts yet');
    expect(screen.queryByRole('button', { name: 'More of your tags' })).toBeNull();
  });

  it('FollowedTags applies the order of the address, and links to the other orders', async () => {
    const { requests } = renderApp(<FollowedTags order="name" />, {
      blogs: [aBlog('bo')],
      answer: withoutFilters(() => ({ tags: [tag('fog'), tag('small poems')], total: 2, links: {} })),
    });
    const orders = within(await screen.findByRole('navigation', { name: 'Order of your tags' }));
    expect(
      orders
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Latest', '/tagged', null],
      ['Oldest', '/tagged?order=oldest', null],
      ['By name', '/tagged?order=name', 'true'],
    ]);
    const sent = requests.find(({ path }) => path === '/v2/user/followed_tags')?.query;
    expect([sent?.get('sort'), sent?.get('sort_order')]).toEqual(['tag_name', 'asc']);
  });

  it('FollowedTags says until when a followed tag is muted, and unmutes it', async () => {
    let filters = [
      { tag: 'FOG', action: 'hide', scopes: ['dashboard'], createdTs: 1, expiresTs: 4_102_444_800 },
      { tag: 'moss', action: 'warn', scopes: ['dashboard'], createdTs: 1 },
    ];
    const { user, requests } = renderApp(<FollowedTags />, {
      blogs: [aBlog('bo')],
      answer: ({ method, path }) => {
        if (method === 'DELETE') filters = filters.slice(1);
        return path.startsWith('/v2/user/filtered_tags')
          ? { filteredTags: filters, total: filters.length, links: {} }
          : { tags: [tag('fog'), tag('moss')], total: 2, links: {} };
      },
    });
    const [unmute, ...others] = await screen.findAllByRole('button', { name: /^Unmute/ });
    expect([unmute?.getAttribute('aria-label'), others]).toEqual(['Unmute #fog', []]);
    expect(screen.getByText(/^You muted it until /)).toBeDefined();
    if (unmute) await user.click(unmute);
    await waitFor(() => expect(screen.queryByText(/^You muted it/)).toBeNull());
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/v2/user/filtered_tags/FOG',
    ]);
  });

  it('FollowedTags offers no order for a single tag', async () => {
    renderApp(<FollowedTags />, {
      blogs: [aBlog('bo')],
      answer: withoutFilters(() => ({ tags: [tag('fog')], total: 1, links: {} })),
    });
    await screen.findByRole('link', { name: '#fog' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('FollowedTags sends no request for a visitor', () => {
    const { requests } = renderApp(<FollowedTags />);
    expect(requests).toEqual([]);
  });
});
