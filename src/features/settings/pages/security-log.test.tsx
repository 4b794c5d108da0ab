import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import SecurityLogPage from './SecurityLogPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const event = { createdTs: 1_790_000_000, lastTs: 1_790_000_000, count: 1, isCurrentSession: false };
const browser = { clientName: 'Firefox on Linux', device: 'desktop', place: '192.0.2.0/24' };
function show(answer: (requests: ServerRequest) => unknown) {
  return renderApp(<SecurityLogPage />, { blogs: [aBlog('ivy')], answer });
}
async function rows(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Security log' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('SecurityLogPage lists events with device, network and time, and marks the current session', async () => {
  show(() => ({
    events: [
      { ...event, ...browser, id: '3', kind: 'logged_in', method: 'passkey', isCurrentSession: true },
      { ...event, ...browser, id: '2', kind: 'passkey_added', detail: 'Blue laptop' },
      { ...event, id: '1', kind: 'suspended', detail: 'Advertising accordions.' },
    ],
    links: {},
  }));
  const [login, passkey, suspension] = await rows();
  expect(login).toMatch(
    /^Logged in with a passkeyThis sessionFirefox on Linux · Network 192\.0\.2\.0\/24.*2026/,
  );
  expect(passkey).toMatch(/^Passkey addedBlue laptopFirefox on Linux/);
  expect(passkey).not.toContain('This session');
  expect(suspension).toMatch(/^Account suspendedAdvertising accordions\.Changed by Skein staff/);
});

it('SecurityLogPage counts failed attempts and shows their time span', async () => {
  show(() => ({
    events: [{ ...event, ...browser, id: '1', kind: 'login_failed', count: 14, lastTs: event.lastTs + 1200 }],
    links: {},
  }));
  expect((await rows())[0]).toMatch(/wrong password.*14 times, .*2026.*\s–\s/);
});

it('SecurityLogPage shows an unknown kind of event by its name', async () => {
  show(() => ({ events: [{ ...event, ...browser, id: '1', kind: 'moon_phase_changed' }], links: {} }));
  expect((await rows())[0]).toMatch(/^moon phase changed/);
});

it('SecurityLogPage loads the next page with the cursor of the one before', async () => {
  // jsdom has no layout, so everything counts as visible.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => report([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const path = '/v2/account/security_log';
  const { requests } = show(({ query }: ServerRequest) =>
    query.get('cursor') === 'two'
      ? { events: [{ ...event, ...browser, id: '1', kind: 'logged_out' }], links: {} }
      : {
          events: [{ ...event, ...browser, id: '2', kind: 'password_changed' }],
          links: { next: { href: path, queryParams: { cursor: 'two' } } },
        },
  );
  await waitFor(async () =>
    expect((await rows()).map((text) => text?.split('Firefox')[0])).toEqual([
      'Password changed',
      'Logged out',
    ]),
  );
  expect(requests.filter((request) => request.path === path)).toHaveLength(2);
});

it('SecurityLogPage reports an empty log', async () => {
  show(() => ({ events: [], links: {} }));
  expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeTruthy();
});

it('SecurityLogPage shows why the log could not be loaded, and loads it on a second try', async () => {
  let isDown = true;
  const { user } = show(() =>
    isDown
      ? new ApiFailure(503, 5003, 'A short maintenance.')
      : { events: [{ ...event, ...browser, id: '1', kind: 'logged_out' }], links: {} },
  );
  await screen.findByText('A short maintenance.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows())[0]).toMatch(/^Logged out/);
});

it('SecurityLogPage links to a new password, and logs out all other browsers, which the log then shows', async () => {
  let events = [{ ...event, ...browser, id: '1', kind: 'logged_in' }];
  const { user, requests } = show(({ method }: ServerRequest) => {
    if (method !== 'DELETE') return { events, links: {} };
    events = [{ ...event, ...browser, id: '2', kind: 'sessions_revoked' }, ...events];
    return undefined;
  });
  await rows();
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(
    '/settings/account#password',
  );
  await user.click(screen.getByRole('button', { name: 'Log out all other browsers' }));
  await waitFor(async () => expect((await rows())[0]).toMatch(/^All other browsers logged out/));
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/v2/account/sessions',
  ]);
});
