import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunityRef } from '#tests/support/ui-communities.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import TabManagementPage from './TabManagementPage.tsx';
import TabPage from './TabPage.tsx';
import TimelinePage from './TimelinePage.tsx';

function tab(id: string, title: string, more: object = {}) {
  return {
    id,
    title,
    timeline: id,
    isOwn: false,
    isHidden: false,
    unread: 0,
    ...more,
  };
}

const { settings } = examples.getUserSettings.responses[200].marlow.value;
let tabs: ReturnType<typeof tab>[];
let posts: string[];
let refusal: ApiFailure | undefined;
let labs: string[];

const answer: Answer = ({ method, path, body }) => {
  if (method !== 'GET' && refusal) return refusal;
  if (method === 'PUT' && path.endsWith('/reorder_tabs')) {
    const ids = (body as { tab_ids: string[] }).tab_ids;
    tabs = tabs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return { tabs };
  }
  if (method === 'POST' && path === '/v2/tabs') {
    const made = tab('new', (body as { title: string }).title, { isOwn: true });
    tabs = [...tabs, made];
    return { tab: made };
  }
  if (method === 'PUT')
    return { marker: { which: 'tab:fog', postId: '7', postTs: 1, readTs: 1_700_000_000, unread: 0 } };
  if (method === 'PATCH') {
    const [id, { is_hidden }] = [path.split('/').at(-1), body as { is_hidden?: boolean }];
    tabs = tabs.map((one) => (one.id === id ? { ...one, isHidden: is_hidden ?? one.isHidden } : one));
    return { tab: tabs.find((one) => one.id === id) };
  }
  if (method === 'DELETE') {
    tabs = tabs.filter(({ id }) => !path.endsWith(`/${id}`));
    return undefined;
  }
  if (path === '/v2/communities')
    return {
      communities: [aCommunityRef('kettles', { title: 'Kettles and cups' })],
      joinTypeCounts: { free: 1, request: 0, invite: 0 },
      links: {},
    };
  if (path === '/v2/user/settings') return { settings };
  if (path === '/v2/user/timeline_markers') return { markers: [] };
  if (path === '/v2/tabs') return { tabs };
  if (path === '/v2/timelines')
    return { timelines: [{ name: 'popular', title: 'Popular', description: 'Liked', needsLogin: false }] };
  if (path === '/v2/timeline')
    return {
      timeline: {
        elements: posts.map((id) => aPost({ id, content: [{ type: 'text', text: `post ${id}` }] })),
        links: {},
      },
    };
  return path.endsWith('/tags') ? { tags: [] } : { blogs: [], links: {} };
};

beforeEach(() => {
  refusal = undefined;
  labs = [];
  posts = ['7', '6'];
  tabs = [
    tab('following', 'Following'),
    tab('for-you', 'For you', { isHidden: true }),
    tab('fog', 'Fog', { isOwn: true, timeline: 'tab:fog', unread: 4, tags: ['fog'], blogs: [] }),
  ];
});

function show(path: string) {
  return renderApp(
    <Routes>
      <Route path="/dashboard" element={<p>The dashboard itself</p>} />
      <Route path="/dashboard/tab-management" element={<TabManagementPage />} />
      <Route path="/dashboard/:tabId" element={<TabPage />} />
      <Route path="/timeline/:timelineName" element={<TimelinePage />} />
    </Routes>,
    { path, answer, blogs: [aBlog('bo')], user: { labs } },
  );
}
const names = () => screen.getAllByRole('listitem').flatMap(({ dataset }) => dataset.tab ?? []);

describe('TabPage', () => {
  it('TabPage shows its posts, and hidden tabs are not in the tab bar', async () => {
    const { requests } = show('/dashboard/fog');
    await screen.findByText('post 7');
    const bar = within(screen.getByRole('navigation', { name: 'Tabs of the dashboard' }));
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Following', 'Fog']);
    expect(screen.getByRole('link', { name: 'Edit tabs' })).toBeTruthy();
    expect(bar.getByRole('link', { name: 'Fog' }).getAttribute('aria-current')).toBe('page');
    expect(requests.find(({ path }) => path === '/v2/timeline')?.query.get('which')).toBe('tab:fog');
  });

  it('TabPage says that a tab is empty or does not exist', async () => {
    posts = [];
    const { unmount } = show('/dashboard/fog');
    await screen.findByRole('heading', { name: 'No posts here yet' });
    unmount();
    show('/dashboard/gone');
    await screen.findByRole('heading', { name: 'This tab does not exist' });
  });

  it('TabPage of the first tab is the dashboard', async () => {
    show('/dashboard/following');
    await screen.findByText('The dashboard itself');
  });
});

