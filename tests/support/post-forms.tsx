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
import { type Answer, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';

export const ivy = aBlog('ivy');
export const offcuts = aBlog('offcuts', { primary: false });

/** Prepares and clears the browser storage that the forms use, around every test of a file. */
export function resetBrowserAroundTests(): void {
  // jsdom has no layout, but the text surface measures positions.
  beforeEach(() => {
    const nowhere = (): DOMRect => new DOMRect();
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = nowhere;
    document.elementFromPoint = () => null;
    Element.prototype.scrollIntoView = () => {};
  });

  afterEach(() => {
    // A form saves its content on unmount.
    cleanup();
    localStorage.clear();
    act(clearToasts);
    act(() => postOverlay.clear());
  });
}

export const isWrite = ({ method }: ServerRequest): boolean => method === 'POST' || method === 'PUT';

/** Renders the page of an address, with query and state as the application provides them. */
export function openPage(path: string, answer: Answer, member: Partial<User> = {}, blogs = [ivy, offcuts]) {
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

/** Stores a draft where a new post on `blog` looks for it: jsdom cannot type into the text surface. */
export function storeDraft(
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

/** Returns the server's answer to an accepted post of ivy's. */
export function createdAnswer(changes = {}) {
  return { id: '77', state: 'published', post: aPost({ id: '77', blog: ivy, ...changes }) };
}

export const surface = () => screen.findByRole('textbox', { name: 'Your post' });

/** The surface takes the focus once, when it appears; typing elsewhere must start after that. */
export async function surfaceReady(): Promise<void> {
  const text = await surface();
  await waitFor(() => {
    if (document.activeElement !== text) throw new Error('The text surface has no focus yet.');
  });
}

/** Returns the stored draft of a new post on a blog. */
export const storedDraft = (blogUuid = ivy.uuid) => localStorage.getItem(draftKey(blogUuid, 'new', ''));
