import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closeWindow,
  conversationWindows,
  loadWindowsOf,
  minimiseWindow,
  openWindow,
} from '#src/features/messaging/model/window-store.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { FloatingMessages } from './FloatingMessages.tsx';

const [ivy, moss, oak, elm] = [aBlog('ivy'), aBlog('moss'), aBlog('oak'), aBlog('elm')];
const KEY = 'skein-windows u';
const requests: ServerRequest[] = [];
let isPhone = false;

beforeEach(() => {
  requests.length = 0;
  isPhone = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query.includes('<'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(async () => {
  act(() => {
    for (const window of conversationWindows()) closeWindow(window);
  });
  await waitFor(() => expect(conversationWindows()).toEqual([]));
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Page() {
  const location = useLocation();
  return (
    <LayersContext value={{ base: location, top: 'base' }}>
      <output>{location.pathname + location.search}</output>
      <AppLink to={paths.conversation('ivy', 'oak')}>To oak</AppLink>
      <AppLink to={paths.conversation('moss', 'elm')}>To elm</AppLink>
      <FloatingMessages />
    </LayersContext>
  );
}

function show(path = '/dashboard', blogs = [ivy, moss]) {
  return renderApp(<Page />, {
    path,
    blogs,
    answer: (call) => {
      requests.push(call);
      const name = call.query.get('participants[1]');
      const participants = name === 'elm' ? [moss, elm] : [ivy, oak];
      return {
        conversation: {
          id: name === 'elm' ? '8' : '7',
          participants,
          messages: { data: [] },
          unreadMessagesCount: name === 'oak' ? 3 : 0,
          lastModifiedTs: 1,
          canSend: true,
          isPossibleSpam: false,
          isBlurredImages: false,
        },
        links: {},
      };
    },
  });
}
const address = () => screen.getByRole('status').textContent;
const window_ = (name: string) => screen.findByRole('dialog', { name: `${name}, conversation` });
const storedWindows = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
function pair(selectedBlogName: string, otherParticipantName: string) {
  return {
    selectedBlogName,
    otherParticipantName,
  };
}

it('a conversation window opens over the page, takes the focus and marks messages as read [messaging-02] [conversation-window-04]', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'To oak' }));
  const shown = await window_('oak');
  const field = await within(shown).findByRole('textbox', { name: 'Message to oak' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(address()).toBe('/dashboard');
  expect(storedWindows()).toEqual({ open: [pair('ivy', 'oak')], minimized: [] });
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/v2/conversations/mark_as_read')?.body).toEqual({
      conversation_id: '7',
      participant: ivy.uuid,
    }),
  );
});

it('opening a second conversation window collapses the first; windows expand, collapse by Escape, and close [conversation-window-02] [conversation-window-03] [conversation-window-06]', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'To oak' }));
  await within(await window_('oak')).findByRole('textbox');
  await user.click(screen.getByRole('link', { name: 'To elm' }));
  await window_('elm');
  expect(storedWindows()).toEqual({ open: [pair('moss', 'elm')], minimized: [pair('ivy', 'oak')] });
  await waitFor(() => expect(document.querySelector('[data-leaving]')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Conversation with oak, 3 new' }));
  await window_('oak');
  expect(conversationWindows().map(({ action }) => action)).toEqual(['minimized', 'maximized']);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  await user.keyboard('{Escape}');
  expect(storedWindows()).toEqual({ open: [], minimized: [pair('moss', 'elm'), pair('ivy', 'oak')] });
  // A closing window is still visible during its exit, but inert.
  act(() => openWindow(pair('ivy', 'oak'), 1));
  act(() => closeWindow(pair('ivy', 'oak')));
  expect(document.querySelector('[data-leaving="closed"]')?.hasAttribute('inert')).toBe(true);
  await waitFor(() => expect(document.querySelector('[data-leaving]')).toBeNull());
  act(() => openWindow(pair('ivy', 'oak'), 1));
  act(() => minimiseWindow(pair('ivy', 'oak')));
  await user.click(screen.getByRole('button', { name: 'Close the conversation with oak' }));
  await user.click(screen.getByRole('button', { name: 'Close the conversation with elm' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(storedWindows()).toEqual({ open: [], minimized: [] });
});

it('conversation windows of own blogs reopen after a reload in their state, without taking the focus [conversation-window-05] [conversation-window-09]', async () => {
  const stored = {
    open: [pair('ivy', 'oak')],
    minimized: [pair('moss', 'elm'), pair('moss', 'elm'), pair('else', 'oak')],
  };
  localStorage.setItem(KEY, JSON.stringify(stored));
  // The tab belonged to another member before.
  loadWindowsOf('somebody else');
  show();
  await within(await window_('oak')).findByRole('textbox');
  expect(screen.getAllByRole('button', { name: /^Conversation with/ })).toHaveLength(1);
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['?messagingFrom=moss&messagingTo=elm&q=1', 'moss', 'elm', '/dashboard?q=1'],
  ['?messagingTo=oak', 'ivy', 'oak', '/dashboard'],
])(
  'an address with two blogs (%s) opens a conversation window and loses its parameters [messaging-03] [messaging-04] [conversation-window-10]',
  async (query, from, to, left) => {
    show(`/dashboard${query}`);
    await window_(to);
    expect(conversationWindows()).toMatchObject([pair(from, to)]);
    await waitFor(() => expect(address()).toBe(left));
  },
);

it("an address with another member's blog opens no conversation window [conversation-window-09]", async () => {
  show('/dashboard?messagingFrom=oak&messagingTo=elm');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(conversationWindows()).toEqual([]);
});

it('on a phone conversation links and addresses open a page instead of a window [conversation-window-08] [messaging-05]', async () => {
  isPhone = true;
  const { user, unmount } = show();
  await user.click(screen.getByRole('link', { name: 'To oak' }));
  expect(address()).toBe('/messaging/conversation/ivy/oak');
  unmount();
  show('/dashboard?messagingFrom=moss&messagingTo=elm');
  await waitFor(() => expect(address()).toBe('/messaging/conversation/moss/elm'));
  expect(conversationWindows()).toEqual([]);
});

it('conversation windows are not shown to visitors and beside a conversation page [messaging-05]', async () => {
  localStorage.setItem(KEY, JSON.stringify({ open: [pair('ivy', 'oak')], minimized: [] }));
  const { user, unmount } = show('/dashboard', []);
  await user.click(screen.getByRole('link', { name: 'To oak' }));
  expect(address()).toBe('/messaging/conversation/ivy/oak');
  unmount();
  show('/messaging/conversation/ivy/oak');
  await act(() => Promise.resolve());
  expect(screen.queryByRole('dialog')).toBeNull();
});
