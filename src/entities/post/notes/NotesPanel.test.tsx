import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Note } from '#generated/zod/note.zod.ts';
import { clearOverlays, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { NotesPanel } from './NotesPanel.tsx';

const me = aBlog('bo');
const post = aPost();
const ann: Note = {
  id: 'reply-7',
  type: 'reply',
  timestamp: 1_700_000_100,
  blog: aBlog('ann'),
  postId: '1',
  replyId: '7',
  replyText: 'Lovely light.',
  canDelete: false,
};

/** A server that stores replies. */
function replies(known: Note[], refuse?: ApiFailure) {
  const stored = [...known];
  return ({ path, body }: ServerRequest) => {
    const counters = () => ({
      id: '1',
      liked: false,
      noteCount: 9 + stored.length,
      likeCount: 7,
      reblogCount: 2,
      replyCount: stored.length,
      selfReplyCount: 0,
    });
    if (path.endsWith('/notes')) {
      return {
        notes: [...stored],
        totalNotes: 1,
        totalLikes: 7,
        totalReblogs: 2,
        totalReplies: 1,
        links: {},
      };
    }
    if (refuse) return refuse;
    if (path.endsWith('/notes/delete')) {
      stored.splice(
        stored.findIndex((note) => note.replyId === (body as { note_id: string }).note_id),
        1,
      );
      return { counters: counters() };
    }
    const sent = body as { reply_text: string; target_reply_id?: string };
    const note: Note = {
      ...ann,
      id: 'reply-8',
      replyId: '8',
      blog: me,
      replyText: sent.reply_text,
      canDelete: true,
      ...(sent.target_reply_id ? { parentReplyId: sent.target_reply_id } : {}),
    };
    stored.unshift(note);
    return { note, counters: counters() };
  };
}

function show(answer: (requests: ServerRequest) => unknown, blogs = [me]) {
  return renderApp(<NotesPanel post={post} mode="replies" onMode={() => {}} />, { blogs, answer });
}

const PATIENT = { timeout: 10_000 };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  act(() => {
    clearOverlays();
    clearToasts();
  });
});

