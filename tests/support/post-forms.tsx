import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import type { User } from '#generated/zod/user.zod.ts';
import { type Draft, draftKey } from '#src/features/compose/model/drafts.ts';
import { paragraphOf } from '#src/features/compose/model/from-blocks.ts';
import EditPostPage from '#src/features/compose/pages/EditPostPage.tsx';
import NewPostPage from '#src/features/compose/pages/NewPostPage.tsx';
import ReblogPage from '#src/features/compose/pages/ReblogPage.tsx';
import SharePage from '#src/features/compose/pages/SharePage.tsx';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, type Asked, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';

export const ivy = aBlog('ivy');
export const offcuts = aBlog('offcuts', { primary: false });

/** Prepares and clears what the forms use of the browser, around every test of a file. */
export function cleanBrowser(): void {
  // jsdom lays nothing out; the text surface asks where things are all the same.
  beforeEach(() => {
    const nowhere = (): DOMRect => new DOMRect();
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = nowhere;
    document.elementFromPoint = () => null;
    Element.prototype.scrollIntoView = () => {};
  });

  afterEach(() => {
    // A form keeps what is in it when it goes.
    cleanup();
    localStorage.clear();
    act(clearToasts);
    act(() => postOverlay.clear());
  });
}

export const isWrite = ({ method }: Asked): boolean => method === 'POST' || method === 'PUT';

/** A page with what its address says, as the application gives it. */
export function open(path: string, answer: Answer, member: Partial<User> = {}, blogs = [ivy, offcuts]) {
  return renderApp(
    <Routes>
      <Route path="/new/:postType?" element={<NewPostPage />} />
      <Route path="/share" element={<SharePage />} />
      <Route path="/edit/:blogName/:postId" element={<EditPostPage />} />
      <Route path="/reblog/:blogName/:postId/:reblogKey" element={<ReblogPage />} />
    </Routes>,
    { path, answer, user: member, blogs },
  );
}

/** Puts a kept draft where a new post on `blog` looks for it: jsdom cannot type into the text surface. */
export function keep(
  words: string,
  changes: Partial<Draft> = {},
  kind: 'new' | 'reblog' | 'edit' | 'submission' = 'new',
  target = '',
): void {
  const draft: Draft = {
    version: 1,
    savedAt: Date.now() - 60_000,
    blogUuid: ivy.uuid,
    doc: { type: 'doc', content: [paragraphOf(null, { text: words })] },
    tags: [],
    pendingTag: '',
    outcome: 'published',
    ...changes,
  };
  localStorage.setItem(draftKey(draft.blogUuid, kind, target), JSON.stringify(draft));
}

/** The server's answer to a post of ivy's that was taken. */
export function created(changes = {}) {
  return { id: '77', state: 'published', post: aPost({ id: '77', blog: ivy, ...changes }) };
}

export const surface = () => screen.findByRole('textbox', { name: 'Your post' });

/** The surface takes the focus once, when it appears; typing elsewhere starts after that. */
export async function settled(): Promise<void> {
  const text = await surface();
  await waitFor(() => {
    if (document.activeElement !== text) throw new Error('The text surface has no focus yet.');
  });
}

/** What this browser keeps of the new post on a blog. */
export const kept = (blogUuid = ivy.uuid) => localStorage.getItem(draftKey(blogUuid, 'new', ''));
