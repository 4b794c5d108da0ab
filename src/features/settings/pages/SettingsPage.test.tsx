import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { SETTINGS_SECTIONS } from '#src/entities/settings/sections/sections.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import SettingsPage from './SettingsPage.tsx';

function show(path = '/settings', isAdmin = false) {
  return renderApp(<SettingsPage />, { blogs: [aBlog('ivy')], path, isAdmin });
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('SettingsPage links every settings page once', () => {
  show();
  const links = screen.getAllByRole('link').map(hrefOf);
  expect(new Set(links).size).toBe(links.length);
  expect([...links].sort()).toEqual(
    SETTINGS_SECTIONS.filter(({ isForStaff }) => !isForStaff)
      .map(({ to }) => to)
      .sort(),
  );
});

it('SettingsPage links the pages of the administration for an admin only [permission-06]', () => {
  const staffPages = SETTINGS_SECTIONS.filter(({ isForStaff }) => isForStaff).map(({ to }) => to);
  const shownStaffPages = () =>
    screen
      .getAllByRole('link')
      .map(hrefOf)
      .filter((href) => staffPages.some((page) => page === href));
  const { unmount } = show();
  expect(shownStaffPages()).toEqual([]);
  unmount();
  show('/settings', true);
  expect(shownStaffPages().sort()).toEqual(staffPages.toSorted());
  expect(staffPages).toContain('/settings/admin/today');
});

it('SettingsPage finds settings by name and by synonyms, and reports an empty result', async () => {
  const { user } = show();
  const field = screen.getByRole('searchbox', { name: 'Search settings' });
  await user.type(field, 'training');
  const found = screen.getByRole('list', { name: 'Settings found' });
  expect(within(found).getAllByRole('link').map(hrefOf)).toEqual(['/settings/privacy#third-party-sharing']);
  await user.type(field, ' wheel');
  expect(screen.getByText('No setting found. Try another word.')).toBeTruthy();
  await user.clear(field);
  expect(screen.getByRole('heading', { name: 'What you see' })).toBeTruthy();
});

it("SettingsPage finds settings of each blog that the member administers, also by the blog's name", async () => {
  const blogs = [aBlog('ivy', { admin: true }), aBlog('moss', { primary: false, admin: true })];
  const fern = aBlog('fern', { primary: false, admin: false });
  const { user } = renderApp(<SettingsPage />, { blogs: [...blogs, fern], path: '/settings' });
  const field = screen.getByRole('searchbox', { name: 'Search settings' });
  await user.type(field, 'submissions guidelines');
  const links = () =>
    within(screen.getByRole('list', { name: 'Settings found' }))
      .getAllByRole('link')
      .map(hrefOf);
  expect(links()).toEqual(['/settings/blog/ivy#submit', '/settings/blog/moss#submit']);
  await user.clear(field);
  await user.type(field, 'moss queue tag');
  expect(links()).toEqual(['/settings/blog/moss#queue-tag']);
  await user.clear(field);
  await user.type(field, 'fern');
  expect(screen.getByText('No setting found. Try another word.')).toBeTruthy();
});

it('SettingsPage renders the results of a search made without scripts', () => {
  show('/settings?q=read%20receipts');
  const found = screen.getByRole('list', { name: 'Settings found' });
  expect(within(found).getByRole('link').textContent).toBe('Read receiptsPrivacy');
});

it('SettingsFrame marks the current page in the navigation, also for a sub-page', () => {
  renderApp(<SettingsFrame title="Hidden">cards</SettingsFrame>, {
    blogs: [aBlog('ivy')],
    path: '/settings/hidden',
  });
  const rail = screen.getByRole('navigation', { name: 'Settings' });
  const current = within(rail).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Filters and blocks']);
});
