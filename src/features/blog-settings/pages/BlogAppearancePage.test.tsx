import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import BlogAppearancePage from './BlogAppearancePage.tsx';

afterEach(() => {
  act(clearToasts);
  sessionStorage.clear();
});

const plain = aBlog('ivy', { admin: true });
const ivy = {
  ...plain,
  theme: { ...plain.theme, headerImage: '/h.webp', headerFullWidth: 1600, headerFullHeight: 900 },
};

function open(answer: Answer = () => ({ blog: ivy })) {
  const page = (
    <Routes>
      <Route path="/settings/blog/:blogName/appearance" element={<BlogAppearancePage />} />
    </Routes>
  );
  return renderApp(page, {
    path: '/settings/blog/ivy/appearance',
    blogs: [ivy],
    answer: (requests) =>
      requests.path.endsWith('/posts')
        ? { blog: ivy, posts: [], totalPosts: 0, links: {} }
        : answer(requests),
  });
}
function sent(requests: readonly ServerRequest[]) {
  return requests.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
}
const preview = () => screen.getByRole('region', { name: 'Preview' });
const colourOf = (name: string) => preview().style.getPropertyValue(name);
const press = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => press(name).getAttribute('aria-disabled') === 'true';

it('BlogAppearancePage previews each change, undoes it, and saves all together', async () => {
  const { user, requests } = open();
  expect([isOff('Undo'), isOff('Redo'), isOff('Save')]).toEqual([true, true, true]);
  await user.click(press('Ink'));
  expect(colourOf('--theme-background')).toBe('#171a2e');
  await user.click(screen.getByRole('radio', { name: /Fraunces/ }));
  await user.click(screen.getByRole('switch', { name: 'Avatar' }));
  await user.click(press('Undo'));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Avatar' }).checked).toBe(true);
  await user.click(press('Undo'));
  await user.click(press('Redo'));
  expect(sent(requests)).toEqual([]);
  await user.click(press('Save'));
  expect(await screen.findByText('The new look is saved and public')).toBeTruthy();
  expect(sent(requests)).toEqual([
    [
      '/v2/blog/ivy/theme',
      {
        background_color: '#171a2e',
        title_color: '#f4f1e8',
        link_color: '#ff9a6c',
        title_font: 'Fraunces',
      },
    ],
  ]);
  await waitFor(() => expect(isOff('Save')).toBe(true));
  // Saved changes can still be undone, and saved again.
  expect(isOff('Undo')).toBe(false);
});

it('BlogAppearancePage saves descriptions of its pictures', async () => {
  const { user, requests } = open();
  await user.type(screen.getByRole('textbox', { name: 'What the picture shows' }), 'A shore');
  await user.type(screen.getByRole('textbox', { name: 'What the avatar shows' }), 'A knot');
  await user.click(press('Save'));
  expect(await screen.findByText('The new look is saved and public')).toBeTruthy();
  expect(sent(requests)).toEqual([
    ['/v2/blog/ivy/theme', { header_alt_text: 'A shore', avatar_alt_text: 'A knot' }],
  ]);
});

it('BlogAppearancePage undoes and redoes by keyboard, but not inside a field', async () => {
  const { user } = open();
  await user.click(press('Night'));
  await user.keyboard('{Control>}z{/Control}');
  expect(colourOf('--theme-background')).toBe('#ffffff');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(colourOf('--theme-background')).toBe('#000000');
  await user.click(screen.getByRole('textbox', { name: 'Background, as a number' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(colourOf('--theme-background')).toBe('#000000');
});

it('BlogAppearancePage applies a typed colour once it is valid, and shows its contrast', async () => {
  const { user } = open();
  const links = screen.getByRole('textbox', { name: 'Links, as a number' });
  await user.clear(links);
  await user.type(links, '#eee');
  expect(screen.getByText(/1\.1 : 1, shown with a little more contrast/)).toBeTruthy();
  await user.type(links, 'x');
  expect((links as HTMLInputElement).value).toBe('#eeex');
  await user.tab();
  expect((links as HTMLInputElement).value).toBe('#eee');
});

it('BlogAppearancePage moves the header picture by sliders and by pointer', async () => {
  const { user, requests } = open();
  fireEvent.change(screen.getByRole('slider', { name: 'Top to bottom' }), { target: { value: '0' } });
  expect(preview().querySelector('img')?.style.objectPosition).toBe('50.00% 0.00%');
  await user.click(press('Save'));
  await waitFor(() =>
    expect(sent(requests)).toEqual([['/v2/blog/ivy/theme', { header_bounds: '0,1600,533,0' }]]),
  );
  await user.click(press('Without a picture'));
  expect(preview().querySelector('[data-banner]')?.getAttribute('data-banner')).toBe('none');
  expect(screen.queryByRole('slider')).toBeNull();
});

it('BlogAppearancePage shows why saving failed, and keeps the changes for a later visit', async () => {
  const { user, unmount } = open(() => new ApiFailure(503, 5003, 'A short maintenance.'));
  await user.click(press('Moss'));
  await user.click(press('Save'));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect(colourOf('--theme-background')).toBe('#eef3e6');
  unmount();
  const again = open();
  expect(colourOf('--theme-background')).toBe('#eef3e6');
  await again.user.click(press('Discard changes'));
  expect(colourOf('--theme-background')).toBe('#ffffff');
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('BlogAppearancePage uploads a header picture and previews it, and reports a refused one', async () => {
  const image = {
    mediaKey: 'k'.repeat(16),
    media: [{ url: '/n.webp', width: 900, height: 600 }],
    colors: [],
  };
  let refuses = true;
  const { user, requests } = open(({ path }) => {
    if (path !== '/v2/media/image') return { blog: ivy };
    return refuses ? new ApiFailure(400, 8005, 'This is no picture.') : image;
  });
  const file = new File(['x'], 'hill.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Choose another picture'), file);
  expect(await screen.findByText('This is no picture.')).toBeTruthy();
  refuses = false;
  await user.upload(screen.getByLabelText('Choose another picture'), file);
  await waitFor(() => expect(preview().querySelector('img')?.getAttribute('src')).toBe('/n.webp'));
  await user.click(press('Save'));
  await waitFor(() => expect(sent(requests)[0]?.[1]).toMatchObject({ header_media_key: image.mediaKey }));
});

it('BlogAppearancePage asks for the section of a picture that becomes the avatar', async () => {
  const { user } = open();
  await user.upload(
    screen.getByLabelText('Choose another avatar'),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
  expect(dialog.getAllByRole('slider')).toHaveLength(3);
  expect(dialog.getByRole('button', { name: 'Use this picture' }).getAttribute('aria-disabled')).toBe('true');
});
