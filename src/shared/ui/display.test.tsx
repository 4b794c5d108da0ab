import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Icon } from './Icon.tsx';
import { ICON_PATHS } from './icon-paths.ts';
import { MORE_ICON_PATHS } from './more-icon-paths.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { PostSkeleton } from './Skeleton.tsx';
import { TabNav } from './TabNav.tsx';
import { Tabs } from './Tabs.tsx';
import { TagChip } from './TagChip.tsx';
import { Tooltip } from './Tooltip.tsx';

it('Icon is hidden from screen readers without a label', () => {
  renderUi(
    <>
      <Icon name="heart" />
      <Icon name="bell" label="Unread" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Unread' })).toBeTruthy();
});

it('Icon set covers every name the shell uses', () => {
  const needed =
    'heart heart-filled reblog reply share more close back search home compass bell message pencil user settings image text quote link chat audio video ask check plus trash pin eye alert sun moon palette bold italic chevron-left chevron-right chevron-up chevron-down logout upload';
  const all = { ...ICON_PATHS, ...MORE_ICON_PATHS };
  for (const name of needed.split(' ')) expect(Object.keys(all)).toContain(name);
  for (const path of Object.values(all)) expect(path).toMatch(/^F?[mM][\d.,\-\sa-zA-Z]+$/);
});

it('Avatar shows a stable generated pattern without an image', () => {
  const one = renderToString(<Avatar name="wool" />);
  expect(one).toBe(renderToString(<Avatar name="wool" />));
  expect(one).not.toBe(renderToString(<Avatar name="woad" />));
  renderUi(<Avatar name="wool" alt="Avatar of wool" />);
  expect(screen.getByRole('img', { name: 'Avatar of wool' })).toBeTruthy();
});

it('Avatar shows the generated pattern when the image fails to load', () => {
  renderUi(
    <>
      <Avatar name="wool" alt="Avatar of wool" src="/media/gone.webp" />
      <Avatar name="woad" alt="Avatar of woad" src="/media/here.webp" />
    </>,
  );
  fireEvent.error(screen.getByRole('img', { name: 'Avatar of wool' }));
  expect(screen.getByRole('img', { name: 'Avatar of wool' }).tagName).toBe('svg');
  expect(screen.getByRole('img', { name: 'Avatar of woad' }).tagName).toBe('IMG');
});

it('TagChip links, selects and removes tags', async () => {
  const onRemove = vi.fn();
  const onSelect = vi.fn();
  const { user } = renderUi(
    <>
      <TagChip tag="woad" href="/tagged/woad" />
      <TagChip tag="weld" selected onSelect={onSelect} />
      <TagChip tag="madder" onRemove={onRemove} />
    </>,
  );
  expect(screen.getByRole('link', { name: '#woad' }).getAttribute('href')).toBe('/tagged/woad');
  await user.click(screen.getByRole('button', { name: '#weld', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'Remove tag madder' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('ErrorState offers a retry', async () => {
  const onRetry = vi.fn();
  const { user } = renderUi(<ErrorState onRetry={onRetry} requestId="r-1" />);
  expect(screen.getByRole('alert').textContent).toContain('Request ID r-1');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('EmptyState uses the given heading level', () => {
  renderUi(
    <EmptyState title="Nothing yet" level={1}>
      Soon.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing yet' })).toBeTruthy();
});

it('PostSkeleton announces that a post is loading', () => {
  renderUi(<PostSkeleton />);
  expect(screen.getByText('Loading')).toBeTruthy();
});

it('TabNav marks the current page', () => {
  renderUi(
    <TabNav
      label="Feeds"
      items={[
        { href: '/a', label: 'A', current: true },
        { href: '/b', label: 'B' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('A');
});

it('Tabs moves between tabs by arrow keys', async () => {
  const onSelect = vi.fn();
  const { user } = renderUi(
    <Tabs
      label="Notes"
      onSelect={onSelect}
      items={[
        { id: 'replies', label: 'Replies', content: 'All replies' },
        { id: 'likes', label: 'Likes', content: 'All likes' },
      ]}
    />,
  );
  await user.click(screen.getByRole('tab', { name: 'Replies' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('All likes');
  expect(onSelect).toHaveBeenLastCalledWith('likes');
});

it('Tooltip describes the focused element', async () => {
  const { user } = renderUi(
    <Tooltip content="Helps, briefly">
      <Button>Help</Button>
    </Tooltip>,
  );
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toContain('Helps, briefly');
  expect(screen.getByRole('button', { name: 'Help' }).getAttribute('aria-describedby')).toBe(tooltip.id);
});

it('ScrollToTop appears only below 2000 px [constants-09]', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const scroll = (y: number): void => {
    vi.stubGlobal('scrollY', y);
    act(() => {
      fireEvent.scroll(window);
      vi.advanceTimersByTime(200);
    });
  };
  renderUi(<ScrollToTop />);
  scroll(2000);
  expect(screen.queryByRole('button')).toBeNull();
  scroll(2001);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
