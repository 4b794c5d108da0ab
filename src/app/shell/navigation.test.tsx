import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { isActiveDestination, MEMBER_DESTINATIONS, PHONE_DESTINATIONS } from './destinations.ts';
import { SideNav } from './SideNav.tsx';
import { TabBar } from './TabBar.tsx';

afterEach(() => vi.unstubAllGlobals());

const COUNTS = {
  unread: 4,
  inbox: 6,
  unread_messages: { 't:bo': { '7': 2 } },
  blog_notification_counts: [{ blog_uuid: 't:bo', count: 3 }],
  unread_community_post_counts: { fog: 4, wool: 8 },
  unread_mod_queue_counts: { wool: 3 },
};

function open(path = '/dashboard', labs: string[] = []) {
  const base = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const page = (
    <LayersContext value={{ base, top: 'base' }}>
      <SideNav />
      <TabBar />
      <AccountMenu />
    </LayersContext>
  );
  return renderApp(page, { blogs: [aBlog('bo')], path, user: { labs }, answer: () => COUNTS });
}
function linksOf(nav: HTMLElement | undefined) {
  return within(nav as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

it('The main navigation leads to the inbox, with its count', async () => {
  open();
  await screen.findAllByText('6');
  const [side] = screen.getAllByRole('navigation', { name: 'Main' });
  expect(linksOf(side)).toEqual([
    'Dashboard4 unseen posts',
    'Explore',
    'Activity3 new',
    'Messages2 unread messages',
    'Inbox6 waiting',
    'Saved',
    'Settings',
  ]);
});

it.each([
  [true, 'Administration'],
  [false, 'Main'],
])(
  'SideNav on a page of the admin console lists the sections of the console to staff alone: %s',
  async (isAdmin, name) => {
    const base = {
      pathname: '/settings/admin/slow-pages',
      search: '',
      hash: '',
      state: null,
      key: 'default',
    };
    const { container } = renderApp(
      <LayersContext value={{ base, top: 'base' }}>
        <SideNav />
      </LayersContext>,
      {
        blogs: [aBlog('bo')],
        isAdmin,
        answer: ({ path }) => (path === '/v2/admin/counts' ? new Promise(() => {}) : COUNTS),
      },
    );
    expect((await screen.findByRole('navigation')).getAttribute('aria-label')).toBe(name);
    const current = container.querySelector('[aria-current="page"]')?.textContent;
    expect(current).toBe(isAdmin ? 'Errors' : 'Settings');
  },
);

it('The main navigation counts unread posts and queues of communities, where these are switched on', async () => {
  open('/dashboard', ['communities']);
  await screen.findAllByText('15');
  const [side] = screen.getAllByRole('navigation', { name: 'Main' });
  expect(linksOf(side).slice(3, 6)).toEqual([
    'Messages2 unread messages',
    'Communities15 new',
    'Inbox6 waiting',
  ]);
});

it('The bar of a phone leads to activity, which counts asks, and to messages', async () => {
  open();
  await screen.findAllByText('6');
  const [, bar] = screen.getAllByRole('navigation', { name: 'Main' });
  expect(linksOf(bar)).toEqual([
    'Dashboard4 unseen posts',
    'Explore',
    'New post',
    'Activity9 new',
    'Messages2 unread messages',
  ]);
});

it('Tags and video channels belong to Explore, the inbox of a phone to Activity', () => {
  const active = (destinations: typeof MEMBER_DESTINATIONS, path: string) =>
    destinations.filter((destination) => isActiveDestination(destination, path)).map(({ to }) => to);
  expect(active(MEMBER_DESTINATIONS, '/tagged/polls')).toEqual(['/explore/trending']);
  expect(active(MEMBER_DESTINATIONS, '/inbox')).toEqual(['/inbox']);
  expect(active(PHONE_DESTINATIONS.end, '/inbox')).toEqual(['/activity']);
});

async function rows(matching: RegExp, labs: string[] = []): Promise<string[]> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { user } = open('/dashboard', labs);
  await screen.findAllByText('6');
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent ?? '');
}

it('The account menu has few rows, the blog with what waits in it first and log-out last', async () => {
  const found = await rows(/never/);
  expect(found.slice(0, 4)).toEqual(['bobo’s title', 'Drafts', 'Queue', '3 new']);
  expect(found.at(-1)).toBe('Log out');
  expect(found.slice(4)).toHaveLength(10);
  expect(found.join(' ')).not.toMatch(/Messages|Inbox|Saved/);
});

it('The account menu of a phone leads to the inbox and the saved posts, and names no keys', async () => {
  const found = await rows(/coarse|width/);
  expect(found.some((row) => row.startsWith('Inbox'))).toBe(true);
  expect(found).toContain('Saved');
  expect(found.some((row) => row.startsWith('Commands'))).toBe(false);
  expect(found.join(' ')).not.toContain('Communities');
});

it('The account menu of a phone leads to communities where these are switched on', async () => {
  const found = await rows(/coarse|width/, ['communities']);
  expect(found).toContain('Communities15');
});
