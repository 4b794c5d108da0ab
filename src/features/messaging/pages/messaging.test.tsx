import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { conversationQuery } from '../data/conversations.ts';
import { closeWindow, conversationWindows } from '../model/window-store.ts';
import ConversationPage from './ConversationPage.tsx';
import MessagesPage from './MessagesPage.tsx';
import SendPostPage from './SendPostPage.tsx';

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

afterEach(() => {
  act(clearToasts);
  localStorage.clear();
});

function open(path: string, answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/messaging/:blogName?" element={<MessagesPage />} />
      <Route path="/messaging/new/:blogName" element={<MessagesPage />} />
      <Route
        path="/messaging/conversation/:selectedBlogName/:otherParticipantName"
        element={<ConversationPage />}
      />
    </Routes>,
    { path, answer, blogs: [ivy] },
  );
}
const page = '/messaging/conversation/ivy/oak';

it('MessagesPage links to a page with both names, and requests the needed fields of a participant [messaging-10] [messaging-11]', async () => {
  const asked: ServerRequest[] = [];
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

it.each([
  [{ unreadMessagesCount: 0 }, undefined],
  [{ unreadMessagesCount: 0, isPossibleSpam: true }, 'Request'],
  [{ unreadMessagesCount: 1, isPossibleSpam: true }, '1 new'],
])('MessagesPage marks a conversation with %j by %s', async (more, mark) => {
  open('/messaging', () => ({ conversations: [conversation([says('1', oak, 'Hello')], more)], links: {} }));
  const link = await screen.findByRole('link', { name: /oak.*Hello/ });
  expect(/(?:Request|\d new)$/.exec(link.textContent)?.[0]).toBe(mark);
});

it('MessagesPage shows its empty state, and refuses the messages of another member’s blog [conversation-window-09]', async () => {
  const { unmount } = open('/messaging', () => ({ conversations: [], links: {} }));
  await screen.findByRole('heading', { name: 'No messages yet' });
  unmount();
  open('/messaging/oak', () => ({ conversations: [], links: {} }));
  await screen.findByRole('heading', { name: 'This is not your blog' });
});

it('ConversationPage resets the unread count [conversation-window-07] [messaging-01]', async () => {
  const asked: ServerRequest[] = [];
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

/** A server that accepts messages by default. */
function acceptingServer() {
  const server = {
    refusal: undefined as ApiFailure | undefined,
    isDown: false,
    sent: [] as unknown[],
  };
  const answer: Answer = ({ method, path, body }) => {
    if (path === '/v2/conversations/stickers') {
      const images = [{ url: '/stickers/tea.svg', width: 256, height: 256, type: 'svg' }];
      return { stickers: [{ id: 'sticker-tea', title: 'A cup of tea', images }] };
    }
    if (path === '/v2/gif_search') {
      const media = [{ url: '/media/boat.gif', width: 480, height: 336, type: 'gif' }];
      return { gifs: [{ id: '1', title: 'A boat', media, feedbackToken: 'gf-boat-1' }], links: {} };
    }
    if (method === 'GET') {
      const texts = server.sent.filter((one): one is string => typeof one === 'string');
      const data = texts.map((words, id) => says(String(id + 1), ivy, words)).reverse();
      return { conversation: conversation(data), links: {} };
    }
    if (server.isDown) throw new TypeError('No connection');
    if (server.refusal) return server.refusal;
    const { message, ...more } = body as { message?: string; stickerId?: string; feedbackToken?: string };
    const { stickerId, feedbackToken } = more;
    server.sent.push(message ?? (feedbackToken ? { feedbackToken } : { stickerId }));
    return { conversation: conversation([]), message: says('1', ivy, message ?? '') };
  };
  return { server, answer };
}
const shown = () => screen.getAllByRole('article').map((letter) => letter.textContent);

it('a refused message stays in its place, shows the reason, and can be sent again', async () => {
  const { server, answer } = acceptingServer();
  server.refusal = new ApiFailure(403, 13001, 'This blog does not accept messages from you.');
  const { user } = open(page, answer);
  const field = await screen.findByRole('textbox', { name: 'Message to oak' });
  await user.type(field, 'Good morning{Enter}');
  await screen.findByText('This blog does not accept messages from you.');
  expect([shown(), (field as HTMLTextAreaElement).value]).toEqual([['Good morning'], '']);
  server.refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect([shown(), server.sent]).toEqual([['Good morning'], ['Good morning']]);
});

it('messages written offline wait in order, survive a reload, and are sent once', async () => {
  const { server, answer } = acceptingServer();
  server.isDown = true;
  const first = open(page, answer);
  const field = await screen.findByRole('textbox', { name: 'Message to oak' });
  await first.user.type(field, 'One{Enter}Two{Enter}');
  expect(shown()).toEqual(['One', 'Two']);
  // The first message was tried and shows its state.
  expect((await screen.findByRole('status')).textContent).toBe('Not sent yet. It is sent automatically.');
  expect(screen.getAllByText('Sending…')).toHaveLength(1);
  first.unmount();
  server.isDown = false;
  open(page, answer);
  await waitFor(() => expect(server.sent).toEqual(['One', 'Two']));
  await waitFor(() => expect(screen.queryByText(/Sending…|Not sent yet/)).toBeNull());
  expect(shown()).toEqual(['One', 'Two']);
});

it('WriteMessage sends a sticker with one press', async () => {
  const { server, answer } = acceptingServer();
  const { user } = open(page, answer);
  await user.click(await screen.findByRole('button', { name: 'Stickers' }));
  await user.click(await screen.findByRole('button', { name: 'A cup of tea' }));
  await waitFor(() => expect(server.sent).toEqual([{ stickerId: 'sticker-tea' }]));
  expect(screen.queryByRole('button', { name: 'A cup of tea' })).toBeNull();
});

it('WriteMessage finds a GIF and sends it with one press', async () => {
  const { server, answer } = acceptingServer();
  const { user } = open(page, answer);
  await user.click(await screen.findByRole('button', { name: 'Send a GIF' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a GIF' }));
  await user.click(await picker.findByRole('button', { name: 'A boat' }));
  await waitFor(() => expect(server.sent).toEqual([{ feedbackToken: 'gf-boat-1' }]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a GIF' })).toBeNull());
});

it('MessageBubble shows the still of a GIF to readers with reduced motion', async () => {
  const gif = (size: string) => ({ url: `/messaging/pictures/1/${size}`, width: 320, height: 240 });
  const letter = {
    ...{ type: 'image', id: '1', participant: oak.uuid, ts: 1_700_000_000, unread: false },
    ...{ images: [gif('0')], poster: gif('still'), altText: 'A boat' },
  };
  open(page, () => ({ conversation: conversation([letter]), links: {} }));
  const shown = await screen.findByRole('img', { name: 'A boat' });
  const still = shown.closest('picture')?.querySelector('source');
  expect([still?.media, still?.getAttribute('srcset')]).toEqual([
    '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)',
    '/messaging/pictures/1/still',
  ]);
});

it('Stickers shows an error when loading fails, and retries', async () => {
  const { server, answer } = acceptingServer();
  let isDown = true;
  const { user } = open(page, (asked) =>
    asked.path === '/v2/conversations/stickers' && isDown
      ? new ApiFailure(500, 5000, 'Broken')
      : answer(asked),
  );
  await user.click(await screen.findByRole('button', { name: 'Stickers' }));
  const alert = await screen.findByText(/stickers could not be loaded/);
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'A cup of tea' }));
  await waitFor(() => expect(server.sent).toEqual([{ stickerId: 'sticker-tea' }]));
});

it('ConversationHead reports a conversation, and deletes it on one side', async () => {
  const asked: ServerRequest[] = [];
  const { user } = open(page, (call) => {
    asked.push(call);
    if (call.method !== 'GET') return undefined;
    if (call.path === '/v2/conversations') return { conversations: [], links: {} };
    return { conversation: conversation([says('1', oak, 'Hello')]), links: {} };
  });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Conversation options' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Report');
  await user.click(await screen.findByRole('button', { name: 'Spam' }));
  await screen.findByText('Thank you. We will review your report.');
  await choose('Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'No messages yet' });
  expect(
    asked.flatMap(({ method, path, body, query }) =>
      method === 'GET' ? [] : [[method, path, body ?? query.get('conversation_id')]],
    ),
  ).toEqual([
    ['POST', '/v2/conversations/flag', { type: 'spam', conversation_id: '7', participant: ivy.uuid }],
    ['DELETE', '/v2/conversations/messages', '7'],
  ]);
});

const suggested = [aBlog('moss'), aBlog('mallow')];

it('NewMessageDialog finds a blog to write to, and opens the conversation with it', async () => {
  const searched: (string | null)[] = [];
  const { user } = open('/messaging', ({ path, query }) => {
    if (path.endsWith('participant_suggestions')) {
      searched.push(query.get('search'));
      return { suggestions: suggested.filter(({ name }) => name.startsWith(query.get('search') ?? '')) };
    }
    if (path === '/v2/conversations/messages') return { conversation: conversation([]), links: {} };
    return { conversations: [], links: {} };
  });
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  await screen.findByRole('button', { name: 'Write to moss' });
  await user.type(screen.getByRole('searchbox', { name: 'Name of a blog' }), '@mal');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Write to moss' })).toBeNull());
  // Incomplete input is not sent to the server.
  expect(searched).toEqual([null, 'mal']);
  await user.type(screen.getByRole('searchbox', { name: 'Name of a blog' }), 'x');
  await screen.findByText('No blog name begins like that.');
  await user.type(screen.getByRole('searchbox', { name: 'Name of a blog' }), '{Backspace}');
  await user.click(await screen.findByRole('button', { name: 'Write to mallow' }));
  // On a desktop it opens in a floating window.
  await waitFor(() => expect(conversationWindows()).toMatchObject([{ otherParticipantName: 'mallow' }]));
  act(() => closeWindow({ selectedBlogName: 'ivy', otherParticipantName: 'mallow' }));
});

it('MessagesPage opens the search for a recipient by its address, and leaves it with the dialog', async () => {
  const { user } = open('/messaging/new/ivy', ({ path }) =>
    path.endsWith('participant_suggestions') ? { suggestions: suggested } : { conversations: [], links: {} },
  );
  const dialog = await screen.findByRole('dialog', { name: 'New message' });
  await within(dialog).findByRole('button', { name: 'Write to moss' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { name: 'No messages yet' });
  await user.click(screen.getByRole('button', { name: 'New message' }));
  await screen.findByRole('dialog', { name: 'New message' });
});

it('ParticipantSearch asks for a name when there are no recent partners and nothing is typed', async () => {
  const { user } = open('/messaging/new/ivy', ({ path }) =>
    path.endsWith('participant_suggestions') ? { suggestions: [] } : { conversations: [], links: {} },
  );
  await screen.findByText('Begin to type the name of a blog.');
  await user.type(screen.getByRole('searchbox', { name: 'Name of a blog' }), 'x');
  await screen.findByText('No blog name begins like that.');
});

it('SendPost sends a post to the chosen blogs, and names those it missed', async () => {
  const sent: unknown[] = [];
  const post = aPost({ id: '12', blog: oak, blogName: 'oak' });
  const { user } = renderApp(
    <Routes>
      <Route path="/messaging/send/:blogName/:postId" element={<SendPostPage />} />
    </Routes>,
    {
      path: '/messaging/send/oak/12',
      blogs: [ivy],
      answer: ({ path, body }) => {
        if (path.endsWith('participant_suggestions')) return { suggestions: suggested };
        if (path !== '/v2/conversations/messages/batch') return { post, blog: oak };
        sent.push(body);
        return { conversations: [{ ...conversation([]), participants: [ivy, suggested[0]] }] };
      },
    },
  );
  expect((await screen.findByRole('button', { name: 'Send' })).hasAttribute('disabled')).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Choose moss' }));
  await user.click(screen.getByRole('button', { name: 'Choose mallow' }));
  await user.type(screen.getByRole('textbox', { name: 'Say something with it' }), 'Look');
  await user.click(screen.getByRole('button', { name: 'Send to 2 blogs' }));
  await screen.findByText('The message to mallow was not sent. Try again.');
  expect(screen.getByRole('button', { name: 'Choose moss' }).getAttribute('aria-pressed')).toBe('false');
  const again = screen.getByRole('button', { name: 'Send' });
  expect([again.hasAttribute('disabled'), again.getAttribute('aria-disabled')]).toEqual([false, null]);
  expect(sent).toEqual([
    {
      type: 'post',
      participant: ivy.uuid,
      message: 'Look',
      post: { id: '12', blog_uuid: oak.uuid, type: post.type },
      conversations: [{ participants: [ivy.uuid, 'moss'] }, { participants: [ivy.uuid, 'mallow'] }],
    },
  ]);
});

it.each([
  ['t:ivy', ''],
  ['', 'oak'],
])('conversationQuery throws without both names (%j, %j) [conversation-window-11]', (from, to) => {
  expect(() => conversationQuery(from, to)).toThrow(
    "Can't fetch conversation without either ID or both participant names",
  );
});

it('ConversationPage covers pictures of the other side while the conversation is a request', async () => {
  const image = (id: string, blog: typeof ivy) => ({
    ...says(id, blog, ''),
    type: 'image',
    images: [{ url: `/media/${id}.webp`, width: 64, height: 64 }],
  });
  open(page, () => ({
    conversation: conversation([image('2', ivy), image('1', oak)], { isBlurredImages: true }),
    links: {},
  }));
  const log = within(await screen.findByRole('list', { name: 'Messages with oak' }));
  const hidden = await log.findByRole('button', { name: 'Show the picture' });
  expect(log.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual(['/media/2.webp']);
  expect(hidden.closest('article')?.getAttribute('aria-label')).toBe('oak');
});
