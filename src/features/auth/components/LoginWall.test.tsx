import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { type HeldAct, holdAct, loginWallAreaOf } from '#src/platform/login-wall/held-act.ts';
import { storePendingAction } from '#src/platform/login-wall/pending-action.ts';
import { clearStoredInput } from '#src/platform/login-wall/stored-input.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import RegisterPage from '../pages/RegisterPage.tsx';

afterEach(() => {
  act(() => holdAct(undefined));
  clearStoredInput();
  localStorage.clear();
});

const like: HeldAct = { action: 'like', area: 'blogView', post: aPost({ summary: 'First one out' }) };

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <RegisterPage />
    </>
  );
}

function show(held: HeldAct | undefined, answer: Answer = () => ({ valid: true })) {
  holdAct(held);
  return renderApp(<Page />, { path: '/register?source=like&redirect_to=%2Fann', answer });
}

it('LoginWall shows what the visitor was about to do, with the words of the area [login-wall-03]', async () => {
  show(like);
  expect(await screen.findByRole('heading', { name: 'ann keeps a place for you.' })).toBeTruthy();
  expect(screen.getByText('First one out')).toBeTruthy();
  expect(screen.getByText(/like this/)).toBeTruthy();
});

it('LoginWall shows neither text nor picture of a post with a content label', async () => {
  const communityLabels = { ...aPost().communityLabels, hasCommunityLabel: true };
  show({ ...like, post: aPost({ summary: 'First one out', communityLabels }) });
  expect(await screen.findByText(/like this/)).toBeTruthy();
  expect(screen.queryByText('First one out')).toBeNull();
});

it('RegisterPage drops a pending action when it opens for no action, so that a closed wall replays nothing', async () => {
  storePendingAction({ kind: 'followTag', tag: { name: 'fog' } }, '/ann');
  renderApp(<RegisterPage />, { path: '/register?redirect_to=%2Fann' });
  await screen.findByRole('heading', { name: 'Create your own blog' });
  expect(localStorage.length).toBe(0);
});

it('LoginWall leads a new address to the registration, which knows it', async () => {
  const { user } = show(like);
  await user.type(await screen.findByRole('textbox', { name: 'Your e-mail address' }), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect(field.value).toBe('new@example.com');
});

it('LoginWall leads the address of a member to the log-in with the same reason and target', async () => {
  const { user } = show(like, () => new ApiFailure(400, 2, 'Taken.'));
  await user.type(await screen.findByRole('textbox', { name: 'Your e-mail address' }), 'old@example.com');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe(
      '/login?source=like&redirect_to=%2Fann',
    ),
  );
});

it('LoginWall says what is wrong with an address and why it could not be checked', async () => {
  const { user, requests } = show(like, () => new ApiFailure(503, 5003, 'Come back soon.'));
  const field = await screen.findByRole('textbox', { name: 'Your e-mail address' });
  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('This does not look like an e-mail address.')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(field, '@example.com');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

it('LoginWall forgets the action when the visitor keeps reading, and remembers the dismissal [login-wall-06] [login-wall-28]', async () => {
  storePendingAction({ kind: 'followTag', tag: { name: 'fog' } });
  const { user } = show(like);
  await user.click(await screen.findByRole('button', { name: 'Not now, keep reading' }));
  expect(localStorage.getItem('skein.pending-action')).toBeNull();
  expect(localStorage.getItem('login_wall_click_handler')).toBe('5');
  expect(localStorage.getItem('skein.wall-dismissed')).not.toBeNull();
});

it('LoginWall leads a visitor who keeps reading to what they pressed', async () => {
  const { user } = show({ action: 'like', area: 'explore', name: '#fog', goOn: '/tagged/fog' });
  await user.click(await screen.findByRole('button', { name: 'Not now, keep reading' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/tagged/fog'),
  );
});

it('RegisterPage shows its form at once without an act that waits', async () => {
  show(undefined);
  expect(await screen.findByRole('heading', { name: 'Create your own blog' })).toBeTruthy();
});

it.each([
  ['/explore/trending', 'explore'],
  ['/search/fog/recent', 'search'],
  ['/tagged/fog', 'hubs'],
  ['/communities', 'communitiesBrowse'],
  ['/communities/browse/places', 'communitiesBrowse'],
  ['/communities/fog-watchers', 'communities'],
  ['/ann/123', 'blogView'],
  ['/', 'generic'],
  ['/help', 'generic'],
] as const)('loginWallAreaOf tells the area of %s: %s', (path, area) => {
  expect(loginWallAreaOf(path, (name) => name !== 'help')).toBe(area);
});
