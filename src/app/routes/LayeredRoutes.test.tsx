import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { Shell } from '../shell/Shell.tsx';
import { LayeredRoutes } from './LayeredRoutes.tsx';

vi.mock('#src/shared/ui/lazy-part.tsx', async (original) => {
  const pageOf = (name: string) => () => {
    const navigate = useNavigate();
    return (
      <div>
        <PageHead title={`${name} itself`} />
        <h1>{name}</h1>
        <AppLink to="/mara" layer="overlay">{`preview from ${name}`}</AppLink>
        <AppLink to="/new" layer="modal">{`write from ${name}`}</AppLink>
        <AppLink to="/explore">{`go on from ${name}`}</AppLink>
        <button type="button" onClick={() => navigate(-1)}>{`back from ${name}`}</button>
      </div>
    );
  };
  return {
    ...(await original<object>()),
    lazyPage: ({ file = '' }: { file?: string }) =>
      Object.assign(pageOf(/(\w+)\.tsx$/.exec(file)?.[1] ?? ''), { file, preload: async () => {} }),
  };
});

function show(path: string) {
  return renderApp(<LayeredRoutes renderBase={(page) => <Shell>{page}</Shell>} />, {
    path,
    blogs: [aBlog('tove')],
  });
}

const dialog = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const ground = () => document.querySelector('main')?.closest('[inert]');

it('opening a preview moves the focus in, and Escape closes it and restores the focus [layers-01] [overlay-02]', async () => {
  const { user } = show('/dashboard');
  const opener = screen.getByRole('link', { name: 'preview from DashboardPage' });
  await user.click(opener);
  const panel = await dialog();
  expect(panel.getAttribute('aria-label')).toBe('BlogPage itself');
  expect(within(panel).getByRole('heading', { name: 'BlogPage' })).toBe(document.activeElement);
  expect(ground()).not.toBeNull();
  await user.keyboard('{Escape}');
  await gone();
  expect(ground()).toBeFalsy();
  expect(document.activeElement).toBe(opener);
});

it('opening a layer keeps the page beneath mounted', async () => {
  const { user } = show('/dashboard');
  const heading = screen.getByRole('heading', { name: 'DashboardPage' });
  await user.click(screen.getByRole('link', { name: 'preview from DashboardPage' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'back from BlogPage' }));
  await gone();
  expect(screen.getByRole('heading', { name: 'DashboardPage' })).toBe(heading);
});

it('a sheet over a preview closes first, then the preview [layers-01]', async () => {
  const { user } = show('/dashboard');
  await user.click(screen.getByRole('link', { name: 'preview from DashboardPage' }));
  await user.click(within(await dialog()).getByRole('link', { name: 'write from BlogPage' }));
  const panels = await screen.findAllByRole('dialog');
  expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual([
    'BlogPage itself',
    'NewPostPage itself',
  ]);
  expect(panels[0]?.closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.keyboard('{Escape}');
  await gone();
});

it('clicking the backdrop closes a layer; a drag that ends there and the end of a double click do not [overlay-01]', async () => {
  const { user } = show('/dashboard');
  await user.click(screen.getByRole('link', { name: 'write from DashboardPage' }));
  const panel = await dialog();
  const glass = panel.parentElement as HTMLElement;
  await user.pointer([
    { keys: '[MouseLeft>]', target: panel },
    { keys: '[/MouseLeft]', target: glass },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.mouseDown(glass, { detail: 2 });
  fireEvent.click(glass, { detail: 2 });
  expect(glass.dataset.layer).toBe('modal');
  fireEvent.mouseDown(glass, { detail: 1 });
  fireEvent.click(glass, { detail: 1 });
  await gone();
});

it('a closing layer plays its exit for 150 ms, inert [overlay-05] [transitions-06]', async () => {
  const { user } = show('/dashboard');
  await user.click(screen.getByRole('link', { name: 'preview from DashboardPage' }));
  const panel = await dialog();
  vi.useFakeTimers();
  try {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(panel.isConnected).toBe(true);
    expect(panel.closest('[inert]')).not.toBeNull();
    act(() => vi.advanceTimersByTime(149));
    expect(panel.isConnected).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(panel.isConnected).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('closing a preview goes back past all pages opened inside it', async () => {
  const { user } = show('/dashboard');
  await user.click(screen.getByRole('link', { name: 'preview from DashboardPage' }));
  await user.click(within(await dialog()).getByRole('link', { name: 'preview from BlogPage' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await gone();
  expect(screen.getByRole('heading', { name: 'DashboardPage' })).toBeTruthy();
});

it('a shared link to a form opens it over the dashboard, which replaces it on closing', async () => {
  const { user } = show('/new');
  expect((await dialog()).getAttribute('aria-label')).toBe('NewPostPage itself');
  expect(screen.getByRole('heading', { name: 'DashboardPage', hidden: true })).toBeTruthy();
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.getByRole('heading', { name: 'DashboardPage' })).toBe(document.activeElement);
});

it('navigating moves the focus to the heading of the new page', async () => {
  const { user } = show('/dashboard');
  await user.click(screen.getByRole('link', { name: 'go on from DashboardPage' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ExplorePage' })),
  );
});

it('an unknown address shows the not-found view [audience-19]', () => {
  show('/no/such/page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
});

it('an address of a feature that is switched off shows the not-found view, and of one that is on its page', () => {
  const open = (features: string[]) =>
    renderApp(<LayeredRoutes renderBase={(page) => <Shell>{page}</Shell>} />, {
      path: '/communities/knots',
      blogs: [aBlog('tove')],
      features,
    });
  const { unmount } = open(['premium']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
  unmount();
  open(['communities']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('CommunityPage');
});