describe('NotesPanel', () => {
  it('NotesPanel says that the blog takes no replies of the reader, and offers no form', async () => {
    renderApp(<NotesPanel post={{ ...post, canReply: false }} mode="replies" onMode={() => {}} />, {
      blogs: [me],
      answer: replies([ann]),
    });
    await screen.findByText('Lovely light.', {}, PATIENT);
    screen.getByText(`${post.blogName} does not take replies from you.`);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('ReplyForm', () => {
  it('ReplyForm shows the sent reply, adopts the server’s counters and clears the field', async () => {
    const { user, requests } = show(replies([ann]));
    await screen.findByText('Lovely light.', {}, PATIENT);
    await user.type(screen.getByRole('textbox', { name: 'Reply to ann' }), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await screen.findByText('Thank you', { selector: 'p' }, PATIENT);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    expect(withOverlay(post).replyCount).toBe(2);
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      post_id: '1',
      reblog_key: 'abcdefgh',
      tumblelog: 'ann',
      reply_text: 'Thank you',
    });
  });

  it('ReplyForm names the answered reply and shows the answer below it', async () => {
    const { user, requests } = show(replies([ann]));
    await user.click(await screen.findByRole('button', { name: 'Reply to ann' }, PATIENT));
    const field = screen.getByRole('textbox', { name: 'Reply to ann' });
    expect(document.activeElement).toBe(field);
    screen.getByText(/Replying to/);
    await user.keyboard('It was{Control>}{Enter}{/Control}');
    const answer = await screen.findByText('It was', { selector: 'li li p' }, PATIENT);
    expect(answer).toBeTruthy();
    expect(screen.queryByText(/Replying to/)).toBeNull();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ target_reply_id: '7' });
  });

  it('ReplyForm keeps the text and shows the reason beside the field when the server refuses', async () => {
    const { user, unmount } = show(
      replies([], new ApiFailure(403, 4003, 'They do not take replies from you.')),
    );
    const field = screen.getByRole('textbox');
    await user.type(field, 'Please');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await screen.findByText('They do not take replies from you.', {}, PATIENT);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    unmount();
    show(replies([]));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Please');
  });

  it('ReplyForm keeps the text and leaves the message about an expired session to the login form', async () => {
    const { user, requests } = show(replies([], new ApiFailure(401, 1034, 'Log in to do that.')));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await user.type(field, 'Please');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true), PATIENT);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reply' }).ariaDisabled).not.toBe('true'));
    expect(screen.queryByText('Log in to do that.')).toBeNull();
    expect([field.value, field.ariaInvalid]).toEqual(['Please', null]);
  });

  it('ReplyForm leads visitors to sign-up and keeps their text', async () => {
    const { user, requests } = show(replies([ann]), []);
    await user.type(screen.getByRole('textbox'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello');
  });
});

it('NotesPanel keeps the loaded notes when the next page fails, shows the reason and retries', async () => {
  let fails = true;
  const { user } = show(({ query }) => {
    const isRest = query.get('cursor') === 'c2';
    if (isRest && fails) return new ApiFailure(500, 5000, 'Something went wrong on our side.');
    return {
      notes: [isRest ? { ...ann, id: 'reply-6', replyId: '6', replyText: 'An older one.' } : ann],
      totalNotes: 2,
      totalLikes: 0,
      totalReblogs: 0,
      totalReplies: 2,
      links: isRest ? {} : { next: { href: '/notes', queryParams: { cursor: 'c2' } } },
    };
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }, PATIENT));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong on our side.');
  screen.getByText('Lovely light.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('An older one.');
  screen.getByText('Lovely light.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('NotesPanel says that the post was deleted, without a retry', async () => {
  show(() => new ApiFailure(404, 4004, 'There is no such post.'));
  const alert = await screen.findByRole('alert', {}, PATIENT);
  expect(alert.textContent?.trim()).toBe('There is no such post.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('NotesPanel opens at the replies when an unsent one exists, and otherwise stays closed', async () => {
  const opened: string[] = [];
  const open = () =>
    renderApp(<NotesPanel post={post} mode="likes" onMode={(mode) => opened.push(mode)} />, {
      blogs: [me],
      answer: replies([]),
    });
  const { unmount } = open();
  unmount();
  expect(opened).toEqual([]);
  const place = { writer: me.uuid, kind: 'reply', target: post.id } as const;
  storeUnsentText(place, 'Begun', { address: '/ann/1', to: 'ann' });
  open();
  await waitFor(() => expect(opened).toEqual(['replies']));
});

it('NotesPanel deletes a reply after a confirmation', async () => {
  const own = { ...ann, canDelete: true };
  const { user } = show(replies([own]));
  await user.click(await screen.findByRole('button', { name: 'Delete the reply of ann' }, PATIENT));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Lovely light.', { selector: 'li p' })).toBeNull(), PATIENT);
  expect(withOverlay(post).replyCount).toBe(0);
});

it('NotesPanel reports another member’s reply with a reason, and blocks its author only when asked to', async () => {
  const elsewhere = { ...ann, postId: '5', postBlogName: 'cleo' };
  const own = { ...ann, id: 'reply-9', replyId: '9', blog: me, replyText: 'Mine.', canDelete: true };
  const known = replies([own, elsewhere]);
  let isDown = true;
  const { user, requests } = show((call) => {
    if (call.path.endsWith('/notes/flag'))
      return isDown ? new ApiFailure(503, 5003, 'A short pause.') : undefined;
    if (call.path === '/v2/user/blocks/ann') return { block: { blog: ann.blog, createdTs: 1 } };
    return known(call);
  });
  const written = () =>
    requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Report the reply of ann' }, PATIENT));
    const dialog = await screen.findByRole('dialog', { name: 'Report the reply of ann' }, PATIENT);
    await user.click(within(dialog).getByRole('radio', { name: 'Harassment' }));
    return { dialog, send: within(dialog).getByRole('button', { name: 'Report' }) };
  };
  const first = await open();
  expect(screen.queryByRole('button', { name: 'Report the reply of bo' })).toBeNull();
  await user.click(first.send);
  await within(first.dialog).findByText('A short pause.');
  isDown = false;
  await user.click(first.send);
  await screen.findByText('Thank you. We will review your report.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = ['/v2/blog/cleo/notes/flag', { reason: 'harassment', post_id: '5', note_id: '7' }];
  expect(written()).toEqual([sent, sent]);
  const second = await open();
  await user.click(within(second.dialog).getByRole('checkbox', { name: 'Block ann as well' }));
  await user.click(second.send);
  await screen.findByText('ann is blocked.');
  expect(written()).toEqual([sent, sent, sent, ['/v2/user/blocks/ann', undefined]]);
});

it('NotesPanel offers visitors no reporting of replies', async () => {
  show(replies([ann]), []);
  await screen.findByText('Lovely light.', {}, PATIENT);
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});

describe('linked reply', () => {
  const other: Note = { ...ann, id: 'reply-9', replyId: '9', timestamp: 1_700_000_200, replyText: 'Quite.' };

  function showAt(replyId: string) {
    const listed = replies([other, ann]);
    return renderApp(<NotesPanel post={post} mode="replies" onMode={() => {}} replyId={replyId} />, {
      blogs: [me],
      path: '/ann/1/replies/7',
      answer: (requests) => {
        if (!requests.path.includes('/replies/')) return listed(requests);
        return requests.path === '/v2/blog/ann/posts/1/replies/7'
          ? { note: ann, post, around: [other] }
          : new ApiFailure(404, 4004, 'That reply is gone.');
      },
    });
  }

  // jsdom has no layout and does not implement scrolling.
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;

  it('a linked reply is highlighted among its neighbours and scrolled to, and all replies are shown on request', async () => {
    const { user, requests } = showAt('7');
    await screen.findByText('Lovely light.', {}, PATIENT);
    const marked = document.querySelector('[aria-current="true"]');
    expect(marked?.textContent).toContain('Lovely light.');
    expect(document.activeElement).toBe(marked);
    expect(scrollIntoView.mock.contexts).toEqual([marked]);
    expect(requests.some(({ path }) => path.endsWith('/notes'))).toBe(false);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/ann/1/replies/9');
    await user.click(screen.getByRole('button', { name: 'Show all replies' }));
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/notes'))).toBe(true), PATIENT);
    await waitFor(() => expect(document.querySelector('[aria-current="true"]')).toBeNull());
  });

  it('a linked reply that was deleted says so and links to all replies', async () => {
    const { user } = showAt('12');
    await screen.findByText('This reply no longer exists.', {}, PATIENT);
    await user.click(screen.getByRole('button', { name: 'Show all replies' }));
    await screen.findByText('Quite.', {}, PATIENT);
  });

  it('a reply sent from a linked reply is shown', async () => {
    const { user } = showAt('7');
    await screen.findByText('Lovely light.', {}, PATIENT);
    await user.type(screen.getByRole('textbox', { name: 'Reply to ann' }), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await screen.findByText('Thank you', { selector: 'p' }, PATIENT);
  });
});

it('a reply to another post of the reblog tree is deleted there', async () => {
  const elsewhere = { ...ann, canDelete: true, postId: '5', postBlogName: 'cleo' };
  const { user, requests } = show(replies([elsewhere]));
  await user.click(await screen.findByRole('button', { name: 'Delete the reply of ann' }, PATIENT));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(
    () => expect(requests.some(({ path }) => path.endsWith('/notes/delete'))).toBe(true),
    PATIENT,
  );
  const sent = requests.find(({ path }) => path.endsWith('/notes/delete'));
  expect([sent?.path, sent?.body]).toEqual(['/v2/blog/cleo/notes/delete', { post_id: '5', note_id: '7' }]);
});
