import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { AnnouncementForm, DeleteAnnouncementDialog } from '../components/lazy-announcement-layers.ts';
import AnnouncementsPage from './AnnouncementsPage.tsx';

beforeAll(async () => {
  await Promise.all([AnnouncementForm.preload(), DeleteAnnouncementDialog.preload()]);
});

afterEach(() => {
  act(clearToasts);
});

const START_SECONDS = 1_780_000_000;
const running = {
  id: '11',
  announcement: {
    objectType: 'announcement',
    id: 'news-11',
    title: 'Wool',
    text: 'There is more of it.',
    dismissible: true,
    button: { text: 'Look', href: '/explore' },
  },
  audience: 'language',
  locale: 'de',
  state: 'running',
  startTs: START_SECONDS + 7,
  createdTs: START_SECONDS,
  author: 'ivy',
  dismissedCount: 3,
};
const down = new ApiFailure(503, 5003, 'A short maintenance.');

const few = { total: 12, day: 1, week: 2 };
const siteCounts = {
  ...{ members: few, blogs: few, posts: few, uploads: few, uploadBytes: 18_400 },
  activeMembers: { day: 3, week: 7 },
  suspendedMembers: 4,
  waiting: {
    reports: 3,
    appeals: 0,
    supportRequests: 1,
    campaigns: 0,
    failedJobs: 1,
    stewardshipRequests: 0,
  },
  countedTs: START_SECONDS,
};

function show(answer: (request: ServerRequest) => unknown, isAdmin = true) {
  return renderApp(<AnnouncementsPage />, {
    blogs: [aBlog('ivy')],
    isAdmin,
    answer: (request) => (request.path === '/v2/admin/counts' ? siteCounts : answer(request)),
  });
}

const list = (...announcements: object[]) => ({ announcements, links: {} });

it('AnnouncementsPage announces something and keeps what was typed after a failure', async () => {
  let isDown = true;
  const { user, requests } = show(({ method }) => {
    if (method === 'GET') return list();
    return isDown ? down : { announcement: running };
  });
  await screen.findByText('No announcements');
  await user.click(screen.getByRole('button', { name: 'New announcement' }));
  const form = within(screen.getByRole('form', { name: 'New announcement' }));
  await user.type(form.getByRole('textbox', { name: 'Title' }), ' Wool ');
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'There is more of it.');
  await user.type(form.getByRole('textbox', { name: 'Label of the button (optional)' }), 'Look');
  await user.type(form.getByRole('textbox', { name: 'Link of the button' }), '/explore');
  await user.selectOptions(form.getByRole('combobox', { name: 'Audience' }), 'language');
  await user.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'de');
  const send = form.getByRole('button', { name: 'Announce it' });
  await user.click(send);
  await form.findByText('A short maintenance.');
  expect((form.getByRole('textbox', { name: 'Title' }) as HTMLInputElement).value).toBe(' Wool ');
  isDown = false;
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New announcement' })).toBeNull());
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Wool',
    text: 'There is more of it.',
    button_text: 'Look',
    button_href: '/explore',
    audience: 'language',
    locale: 'de',
    dismissible: true,
  });
});

it('AnnouncementsPage shows the announcement as members see it while it is typed', async () => {
  const { user } = show(() => list());
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'More wool');
  expect(screen.getByText('More wool').closest('article')?.parentElement?.hasAttribute('inert')).toBe(true);
});

it.each([
  ['a blank title', 'Title', '{selectall} ', 'Give it a title.'],
  ['a script as a link', 'Link of the button', '{selectall}javascript:alert(1)', /Give a web address/],
  ['another host', 'Link of the button', '{selectall}//evil.example', /Give a web address/],
  ['data', 'Link of the button', '{selectall}data:text/html,x', /Give a web address/],
])('AnnouncementsPage sends nothing with %s', async (_, field, typed, message) => {
  const { user, requests } = show(() => list(running));
  const item = within(await screen.findByRole('article', { name: 'Wool' }));
  await user.click(item.getByRole('button', { name: 'Edit' }));
  const control = screen.getByRole('textbox', { name: field });
  await user.clear(control);
  await user.type(control, typed.replace('{selectall}', ''));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('AnnouncementsPage asks for an end of news that members cannot hide, and for one after the start', async () => {
  const { user, requests } = show(() => list(running));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('checkbox', { name: 'Members can hide it' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('News that members cannot hide need an end.');
  await user.type(screen.getByLabelText('End'), '2026-01-01T09:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The end must come after the start.');
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('AnnouncementsPage edits an announcement without moving its start', async () => {
  const { user, requests } = show(({ method }) =>
    method === 'GET' ? list(running) : { announcement: running },
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.type(text, 'Much more.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/v2/admin/announcements/11',
    body: {
      title: 'Wool',
      text: 'Much more.',
      audience: 'language',
      locale: 'de',
      start_ts: START_SECONDS + 7,
    },
  });
});

it('AnnouncementsPage ends and deletes an announcement, and says when that failed', async () => {
  let isDown = true;
  let now: object[] = [running];
  const { user, requests } = show(({ method }) => {
    if (method === 'GET') return list(...now);
    if (isDown) return down;
    now = method === 'DELETE' ? [] : [{ ...running, state: 'ended', endTs: START_SECONDS + 60 }];
    return method === 'DELETE' ? undefined : { announcement: now[0] };
  });
  const end = await screen.findByRole('button', { name: 'End now' });
  await user.click(end);
  await screen.findByText('A short maintenance.');
  isDown = false;
  await user.click(end);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End now' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/cannot be undone/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete it' }));
  await screen.findByText('No announcements');
  expect(requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path])).toEqual(
    [
      ['POST', '/v2/admin/announcements/11/end'],
      ['POST', '/v2/admin/announcements/11/end'],
      ['DELETE', '/v2/admin/announcements/11'],
    ],
  );
});

it('AnnouncementsPage shows nothing to members who are not staff', async () => {
  const { requests } = show(() => list(running), false);
  await screen.findByText('Only staff can see this page');
  expect(requests.some(({ path }) => path.startsWith('/v2/admin'))).toBe(false);
});
