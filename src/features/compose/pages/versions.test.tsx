import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { type Draft, draftFrom, draftKey } from '../model/drafts.ts';
import { paragraphOf } from '../model/from-blocks.ts';
import EditPostPage from './EditPostPage.tsx';
import NewPostPage from './NewPostPage.tsx';

const ivy = aBlog('ivy');

// Stubs layout methods that the editor calls, because jsdom has no layout.
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

afterEach(() => {
  localStorage.clear();
  act(clearToasts);
  act(() => postOverlay.clear());
});

function open(path: string, answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/new/:postType?" element={<NewPostPage />} />
      <Route path="/edit/:blogName/:postId" element={<EditPostPage />} />
    </Routes>,
    { path, answer, blogs: [ivy] },
  );
}

function words(text: string) {
  return { type: 'doc' as const, content: [paragraphOf(null, { text })] };
}

function aDraft(text: string, changes: Partial<Draft> = {}): Draft {
  return {
    version: 1,
    savedAt: Date.now() - 60_000,
    blogUuid: ivy.uuid,
    doc: words(text),
    tags: [],
    pendingTag: '',
    outcome: 'keep',
    ...changes,
  };
}

const surface = () => screen.findByRole('textbox', { name: 'Your post' });

describe('ConflictDialog for a post that was edited elsewhere', () => {
  const before = aPost({ id: '5', blog: ivy, blogName: 'ivy', canEdit: true, version: 2, content: [] });
  const now = { ...before, version: 3, content: [{ type: 'text' as const, text: 'Theirs' }], tags: ['sea'] };
  const place = draftKey(ivy.uuid, 'edit', '5');

  /** Fake server that has version 3 and refuses edits based on another one. */
  function start() {
    localStorage.setItem(place, JSON.stringify(aDraft('Mine', { basedOn: 2 })));
    const sent: unknown[] = [];
    const app = open('/edit/ivy/5', ({ method, body }) => {
      if (method === 'GET') return { post: before, blog: ivy };
      sent.push(body);
      if ((body as { basedOn?: number }).basedOn !== 3)
        return new ApiFailure(409, 4009, 'Somebody edited this post.', { field: 'basedOn', post: now });
      return { id: '5', state: 'published', post: { ...now, version: 4 } };
    });
    return { ...app, sent };
  }

  async function conflict() {
    const app = start();
    await surface();
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'This post was changed elsewhere' });
    return { ...app, dialog };
  }

  it('ConflictDialog shows both versions, and saves nothing before a choice', async () => {
    const { dialog, sent } = await conflict();
    expect(within(dialog).getByRole('region', { name: 'Your version' }).textContent).toContain('Mine');
    const theirs = within(dialog).getByRole('region', { name: 'Saved version' }).textContent;
    expect(theirs).toContain('Theirs');
    expect(theirs).toContain('#sea');
    expect(sent).toMatchObject([{ basedOn: 2, content: [{ text: 'Mine' }] }]);
  });

  it('ConflictDialog overwrites the other version when that is chosen', async () => {
    const { dialog, sent, user } = await conflict();
    await user.click(within(dialog).getByRole('button', { name: 'Save my version' }));
    await screen.findByText('Saved');
    expect(sent[1]).toMatchObject({ basedOn: 3, content: [{ text: 'Mine' }] });
    expect(localStorage.getItem(place)).toBeNull();
  });

  it('ConflictDialog opens the other version, and one’s own can be restored', async () => {
    const { dialog, sent, user } = await conflict();
    await user.click(within(dialog).getByRole('button', { name: 'Use this version' }));
    await waitFor(async () => expect((await surface()).textContent).toBe('Theirs'));
    expect(screen.getByRole('button', { name: 'Remove tag sea' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore text' }));
    expect((await surface()).textContent).toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Saved');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ basedOn: 3, content: [{ text: 'Mine' }] });
  });

  it('ConflictDialog resumes one’s own version, which the next save writes over the other', async () => {
    const { dialog, sent, user } = await conflict();
    await user.click(within(dialog).getByRole('button', { name: 'Continue with my version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await surface()).textContent).toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Saved');
    expect(sent[1]).toMatchObject({ basedOn: 3, content: [{ text: 'Mine' }] });
  });

  it('ConflictDialog can be closed without a choice: a notice remains and opens it again', async () => {
    const { dialog, sent, user } = await conflict();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Somebody edited this post.')).toBeTruthy();
    expect((await surface()).textContent).toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'See both versions' }));
    await screen.findByRole('dialog', { name: 'This post was changed elsewhere' });
    expect(sent).toHaveLength(1);
  });
});

describe('two tabs with the same form', () => {
  const place = draftKey(ivy.uuid, 'new', '');

  /** Dispatches the storage event that a browser sends to the other tabs. */
  function elsewhere(newValue: Draft | null) {
    const oldValue = localStorage.getItem(place);
    const spelt = newValue ? JSON.stringify(newValue) : null;
    if (spelt) localStorage.setItem(place, spelt);
    else localStorage.removeItem(place);
    act(() => {
      fireEvent(window, new StorageEvent('storage', { key: place, oldValue, newValue: spelt }));
    });
  }

  const kept = () => draftFrom(localStorage.getItem(place));
  const NOTICE = /You wrote something else here in another tab/;

  async function start(whileSending: () => void = () => {}) {
    localStorage.setItem(place, JSON.stringify(aDraft('Here', { outcome: 'published' })));
    const app = open('/new', ({ method }) => {
      if (method === 'POST') whileSending();
      return { id: '7', state: 'published', post: aPost({ id: '7', blog: ivy }) };
    });
    await surface();
    return app;
  }

  it('a form shows that another tab saved other contents, and loads them on request', async () => {
    const { user } = await start();
    elsewhere(aDraft('There', { savedAt: Date.now(), outcome: 'published' }));
    await screen.findByText(NOTICE);
    await user.click(screen.getByRole('button', { name: 'Use the other text' }));
    expect((await surface()).textContent).toBe('There');
    await user.click(screen.getByRole('button', { name: 'Restore text' }));
    expect((await surface()).textContent).toBe('Here');
    expect(kept()?.doc).toEqual(words('Here'));
  });

  it('a form keeps its own contents over those of another tab when that is chosen', async () => {
    const { user } = await start();
    elsewhere(aDraft('There', { savedAt: Date.now() }));
    await user.click(await screen.findByRole('button', { name: 'Keep this one' }));
    expect(kept()?.doc).toEqual(words('Here'));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('a form does not overwrite the draft of another tab on losing focus', async () => {
    await start();
    elsewhere(aDraft('There', { savedAt: Date.now() }));
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(window, new Event('pagehide'));
    expect(kept()?.doc).toEqual(words('There'));
  });

  it('a form shows no notice while both tabs have the same contents', async () => {
    await start();
    elsewhere(aDraft('Here', { savedAt: Date.now(), outcome: 'published' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('a form shows that another tab sent or discarded the same draft', async () => {
    const { user } = await start();
    elsewhere(null);
    await screen.findByText(/This was sent or deleted in another tab/);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect((await surface()).textContent).toBe('');
  });

  it('a form saves its contents again once another tab has sent different ones', async () => {
    await start();
    elsewhere(aDraft('There', { savedAt: Date.now() }));
    elsewhere(null);
    expect(kept()?.doc).toEqual(words('Here'));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('a form sends its contents without deleting the newer draft of another tab', async () => {
    const { user } = await start(() => elsewhere(aDraft('There', { savedAt: Date.now() + 5 })));
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(kept()?.doc).toEqual(words('There'));
  });
});
