import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import DashboardSettingsPage from './DashboardSettingsPage.tsx';
import DisplayPage from './DisplayPage.tsx';

const { settings } = examples.getUserSettings.responses[200].marlow.value;
const root = document.documentElement;

beforeEach(() => {
  for (const name of ['palette', 'paletteNight', 'text', 'motion', 'links']) delete root.dataset[name];
});
afterEach(() => {
  act(clearToasts);
});

/** Answers as a server that stores the settings. */
const keeping: Answer = () => ({ settings });
const show = (answer: Answer = keeping) => renderApp(<DisplayPage />, { blogs: [aBlog('ivy')], answer });
function edits(requests: ServerRequest[]) {
  return requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
}
const list = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

it('DisplayPage applies each choice at once and saves it', async () => {
  const { user, requests } = show();
  await user.selectOptions(await list('Size of text'), 'Larger');
  await user.selectOptions(await list('Palette'), 'Vampire');
  await user.click(screen.getByRole('switch', { name: 'Reduce motion' }));
  await user.selectOptions(await list('Autoplay videos'), 'Never');
  await waitFor(() => expect(edits(requests)).toHaveLength(4));
  expect(edits(requests)).toEqual([
    { appearance: { text_size: 'larger' } },
    { appearance: { palette: 'vampire' } },
    { appearance: { reduce_motion: 'always' } },
    { appearance: { autoplay: 'never' } },
  ]);
  expect({ ...root.dataset }).toMatchObject({ text: 'larger', palette: 'vampire', motion: 'calm' });
  await user.selectOptions(await list('Palette'), 'Same as the system');
  expect(root.dataset.palette).toBeUndefined();
});

it('DisplayPage offers a palette by night beside a chosen one, and forgets neither', async () => {
  const { user, requests } = show();
  expect(screen.queryByRole('combobox', { name: 'Palette by night' })).toBeNull();
  await user.selectOptions(await list('Palette'), 'Canary');
  await user.selectOptions(await list('Palette by night'), 'Vampire');
  expect({ ...root.dataset }).toMatchObject({ palette: 'canary', paletteNight: 'vampire' });
  expect(document.cookie).toContain('palette_night=vampire');
  await user.selectOptions(await list('Palette'), 'Ghost');
  expect({ ...root.dataset }).toMatchObject({ palette: 'ghost', paletteNight: 'vampire' });
  await waitFor(() => expect(edits(requests)).toContainEqual({ appearance: { palette_night: 'vampire' } }));
  await user.selectOptions(await list('Palette by night'), 'Same as by day');
  expect(root.dataset.paletteNight).toBeUndefined();
});

it('DisplayPage saves the time zone in a cookie as well [cookies-05]', async () => {
  const { user, requests } = show();
  await user.selectOptions(await list('Time zone'), 'Asia/Tokyo');
  await waitFor(() => expect(edits(requests)).toEqual([{ account: { timezone: 'Asia/Tokyo' } }]));
  expect(decodeURIComponent(document.cookie)).toContain('tz=Asia/Tokyo');
});

it('DisplayPage reverts the page when the server refuses', async () => {
  const { user } = show(({ method }) =>
    method === 'POST' ? new ApiFailure(503, 5003, 'A short maintenance.') : { settings },
  );
  const size = await list('Size of text');
  const before = size.value;
  await user.selectOptions(size, 'Larger');
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect([size.value, root.dataset.text]).toEqual([before, before === 'regular' ? undefined : before]);
});

it('DashboardSettingsPage saves whether seen posts are shown, dimmed or left out', async () => {
  const { user, requests } = renderApp(<DashboardSettingsPage />, { blogs: [aBlog('ivy')], answer: keeping });
  await user.selectOptions(await list('Posts you have seen'), 'Hide them');
  await waitFor(() => expect(edits(requests)).toEqual([{ dashboard: { dim_seen: true, skip_seen: true } }]));
  await user.selectOptions(await list('Posts you have seen'), 'Show them');
  await waitFor(() => expect(edits(requests)).toHaveLength(2));
  expect(edits(requests)[1]).toEqual({ dashboard: { dim_seen: false, skip_seen: false } });
});
