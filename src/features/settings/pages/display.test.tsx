import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { SYSTEM_PALETTES } from '#src/domain/appearance/palette.ts';
import { keepPalettes } from '#src/shared/lib/look/palettes.ts';
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
  act(() => {
    clearToasts();
    keepPalettes(SYSTEM_PALETTES);
  });
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

/** Shows the page of a member with these palettes, in a browser that stores Canary and Vampire. */
function showPair(palette: string | null, paletteNight: string | null, cookies = true) {
  if (cookies) keepPalettes({ palette: 'canary', night: 'vampire' });
  const appearance = { ...settings.appearance, palette, paletteNight };
  return show(() => ({ settings: { ...settings, appearance } }));
}

it('DisplayPage names both palettes and resets the one by night by keyboard, keeping the focus in its place', async () => {
  const { user, requests } = showPair('canary', 'vampire');
  await screen.findByText('Canary by day, Vampire by night.');
  const reset = screen.getByRole('button', { name: 'Reset the palette by night' });
  reset.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(edits(requests)).toEqual([{ appearance: { palette_night: null } }]));
  expect({ ...root.dataset }).toMatchObject({ palette: 'canary' });
  expect(root.dataset.paletteNight).toBeUndefined();
  expect(document.cookie).not.toContain('palette_night=');
  expect(document.activeElement).toBe(await list('Palette by night'));
});

it("DisplayPage names the system's palettes", async () => {
  showPair(null, null, false);
  await screen.findByText('True Blue by day, Dark Mode by night.');
  expect(screen.queryByRole('button', { name: 'Reset the palette by night' })).toBeNull();
});

it.each([
  ['and shows', true],
  ['but does not show', false],
])(
  'DisplayPage forgets the palette by night that its browser stores %s when it was cleared elsewhere',
  async (_, isShown) => {
    keepPalettes({ palette: 'canary', night: 'vampire' });
    if (!isShown) delete root.dataset.paletteNight;
    showPair('canary', null, false);
    await list('Palette by night');
    await waitFor(() => expect(root.dataset.paletteNight).toBeUndefined());
    expect(root.dataset.palette).toBe('canary');
    expect(document.cookie).not.toContain('palette_night=');
  },
);

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
