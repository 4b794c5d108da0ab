import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import AskPage from './AskPage.tsx';
import InboxPage from './InboxPage.tsx';

const ivy = aBlog('ivy');
const offcuts = aBlog('offcuts', { primary: false });

// Stubs layout methods, because jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  sessionStorage.clear();
});
afterEach(() => {
  act(clearToasts);
  act(() => postOverlay.clear());
});

function received(id: string, state: 'ask' | 'submission', words: string): Post {
  return aPost({
    id,
    state,
    type: state === 'ask' ? 'ask' : 'text',
    blog: ivy,
    blogName: 'ivy',
    canEdit: true,
    canDelete: true,
    summary: words,
    content: [{ type: 'text', text: words }],
    layout: state === 'ask' ? [{ type: 'ask', blocks: [0] }] : [],
  });
}
const page = (...posts: Post[]) => ({ posts, total: posts.length, links: {} });
const isWrite = ({ method }: ServerRequest): boolean => method !== 'GET';

function open(path: string, answer: Answer, blogs: Blog[] = [ivy]) {
  return renderApp(
    <Routes>
      <Route path="/inbox/:blogName?" element={<InboxPage />} />
      <Route path="/new/ask/:blogName" element={<AskPage />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    { path, answer, blogs },
  );
}

describe('InboxPage', () => {
  it('InboxPage shows asks and submissions with their actions, and no share, reply or like [inbox-01] [permission-07]', async () => {
    open('/inbox', () => page(received('1', 'ask', 'Why?'), received('2', 'submission', 'A poem')));
    expect(await screen.findByRole('button', { name: 'Answer: Why?' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish now: A poem' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit or queue: A poem' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Delete: / })).toHaveLength(2);
    for (const card of screen.getAllByRole('article')) {
      for (const name of [/Like/, /Share/, /Replies/, /notes/])
        expect(within(card).queryByRole('button', { name })).toBeNull();
    }
  });

  it('InboxPage names the sender of an ask in its header, and the receiving blog', async () => {
    const ask = received('1', 'ask', 'Why?');
    const attribution = { type: 'blog', blog: { uuid: aBlog('frog').uuid, name: 'frog' } } as const;
    open('/inbox', () =>
      page(
        { ...ask, layout: [{ type: 'ask', blocks: [0], attribution }], askingBlog: aBlog('frog') } as Post,
        received('2', 'ask', 'Who?'),
        { ...received('3', 'submission', 'A poem'), submittedBy: aBlog('reed') } as Post,
      ),
    );
    const cards = await screen.findAllByRole('article');
    expect(
      cards
        .map((card) => card.getAttribute('aria-labelledby'))
        .map((id) => document.getElementById(id ?? '')?.textContent),
    ).toEqual(['frog', 'Anonymous', 'reed']);
    expect(cards.map((card) => within(card).queryByText('asks ivy') !== null)).toEqual([true, true, false]);
    expect(within(cards[2] as HTMLElement).getByText('sends a post to ivy')).toBeTruthy();
    expect(within(cards[1] as HTMLElement).getByText('No name, so no private answer.')).toBeTruthy();
  });

  it('InboxPage publishes a submission [permission-08]', async () => {
    const { user, requests } = open('/inbox', ({ method }) =>
      method === 'GET'
        ? page(received('2', 'submission', 'A poem'))
        : new ApiFailure(403, 8023, "You have reached today's limit of 250 posts."),
    );
    await user.click(await screen.findByRole('button', { name: 'Publish now: A poem' }));
    await screen.findByText("You have reached today's limit of 250 posts.");
    expect(requests.find(isWrite)).toMatchObject({
      path: '/v2/blog/ivy/post/edit',
      body: { id: '2', state: 'published' },
    });
    expect(screen.getByRole('button', { name: 'Publish now: A poem' })).toBeTruthy();
  });

  it('InboxPage deletes the selected items only after confirming their number', async () => {
    let posts = [received('1', 'ask', 'Why?'), received('2', 'ask', 'How?'), received('3', 'ask', 'Who?')];
    const { user, requests } = open('/inbox', ({ method, query }) => {
      if (method === 'GET') return page(...posts);
      posts = posts.filter(({ id }) => !query.get('ids')?.split(',').includes(id));
      return {};
    });
    await user.click(await screen.findByRole('button', { name: 'Choose several' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Choose: Why?' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose: Who?' }));
    expect(screen.getByText('2 chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    await screen.findByText('Delete 2 messages?');
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(requests.filter(isWrite)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests.find(isWrite)?.query.get('ids')).toBe('1,3'));
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBeNull());
  });

  it('InboxPage shows the submissions of one blog, and deletes only of them', async () => {
    const [ask, poem] = [received('1', 'ask', 'Why?'), received('2', 'submission', 'A poem')];
    const { user, requests } = open(
      '/inbox/offcuts',
      ({ path }) => (path.endsWith('/posts/submission') ? page(poem) : page(ask, poem)),
      [ivy, offcuts],
    );
    await user.click(await screen.findByRole('button', { name: 'Choose several' }));
    await screen.findByRole('checkbox', { name: 'Choose: Why?' });
    await user.click(screen.getByRole('checkbox', { name: 'Submissions only' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Choose: Why?' })).toBeNull());
    await user.click(await screen.findByRole('checkbox', { name: 'Choose: A poem' }));
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(
        requests.filter(isWrite).map(({ method, path, query }) => [method, path, query.get('ids')]),
      ).toEqual([['DELETE', '/v2/blog/offcuts/posts/submission', '2']]),
    );
  });

  it('InboxPage shows its empty state', async () => {
    open('/inbox', () => page());
    await screen.findByText('Your inbox is empty');
  });

  it('InboxPage shows an error when loading fails, and retries', async () => {
    let fails = true;
    const { user } = open('/inbox', () =>
      fails ? new ApiFailure(500, 5000, 'Something went wrong on our side.') : page(),
    );
    await screen.findByText('Something went wrong on our side.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your inbox is empty');
  });

  it('InboxPage has a tab for each own blog, and none for another member’s blog', async () => {
    const { requests } = open('/inbox/offcuts', () => page(), [ivy, offcuts]);
    await screen.findByText('Your inbox is empty');
    expect(requests.some(({ path }) => path === '/v2/user/inbox/offcuts')).toBe(true);
    const links = within(screen.getByRole('navigation', { name: 'Inboxes' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/inbox',
      '/inbox/ivy',
      '/inbox/offcuts',
    ]);
  });

  it('InboxPage of another member’s blog is not accessible', async () => {
    const { requests } = open('/inbox/stranger', () => page());
    await screen.findByText('This is not your blog');
    expect(requests.filter(({ path }) => path.startsWith('/v2/user/inbox'))).toEqual([]);
  });
});

const marlow = aBlog('marlow', { ask: true, askAnon: true, isMember: false });
const sent = {
  id: '9',
  state: 'ask',
  displayText: 'Asked marlow',
  post: received('9', 'ask', 'Why?'),
};
function blogOr(answer: Answer, blog: Blog = marlow): Answer {
  return (requests) => (requests.path.endsWith('/info') ? { blog } : answer(requests));
}

describe('AskPage', () => {
  it('AskPage sends each paragraph as a block of the ask, as the first blog [posting-02]', async () => {
    const { user, requests } = open(
      '/new/ask/marlow',
      blogOr(() => sent),
      [ivy, offcuts],
    );
    await user.type(
      await screen.findByRole('textbox', { name: 'Your question' }),
      'Why?{Enter}{Enter}And how?',
    );
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(requests.find(isWrite)).toMatchObject({
        path: '/v2/blog/marlow/posts',
        body: {
          content: [
            { type: 'text', text: 'Why?' },
            { type: 'text', text: 'And how?' },
          ],
          layout: [{ type: 'ask', blocks: [0, 1], attribution: { type: 'blog', blog: { name: 'ivy' } } }],
          state: 'ask',
          tumblelog: 'ivy',
        },
      }),
    );
  });

  it('AskPage asks anonymously where the blog allows it', async () => {
    const { user, requests } = open(
      '/new/ask/marlow',
      blogOr(() => sent),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Ask without a name' }));
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Guess who?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(requests.find(isWrite)).toBeTruthy());
    expect(requests.find(isWrite)?.body).toEqual({
      content: [{ type: 'text', text: 'Guess who?' }],
      layout: [{ type: 'ask', blocks: [0] }],
      state: 'ask',
    });
  });

  it('AskPage keeps the text and shows why it was refused, and requires a text', async () => {
    const { user, requests } = open(
      '/new/ask/marlow',
      blogOr(() => new ApiFailure(403, 4003, 'marlow does not take asks.')),
    );
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText('Write something first.');
    expect(requests.filter(isWrite)).toEqual([]);
    await user.type(field, 'Why?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText('marlow does not take asks.');
    expect((field as HTMLTextAreaElement).value).toBe('Why?');
  });

  it.each([
    ['does not accept questions', { ask: false }, 'marlow does not accept questions'],
    ['is one’s own', { isMember: true }, 'This is your own blog'],
  ])('AskPage shows that the blog %s', async (_, changes, words) => {
    open(
      '/new/ask/marlow',
      blogOr(() => sent, { ...marlow, ...changes }),
    );
    await screen.findByText(words);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
