import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { readUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import AskPage from './AskPage.tsx';

const ivy = aBlog('ivy');
const marlow = aBlog('marlow', { ask: true, askAnon: true, askMedia: true, isMember: false });
const isWrite = ({ method }: ServerRequest): boolean => method !== 'GET';

function media(serial: number) {
  return [{ url: `/media/aa/${serial}/w640.webp`, type: 'webp', width: 640, height: 480 }];
}

/** Makes the fake upload server reject every file. */
let refuses = false;
let taken = 0;
class Line {
  upload = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload: () => void = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  getAllResponseHeaders() {
    return 'content-type: application/json';
  }
  send() {
    taken += 1;
    this.status = refuses ? 403 : 201;
    const meta = { status: this.status, msg: '', requestId: 'test' };
    this.responseText = JSON.stringify(
      refuses
        ? { meta, errors: [{ code: 8004, title: 'Full', detail: 'Enough pictures for today.' }] }
        : { meta, response: { mediaKey: `key${taken}`, media: media(taken), colors: [] } },
    );
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  refuses = false;
  taken = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('XMLHttpRequest', Line);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});
afterEach(() => {
  act(clearToasts);
  vi.unstubAllGlobals();
});

function file(name: string, type = 'image/png'): File {
  return new File(['x'], name, { type });
}

function open({ blog = marlow, blogs = [ivy] as Blog[] } = {}) {
  const shown = renderApp(
    <Routes>
      <Route path="/new/ask/:blogName" element={<AskPage />} />
      <Route path="/" element={<p>Home</p>} />
      <Route path="/register" element={<p>Sign up first</p>} />
    </Routes>,
    {
      path: '/new/ask/marlow',
      blogs,
      answer: ({ path, method }) =>
        method === 'GET' && path.endsWith('/info')
          ? { blog }
          : { id: '9', state: 'ask', displayText: 'Asked marlow', post: aPost({ id: '9', state: 'ask' }) },
    },
  );
  const choose = async (...files: File[]): Promise<void> => {
    await screen.findByRole('button', { name: 'Add pictures' });
    const chooser = document.querySelector<HTMLInputElement>('form input[type=file]');
    if (!chooser) throw new Error('There is no way to choose pictures.');
    // Includes types the file chooser excludes, because they can be dropped and pasted.
    await shown.user.upload(chooser, files);
  };
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Ask' }));
  return { ...shown, choose, send };
}
function pictures(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Pictures of your question' })).getAllByRole('listitem');
}

describe('AskPictures', () => {
  it('AskPictures is not offered where the blog accepts text only', async () => {
    open({ blog: { ...marlow, askMedia: false } });
    await screen.findByRole('textbox', { name: 'Your question' });
    expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull();
  });

  it('AskPictures sends images with alt text below the text', async () => {
    const { user, requests, choose, send } = open();
    await choose(file('a.png'), file('b.png'), file('c.png'));
    await user.type(screen.getByRole('textbox', { name: 'What does picture 2 show?' }), 'A fern');
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Which?');
    await send();
    await screen.findByText('Your question was sent to marlow');
    expect(requests.find(isWrite)?.body).toMatchObject({
      content: [
        { type: 'text', text: 'Which?' },
        { type: 'image', media: media(2), altText: 'A fern' },
        { type: 'image', media: media(3) },
      ],
      layout: [
        { type: 'rows', display: [{ blocks: [0] }, { blocks: [1, 2] }] },
        { type: 'ask', blocks: [0, 1, 2], attribution: { blog: { name: 'ivy' } } },
      ],
    });
  });

  it('an ask can consist of images only', async () => {
    const { requests, choose, send } = open();
    await choose(file('a.png'));
    await send();
    await waitFor(() =>
      expect(requests.find(isWrite)?.body).toMatchObject({
        content: [{ type: 'image' }],
        layout: [{ type: 'ask', blocks: [0] }],
      }),
    );
  });

  it('AskPictures shows why the server refused an image, and blocks sending until it is removed', async () => {
    refuses = true;
    const { user, requests, choose, send } = open();
    await choose(file('a.png'));
    await within(pictures()[0] as HTMLElement).findByText('Enough pictures for today.');
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Which?');
    await send();
    await screen.findByText('A picture of your question is not uploaded. Try again, or remove it.');
    expect(requests.filter(isWrite)).toEqual([]);
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/is not uploaded/)).toBeNull());
    await send();
    await screen.findByText('Your question was sent to marlow');
  });

  it('AskPictures accepts thirty images, and shows the limit visibly', async () => {
    const { user, choose } = open();
    await choose(...Array.from({ length: 31 }, (_, at) => file(`${at}.png`)));
    await screen.findByText('A question holds at most 30 pictures.');
    expect(pictures()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Remove picture 30' }));
    await waitFor(() => expect(screen.queryByText('A question holds at most 30 pictures.')).toBeNull());
  });
});

describe('a visitor who asks', () => {
  it('a visitor’s ask with images survives the login wall', async () => {
    const { user, requests, choose, send } = open({ blogs: [] });
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Which?');
    await user.click(screen.getByRole('checkbox', { name: 'Ask without a name' }));
    await choose(file('a.png'));
    expect(pictures()).toHaveLength(1);
    await send();
    await screen.findByText('Sign up first');
    expect([taken, requests.filter(isWrite).length]).toEqual([0, 0]);
    expect(readUnsentText({ writer: ivy.uuid, kind: 'ask', target: marlow.uuid })).toBe('Which?');
  });

  it('a visitor’s choice to ask anonymously survives logging in', async () => {
    sessionStorage.setItem(`skein:ask-without-name:${marlow.uuid}`, '');
    const { user, requests, send } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Guess?');
    await send();
    await waitFor(() => expect(requests.find(isWrite)?.body).not.toHaveProperty('tumblelog'));
    expect(sessionStorage.length).toBe(0);
  });
});
