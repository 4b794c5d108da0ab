import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Badge } from '#generated/zod/badge.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import AccessoriesPage from './AccessoriesPage.tsx';

afterEach(() => {
  act(clearToasts);
});

function drawing(name: string) {
  return { url: `/shop/${name}.svg`, width: 128, height: 128, type: 'svg' as const };
}

function aBadge(slug: string, title: string, more: Partial<Badge> = {}): Badge {
  const description = `About ${title}.`;
  return { id: slug, slug, title, description, image: drawing(slug), owned: true, category: 'shop', ...more };
}

const badges = [
  aBadge('moth', 'A moth'),
  aBadge('tea', 'Some tea'),
  aBadge('key', 'A key'),
  aBadge('posts', 'A hundred posts', {
    owned: false,
    category: 'earned',
    progress: { value: 64, goal: 100 },
  }),
  aBadge('frog', 'A frog', { owned: false }),
];
const frame = { square: '/shop/ivy-square.svg', circle: '/shop/ivy-circle.svg' };
const accessories = [{ id: 'ivy', title: 'Ivy', images: [drawing('ivy')], frame, worn: true, quantity: 2 }];

/** Opens the page on a server that keeps what is worn. */
function open({
  shown = ['moth', 'tea'],
  refuses = false,
  admin = true,
  isDown = (): boolean => false,
} = {}) {
  let [worn, framed] = [shown, true];
  const answer: Answer = ({ method, path, body }) => {
    if (isDown()) return new ApiFailure(503, 1, 'Down.');
    if (method === 'PUT') {
      if (refuses) return new ApiFailure(500, 1, 'Broken.');
      if (path.endsWith('/badges')) worn = (body as { badges: string[] }).badges;
      else framed = (body as { accessories: string[] }).accessories.length > 0;
    }
    if (path.endsWith('/accessories'))
      return { accessories: accessories.map((one) => ({ ...one, worn: framed })), blog: aBlog('mara') };
    return path === '/v2/user/badges' ? { badges, shown: worn, supporterBadge: badges[0] } : { badges: [] };
  };
  return renderApp(
    <Routes>
      <Route path="/settings/blog/:blogName/accessories" element={<AccessoriesPage />} />
    </Routes>,
    { path: '/settings/blog/mara/accessories', blogs: [aBlog('mara', { admin })], answer },
  );
}

function sent(requests: readonly ServerRequest[]) {
  return requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
}

function order() {
  const list = screen.getByRole('list', { name: 'Badges beside your name' });
  return within(list)
    .getAllByRole('button', { name: /^Take off/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Take off ', ''));
}

it('AccessoriesPage moves a badge with the arrow keys, keeps the focus and announces the place', async () => {
  const { user, requests } = open();
  const grip = await screen.findByRole('button', { name: /^Move A moth, place 1 of 2/ });
  act(() => grip.focus());
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(order()).toEqual(['Some tea', 'A moth']);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Move A moth, place 2 of 2');
  expect(screen.getByText('Place 2 of 2')).toBeTruthy();
  expect(sent(requests)).toEqual([['/v2/blog/mara/badges', { badges: ['tea', 'moth'] }]]);
});

it('AccessoriesPage takes a badge off, wears another, and shows how far one that is earned is', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Take off A moth' }));
  await user.click(await screen.findByRole('button', { name: /^Wear: ?A key/ }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      ['/v2/blog/mara/badges', { badges: ['tea'] }],
      ['/v2/blog/mara/badges', { badges: ['tea', 'key'] }],
    ]),
  );
  expect(order()).toEqual(['Some tea', 'A key']);
  expect(screen.getByText('36 to go')).toBeTruthy();
  expect(screen.queryByText('A frog')).toBeNull();
});

it('AccessoriesPage takes the frame off the face', async () => {
  const { user, requests } = open();
  expect(await screen.findByText('2 of them')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'None' }));
  expect(sent(requests)).toEqual([['/v2/blog/mara/accessories', { accessories: [] }]]);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'None' })).toHaveProperty('checked', true));
});

it('AccessoriesPage puts back what was not saved and says so', async () => {
  const { user } = open({ refuses: true });
  await user.click(await screen.findByRole('button', { name: 'Take off A moth' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(order()).toEqual(['A moth', 'Some tea']);
});

it('AccessoriesPage offers to load again what failed', async () => {
  let isDown = true;
  const { user } = open({ isDown: () => isDown });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Take off A moth' })).toBeTruthy();
});

it('AccessoriesPage is closed to members who are not admins', async () => {
  const { requests } = open({ admin: false });
  expect(await screen.findByText('Admins only')).toBeTruthy();
  expect(requests.some(({ path }) => path === '/v2/user/badges')).toBe(false);
});
