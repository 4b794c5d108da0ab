import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import DashboardSettingsPage from './DashboardSettingsPage.tsx';
import DisplayPage from './DisplayPage.tsx';
import PrivacyPage from './PrivacyPage.tsx';
import WritingPage from './WritingPage.tsx';

const { settings } = examples.getUserSettings.responses[200].marlow.value;
const tabs = ['following', 'fog'].map((id) => ({
  id,
  title: id === 'fog' ? 'Fog' : 'Following',
  timeline: id,
  isOwn: id === 'fog',
  isHidden: false,
  unread: 0,
}));
const keeping: Answer = ({ path }) => {
  if (path === '/v2/tabs') return { tabs };
  return path === '/v2/user/settings' ? { settings } : new ApiFailure(400, 5001, 'Not here.');
};
function show(page: ReactElement, answer: Answer = keeping, labs: string[] = []) {
  return renderApp(page, { blogs: [aBlog('ivy')], answer, user: { labs } });
}
function edits(requests: ServerRequest[]) {
  return requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

it('WritingPage saves how a new post starts', async () => {
  const { user, requests } = show(<WritingPage />);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Main button of the editor' }),
    'Save as a draft',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time to undo a post' }), 'Never');
  await user.click(screen.getByRole('switch', { name: 'Remind me to describe pictures' }));
  const tags = screen.getByRole('textbox', { name: 'Default tags' });
  await user.clear(tags);
  await user.type(tags, '#fog, tea, Fog');
  await user.click(screen.getByRole('button', { name: 'Save: Default tags' }));
  await waitFor(() =>
    expect(edits(requests)).toEqual([
      { writing: { default_state: 'draft' } },
      { writing: { undo_seconds: 0 } },
      { writing: { remind_alt_text: true } },
      { writing: { default_tags: ['fog', 'tea'] } },
    ]),
  );
});

it('WritingPage keeps typed tags that the server refuses', async () => {
  const { user } = show(<WritingPage />, ({ method }) =>
    method === 'POST' ? new ApiFailure(400, 5016, 'A tag is too long.') : { settings },
  );
  const tags = await screen.findByRole('textbox', { name: 'Default tags' });
  await user.type(tags, ', moss');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('A tag is too long.')).toBeTruthy();
  expect((tags as HTMLInputElement).value).toBe('photography, moss');
});

it('DashboardSettingsPage saves what the dashboard shows and how it is read', async () => {
  const { user, requests } = show(<DashboardSettingsPage />);
  const first = await screen.findByRole('combobox', { name: 'Open the dashboard with' });
  await screen.findByRole('option', { name: 'Fog' });
  await user.selectOptions(first, 'Fog');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order of posts' }), 'Best first');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Parts shown of a long reblog' }), '10');
  for (const name of ['Recommendations', 'Endless scrolling'])
    await user.click(screen.getByRole('switch', { name }));
  await waitFor(() =>
    expect(edits(requests)).toEqual([
      { dashboard: { default_tab: 'fog' } },
      { dashboard: { best_first: true } },
      { dashboard: { trail_items: 10 } },
      { dashboard: { show_recommendations: false } },
      { dashboard: { endless_scrolling: false } },
    ]),
  );
});

it('DisplayPage saves how posts are shown, and applies it at once', async () => {
  const { user, requests, queryClient } = show(<DisplayPage />);
  const names = ['Plain text', 'Show the time of posts'];
  await screen.findByRole('switch', { name: 'Plain text' });
  for (const name of names) await user.click(screen.getByRole('switch', { name }));
  await waitFor(() =>
    expect(edits(requests)).toEqual([
      { appearance: { plain_colors: true } },
      { dashboard: { show_timestamps: false } },
    ]),
  );
  const { appearance, reading } = readViewer(queryClient).user ?? {};
  expect(appearance).toMatchObject({ plainColors: true });
  expect(reading).toMatchObject({ showTimestamps: false });
});

it('DisplayPage reverts the page when the server refuses how posts are shown', async () => {
  const { user, queryClient } = show(<DisplayPage />, ({ method }) =>
    method === 'POST' ? new ApiFailure(503, 5003, 'A short maintenance.') : { settings },
  );
  const times = await screen.findByRole('switch', { name: 'Show the time of posts' });
  const before = readViewer(queryClient).user;
  await user.click(times);
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect(readViewer(queryClient).user).toEqual(before);
});

it('PrivacyPage saves who sees and boops the member, and links to the labs without boops', async () => {
  const { user, requests, unmount } = show(<PrivacyPage />, keeping, ['boops']);
  await user.click(await screen.findByRole('switch', { name: 'When you were last online' }));
  await user.click(screen.getByRole('switch', { name: 'Boops' }));
  await waitFor(() =>
    expect(edits(requests)).toEqual([
      { privacy: { show_activity: true } },
      { privacy: { allow_boops: false } },
    ]),
  );
  unmount();
  show(<PrivacyPage />);
  const link = await screen.findByRole('link', { name: 'View the labs' });
  expect(link.getAttribute('href')).toBe('/settings/labs');
  expect(screen.queryByRole('switch', { name: 'Boops' })).toBeNull();
});
