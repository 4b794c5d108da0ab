import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { getUserCounts } from '#generated/hooks/base/base.ts';
import { isSessionExpired, setSessionExpired } from '#src/shared/api/call/session.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { layersOf } from '../routes/layers.ts';
import { PageWideFailures } from './PageWideFailures.tsx';

/** Renders the router's location and PageWideFailures. */
function Probe() {
  const location = useLocation();
  return (
    <LayersContext value={layersOf(location, { isLoggedIn: true })}>
      <output>{`${location.pathname}${location.search}`}</output>
      <output>{JSON.stringify(location.state)}</output>
      <PageWideFailures />
    </LayersContext>
  );
}

/** Makes a call that fails with the given failure, as any feature might. */
async function fail(failure: ApiFailure, path = '/mara?x=1') {
  const answer = () => failure;
  const view = renderApp(<Probe />, { path, blogs: [aBlog('tove')], answer });
  await getUserCounts({ unread: true }).catch(() => {});
  return view;
}

const currentAddress = () => screen.getAllByRole('status', { hidden: true })[0]?.textContent;

const assign = vi.fn();

afterEach(() => {
  setSessionExpired(false);
  vi.unstubAllGlobals();
  assign.mockReset();
});

it('PageWideFailures offers a reload for a stale cursor (5039) [errors-09]', async () => {
  await fail(new ApiFailure(400, 5039, 'This page link has expired.'));
  expect(
    await screen.findByRole('dialog', { name: 'Something strange happened. Reload to try again?' }),
  ).toBeTruthy();
  expect(currentAddress()).toBe('/mara?x=1');
});

it('PageWideFailures reloads when the offer is accepted [errors-10]', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const { user } = await fail(new ApiFailure(400, 5039, 'This page link has expired.'));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PageWideFailures stays on the page when the reload is declined', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const { user } = await fail(new ApiFailure(400, 5039, 'This page link has expired.'));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

it('PageWideFailures opens the login form over the page when the session has ended (1034) [errors-14]', async () => {
  await fail(new ApiFailure(401, 1034, 'Log in to do that.'));
  await waitFor(() => expect(currentAddress()).toBe('/login?redirect_to=%2Fmara%3Fx%3D1'));
  expect(screen.getAllByRole('status')[1]?.textContent).toContain('"background":{"pathname":"/mara"');
  expect(isSessionExpired()).toBe(true);
});

it('PageWideFailures keeps an open sheet beneath the login form', async () => {
  await fail(new ApiFailure(401, 1034, 'Log in to do that.'), '/new');
  await waitFor(() => expect(currentAddress()).toBe('/login?redirect_to=%2Fnew'));
  const state = JSON.parse(screen.getAllByRole('status')[1]?.textContent ?? '');
  expect(state).toMatchObject({ overlay: true, modal: { pathname: '/new' } });
});

it('PageWideFailures opens one login form however many calls fail', async () => {
  await fail(new ApiFailure(401, 1034, 'Log in to do that.'));
  await waitFor(() => expect(currentAddress()).toContain('/login'));
  await getUserCounts({ unread: true }).catch(() => {});
  await getUserCounts({ unread: true }).catch(() => {});
  expect(currentAddress()).toBe('/login?redirect_to=%2Fmara%3Fx%3D1');
});

it.each([
  [1026, undefined, '/privacy/consent/begin?redirect_to=%2Fmara%3Fx%3D1'],
  [1027, undefined, '/privacy/consent/begin?redirect_to=%2Fmara%3Fx%3D1'],
  [1026, '/privacy/elsewhere', '/privacy/elsewhere'],
  [1026, '/privacy/consent/begin', '/privacy/consent/begin?redirect_to=%2Fmara%3Fx%3D1'],
  [1026, 'https://evil.example/consent', '/privacy/consent/begin?redirect_to=%2Fmara%3Fx%3D1'],
])(
  'PageWideFailures redirects on %i to the consent page the server names, when it is safe: %s [errors-11] [errors-12] [consent-04]',
  async (code, redirectTo, target) => {
    vi.stubGlobal('location', {
      ...window.location,
      host: 'skein.test',
      pathname: '/mara',
      search: '?x=1',
      assign,
    });
    await fail(new ApiFailure(403, code, 'Please review your privacy choices.', { redirectTo }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(target));
  },
);

it.each([
  ['/mara', 1],
  // Already on the onboarding page.
  ['/onboarding', 0],
])(
  'PageWideFailures redirects members with an unfinished registration from %s to onboarding, without a login form',
  async (pathname, times) => {
    vi.stubGlobal('location', { ...window.location, host: 'skein.test', pathname, search: '', assign });
    await fail(new ApiFailure(401, 1034, 'Finish signing up first.', { redirectTo: '/onboarding' }));
    await waitFor(() => expect(assign.mock.calls).toEqual(Array(times).fill(['/onboarding'])));
    expect(currentAddress()).toBe('/mara?x=1');
  },
);

it('PageWideFailures ignores every other failure', async () => {
  await fail(new ApiFailure(429, 4029, 'That was a little too fast.'));
  expect(currentAddress()).toBe('/mara?x=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});
