import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, type Asked, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import ConversationPage from './ConversationPage.tsx';
import MessagesPage from './MessagesPage.tsx';

const [ivy, oak] = [aBlog('ivy'), aBlog('oak')];
function says(id: string, blog: typeof ivy, text: string, unread = false) {
  return {
    type: 'text',
    id,
    participant: blog.uuid,
    ts: 1_700_000_000,
    unread,
    content: { type: 'text', text },
  };
}
function conversation(data: object[], more: object = {}) {
  return {
    id: '7',
    participants: [ivy, oak],
    messages: { data },
    unreadMessagesCount: 0,
    lastModifiedTs: 1_700_000_000,
    canSend: true,
    isPossibleSpam: false,
    isBlurredImages: false,
    ...more,
  };
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  act(clearToasts);
  vi.unstubAllGlobals();
});

function open(path: string, answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/messaging/:blogName?" element={<MessagesPage />} />
      <Route
        path="/messaging/conversation/:selectedBlogName/:otherParticipantName"
        element={<ConversationPage />}
      />
    </Routes>,
    { path, answer, blogs: [ivy] },
  );
}
const page = '/messaging/conversation/ivy/oak';

it('the list leads to a page with both names, and asks for what a participant needs [messaging-10] [messaging-11]', async () => {
  const asked: Asked[] = [];
  open('/messaging', (call) => {
    asked.push(call);
    return {
      conversations: [conversation([says('1', oak, 'Hello', true)], { unreadMessagesCount: 3 })],
      links: {},
    };
  });
  const link = await screen.findByRole('link', { name: /oak.*Hello.*3 new/ });
  expect(link.getAttribute('href')).toBe(page);
  const { query } = asked.find(({ path }) => path === '/v2/conversations') ?? {};
  expect(query?.get('participant')).toBe(ivy.uuid);
  expect(query?.get('fields[blogs]')).toBe(
    'avatar,name,secondsSinceLastActivity,url,blogViewUrl,uuid,theme,descriptionNpf,isAdult,primary',
  );
});

it('says so when there are no letters, and whose they are not [conversation-window-09]', async () => {
  const { unmount } = open('/messaging', () => ({ conversations: [], links: {} }));
  await screen.findByRole('heading', { name: 'No letters yet' });
  unmount();
  open('/messaging/oak', () => ({ conversations: [], links: {} }));
  await screen.findByRole('heading', { name: 'This is not your blog' });
});

it('opening a conversation sets what is unread to zero [conversation-window-07] [messaging-01]', async () => {
  const asked: Asked[] = [];
  open(page, (call) => {
    asked.push(call);
    const data = [says('2', oak, 'Second', true), says('1', ivy, 'First')];
    return { conversation: conversation(data, { unreadMessagesCount: 1 }), links: {} };
  });
  const list = await screen.findByRole('list', { name: 'Messages with oak' });
  const letters = within(list).getAllByRole('article');
  expect(letters.map((letter) => [letter.getAttribute('aria-label'), letter.textContent])).toEqual([
    ['ivy', 'First'],
    ['oak', 'Second'],
  ]);
  const marked = asked.filter(({ path }) => path === '/v2/conversations/mark_as_read');
  expect(marked.map(({ body }) => body)).toEqual([{ conversation_id: '7', participant: ivy.uuid }]);
});

it('what was typed stays until it is sent', async () => {
  let isRefused = true;
  const sent: string[] = [];
  const { user } = open(page, ({ method, body }) => {
    if (method === 'GET') {
      return {
        conversation: conversation(sent.map((text, id) => says(String(id + 1), ivy, text))),
        links: {},
      };
    }
    if (isRefused) return new ApiFailure(403, 13001, 'This blog does not take messages from you.');
    const { message } = body as { message: string };
    sent.push(message);
    return { conversation: conversation([]), message: says('1', ivy, message) };
  });
  const field = await screen.findByRole('textbox', { name: 'Message to oak' });
  await user.type(field, 'Good morning{Enter}');
  await screen.findByText('This blog does not take messages from you.');
  expect((field as HTMLTextAreaElement).value).toBe('Good morning');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('article', { name: 'ivy' });
  expect([sent, (field as HTMLTextAreaElement).value]).toEqual([['Good morning'], '']);
});