describe('TabManagementPage', () => {
  it('TabManagementPage offers the communities of the member as sources of a tab', async () => {
    labs = ['communities'];
    const { user, requests } = show('/dashboard/tab-management');
    await user.click(await screen.findByRole('button', { name: 'A new tab' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Tea');
    await user.click(await screen.findByRole('checkbox', { name: 'Kettles and cups' }));
    await user.click(screen.getByRole('button', { name: 'Create tab' }));
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Tea',
      communities: ['kettles'],
    });
  });

  it('TabManagementPage offers no communities without the feature', async () => {
    const { user, requests } = show('/dashboard/tab-management');
    await user.click(await screen.findByRole('button', { name: 'A new tab' }));
    expect(screen.queryByRole('group', { name: 'Communities' })).toBeNull();
    expect(requests.filter(({ path }) => path === '/v2/communities')).toEqual([]);
  });

  it('TabManagementPage moves the first tab down only, the last up only, and the others both ways', async () => {
    show('/dashboard/tab-management');
    await screen.findByRole('button', { name: 'Move Fog up' });
    const canMove = (name: string, way: 'up' | 'down') =>
      !screen.getByRole<HTMLButtonElement>('button', { name: `Move ${name} ${way}` }).disabled;
    expect(
      ['Following', 'For you', 'Fog'].map((name) => [canMove(name, 'up'), canMove(name, 'down')]),
    ).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it('TabManagementPage moves a tab with a button, which keeps focus', async () => {
    const { user } = show('/dashboard/tab-management');
    await user.click(await screen.findByRole('button', { name: 'Move Fog up' }));
    await waitFor(() => expect(names()).toEqual(['following', 'fog', 'for-you']));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Fog up'));
    expect(screen.getByText('Now 2 of 3')).toBeTruthy();
  });

  it('TabManagementPage rolls a move back when the server refuses', async () => {
    const { user } = show('/dashboard/tab-management');
    await screen.findByRole('button', { name: 'Move Fog up' });
    refusal = new ApiFailure(409, 4009, 'Your tabs have changed in the meantime.');
    await user.click(screen.getByRole('button', { name: 'Move Fog up' }));
    await screen.findByText('Your tabs have changed in the meantime.');
    await waitFor(() => expect(names()).toEqual(['following', 'for-you', 'fog']));
  });

  it('TabManagementPage shows a hidden tab again, and offers editing only for one’s own tabs', async () => {
    const { user } = show('/dashboard/tab-management');
    await user.click(await screen.findByRole('button', { name: 'Show For you' }));
    await screen.findByRole('button', { name: 'Hide For you' });
    expect(screen.queryByRole('button', { name: 'Delete For you' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete Fog' })).toBeTruthy();
  });

  it('TabManagementPage asks for confirmation before it deletes a tab', async () => {
    const { user, requests } = show('/dashboard/tab-management');
    const deletions = () => requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    await user.click(await screen.findByRole('button', { name: 'Delete Fog' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }, { timeout: 5000 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(deletions()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Fog' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }, { timeout: 5000 }));
    await waitFor(() => expect(names()).toEqual(['following', 'for-you']));
    await waitFor(() => expect(deletions()).toEqual(['/v2/tabs/fog']));
  });

  it('TabManagementPage moves a dragged tab, and none when Escape cancels', async () => {
    const { requests } = show('/dashboard/tab-management');
    await screen.findByRole('button', { name: 'Move Fog up' });
    const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
    // jsdom has no layout: rows of 40 px are placed one below the other.
    for (const [index, row] of rows.entries()) {
      row.getBoundingClientRect = () => ({ top: 100 + index * 40, height: 40 }) as DOMRect;
    }
    const handle = rows[2]?.querySelector('[title="Drag to move"]') as HTMLElement;
    handle.setPointerCapture = () => {};
    const drag = (clientY: number) => {
      fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 190 });
      fireEvent.pointerMove(handle, { pointerId: 1, clientY });
    };
    const orders = () =>
      requests.filter(({ path }) => path.endsWith('/reorder_tabs')).map(({ body }) => body);
    drag(125);
    expect(rows[0]?.dataset.drop).toBe('after');
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    expect(orders()).toEqual([]);
    drag(125);
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await waitFor(() => expect(orders()).toEqual([{ tab_ids: ['following', 'fog', 'for-you'] }]));
  });

  it('TabManagementPage shows the sources of one’s own tab, and sends whether reblogs are excluded', async () => {
    const many = ['odile', 'hut', 'greta', 'tamsin', 'bo', 'ada', 'eve'];
    tabs.push(tab('many', 'Many', { isOwn: true, blogs: many, tags: ['fog'], hideReblogs: true }));
    const { user, requests } = show('/dashboard/tab-management');
    await screen.findByText('odile, hut, greta, tamsin, bo, ada, … without reblogs');
    expect(screen.getByText('#fog')).toBeTruthy();
    const changes = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await user.click(screen.getByRole('button', { name: 'Change Many' }));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hide reblogs' });
    expect(box.checked).toBe(true);
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes()).toMatchObject([{ title: 'Many', hide_reblogs: false }]));
    await user.click(await screen.findByRole('button', { name: 'Change Fog' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hide reblogs' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes()).toMatchObject([{}, { title: 'Fog', hide_reblogs: true }]));
  });

  it('TabManagementPage shows the types of a tab, and sends added and removed ones', async () => {
    tabs.push(tab('seen', 'Seen', { isOwn: true, blogs: ['bo'], tags: [], types: ['text', 'photo'] }));
    const { user, requests } = show('/dashboard/tab-management');
    await screen.findByText('bo (Text, Photos)');
    const sent = () =>
      requests
        .filter(({ method }) => method === 'PATCH')
        .map(({ body }) => (body as { types: string[] }).types);
    const group = () => within(screen.getByRole('group', { name: 'Only these types' }));
    const chosen = () =>
      group()
        .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
        .map(({ labels }) => labels?.[0]?.textContent);
    await user.click(screen.getByRole('button', { name: 'Change Seen' }));
    expect(chosen()).toEqual(['Text', 'Photos']);
    await user.click(group().getByRole('checkbox', { name: 'Text' }));
    await user.click(group().getByRole('checkbox', { name: 'Video' }));
    refusal = new ApiFailure(503, 5002, 'The site rests for a moment.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The site rests for a moment.');
    expect(chosen()).toEqual(['Photos', 'Video']);
    refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        ['photo', 'video'],
        ['photo', 'video'],
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Change Seen' }));
    for (const name of ['Text', 'Photos']) {
      await user.click(group().getByRole('checkbox', { name }));
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent().at(-1)).toEqual([]));
  });

  it('TabManagementPage creates a tab; refused input stays, with the reason beside it', async () => {
    const { user, requests } = show('/dashboard/tab-management');
    await user.click(await screen.findByRole('button', { name: 'A new tab' }));
    await user.click(screen.getByRole('button', { name: 'Create tab' }));
    await screen.findByText('Give the tab a title.');
    await user.type(screen.getByLabelText('Title'), 'Snow');
    await user.type(screen.getByLabelText('Tags'), '#snow, ice');
    refusal = new ApiFailure(400, 5016, 'There is no blog hut you can read.', { field: 'blogs' });
    await user.click(screen.getByRole('button', { name: 'Create tab' }));
    await screen.findByText('There is no blog hut you can read.');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Snow');
    refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Create tab' }));
    await screen.findByRole('button', { name: 'Delete Snow' });
    const sent = requests.filter(({ method, path }) => method === 'POST' && path === '/v2/tabs').at(-1);
    expect(sent?.body).toEqual({
      title: 'Snow',
      blogs: [],
      tags: ['snow', 'ice'],
      communities: [],
      hide_reblogs: false,
      types: [],
    });
  });
});

describe('TimelinePage', () => {
  it('TimelinePage shows its posts, and says that a timeline does not exist', async () => {
    const { unmount } = show('/timeline/popular');
    await screen.findByText('post 7');
    unmount();
    show('/timeline/nothing');
    await screen.findByRole('heading', { name: 'This timeline does not exist' });
  });
});
