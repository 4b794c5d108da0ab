import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addRecentSearch } from '#src/shared/lib/storage/recent-searches.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const Here = () => <output>{useLocation().pathname}</output>;

const suggestions: Answer = ({ query }) => ({
  suggestions: query.get('query')
    ? [
        { kind: 'tag', tag: { name: 'fog', isFollowed: false, postCount: 3, followerCount: 1 } },
        { kind: 'blog', blog: aBlog('foghorn') },
      ]
    : [{ kind: 'tag', tag: { name: 'bread', isFollowed: false, postCount: 9, followerCount: 1 } }],
});

function show(answer: Answer = suggestions) {
  const user = userEvent.setup();
  const app = renderApp(
    <>
      <SearchBox />
      <p data-testid="here">
        <Here />
      </p>
    </>,
    { answer },
  );
  return { ...app, user, box: screen.getByRole('searchbox', { name: 'Search' }) };
}
const address = () => within(screen.getByTestId('here')).getByRole('status').textContent;
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
function chosen(box: HTMLElement) {
  const id = box.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
}

describe('SearchBox', () => {
  it('SearchBox suggests while typing and opens the row selected by keyboard', async () => {
    const { user, box } = show();
    await user.type(box, 'fog');
    await waitFor(() =>
      expect(rows()).toEqual(['Search for “fog”', '#fog3 posts', 'foghornfoghorn’s title']),
    );
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox').id).toBe(box.getAttribute('aria-controls'));
    await user.keyboard('{ArrowDown}');
    expect(chosen(box)).toBe('Search for “fog”');
    await user.keyboard('{ArrowUp}');
    expect(chosen(box)).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(chosen(box)).toContain('foghorn');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('foghorn');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/foghorn');
    expect(rows()).toEqual([]);
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['  moon jar {Enter}', '/search/moon%20jar', 'moon jar'],
    ['#moon jar{Enter}', '/tagged/moon%20jar', '#moon jar'],
    ['a/b?{Enter}', '/search/a%2Fb%3F', 'a/b?'],
  ])(
    'SearchBox leads from %s to %s and remembers the search [search-04] [search-05]',
    async (typed, path, kept) => {
      const { user, box } = show();
      await user.click(box);
      await screen.findByRole('listbox');
      await user.type(box, typed);
      expect(address()).toBe(path);
      expect(JSON.parse(localStorage.getItem('skein-searches') ?? '[]')).toEqual([kept]);
    },
  );

  it('SearchBox ignores spaces only', async () => {
    const { user, box } = show();
    await user.click(box);
    await screen.findByRole('listbox');
    await user.type(box, '   {Enter}');
    expect(address()).toBe('/');
  });

  it('SearchBox shows recent searches for an empty query and removes them on request', async () => {
    addRecentSearch('rain');
    const { user, box } = show();
    await user.click(box);
    await waitFor(() => expect(rows()).toEqual(['rain', '#bread9 posts']));
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear recent searches' }));
    await user.keyboard('{Enter}');
    expect(rows()).toEqual(['#bread9 posts']);
    expect(localStorage).toHaveLength(0);
    expect(document.activeElement).toBe(box);
  });

  it('SearchBox opens a row by pointer without losing the focus first', async () => {
    addRecentSearch('rain');
    const { user, box } = show();
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'rain' }));
    expect(address()).toBe('/search/rain');
  });

  it('SearchBox closes its list on Escape and reopens it by an arrow key', async () => {
    const { user, box } = show();
    await user.click(box);
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('SearchBox closes its list when the focus leaves', async () => {
    const { user, box } = show();
    await user.click(box);
    await screen.findByRole('listbox');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('SearchBox debounces its requests', async () => {
    const { user, box, requests } = show();
    await user.type(box, 'fog');
    await waitFor(() => expect(rows()).toHaveLength(3));
    const words = requests.map(({ query }) => query.get('query'));
    expect(words.filter((word) => word === 'fog')).toHaveLength(1);
    expect(words).not.toContain('f');
  });

  it('SearchBox searches without suggestions', async () => {
    const { user, box } = show(() => new ApiFailure(500, 5000, 'Broken'));
    await user.type(box, 'fog');
    await waitFor(() => expect(rows()).toEqual(['Search for “fog”']));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search/fog');
  });
});
