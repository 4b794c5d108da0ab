import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { storeOfflineMutations } from '#src/shared/lib/storage/offline-mutations.ts';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import {
  ivy,
  offcuts,
  resetBrowserAroundTests,
  storeDraft,
  storedDraft,
} from '#tests/support/post-forms.tsx';
import { renderApp } from '#tests/support/render-app.tsx';
import { DRAFT_LIFETIME_MS, draftKey } from '../model/drafts.ts';
import UnsentPage from './UnsentPage.tsx';

resetBrowserAroundTests();

function open() {
  return renderApp(
    <Routes>
      <Route path="/unsent" element={<UnsentPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { path: '/unsent', blogs: [ivy, offcuts] },
  );
}
const rows = () => within(screen.getByRole('list', { name: 'Unsent' })).getAllByRole('listitem');

describe('UnsentPage', () => {
  it('UnsentPage lists the drafts of all own blogs, newest first', () => {
    localStorage.setItem('skein:draft:%E0%A4%A:new:', '{}');
    storeDraft('An older walk', { tags: ['rain'], savedAt: Date.now() - 120_000 });
    storeDraft(
      'A newer reblog',
      { blogUuid: offcuts.uuid, address: '/reblog/ann/12/abcdefgh' },
      'reblog',
      '12',
    );
    open();
    const items = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-item'));
    expect(items.map((item) => within(item).getByRole('strong').textContent)).toEqual([
      'A reblog',
      'A new post',
    ]);
    expect(items[0]?.textContent).toContain('on offcuts');
    expect(items[1]?.textContent).toContain('An older walk');
    expect(items[1]?.textContent).toContain('rain');
    expect(screen.getAllByRole('button', { name: /^Continue writing/ })).toHaveLength(2);
  });

  it('UnsentPage lists no drafts of other members, no expired and no unreadable ones', () => {
    storeDraft('Not mine', { blogUuid: 't:somebody' });
    storeDraft('Old', { savedAt: Date.now() - DRAFT_LIFETIME_MS });
    localStorage.setItem(draftKey(offcuts.uuid, 'new', ''), '{');
    open();
    expect(screen.getByText('Everything was sent')).toBeTruthy();
  });

  it('UnsentPage discards a draft, and restores it by undo', async () => {
    storeDraft('A walk');
    const before = storedDraft();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Discard: A walk' }));
    expect(storedDraft()).toBeNull();
    expect(screen.getByText('Everything was sent')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(storedDraft()).toBe(before);
    expect(rows()).toHaveLength(1);
  });

  it('UnsentPage does not restore a draft over a newer one under the same key', async () => {
    storeDraft('A walk');
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Discard: A walk' }));
    storeDraft('Another walk');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(storedDraft()).toContain('Another walk');
    expect(await screen.findByText('It was not restored: a newer text is saved there.')).toBeTruthy();
  });

  it('UnsentPage lists a draft as soon as another tab saves it', async () => {
    open();
    expect(screen.getByText('Everything was sent')).toBeTruthy();
    storeDraft('From the other tab');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.getByText('From the other tab')).toBeTruthy();
  });

  it('UnsentPage links to the form of a draft', async () => {
    storeDraft('A walk', { address: '/new/photo' });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Continue writing: A walk' }));
    expect(screen.getByText('elsewhere')).toBeTruthy();
  });

  it('UnsentPage lists unsent replies, asks, messages, answers and appeals, each with a link to its form', () => {
    const old = Date.now() - 60_000;
    storeDraft('A walk', { savedAt: old });
    const way = { address: '/bo/12', to: 'bo' };
    const place = { writer: ivy.uuid, target: '12' };
    storeUnsentText({ ...place, kind: 'reply' }, 'Lovely', way);
    storeUnsentText({ ...place, kind: 'ask', target: 't:bo' }, 'Why fog?', {
      address: '/new/ask/bo',
      to: 'bo',
    });
    storeUnsentText({ ...place, kind: 'letter', target: 'bo' }, 'Hello', {
      address: '/messaging/conversation/ivy/bo',
      to: 'bo',
    });
    storeUnsentText({ ...place, kind: 'appeal' }, 'My own wool', { address: '/communities/a', to: 'wool' });
    storeUnsentText({ ...place, kind: 'answer' }, 'A sock', { address: '/communities/b', to: 'Wool' });
    storeUnsentText({ ...place, writer: 't:somebody', kind: 'reply' }, 'Not mine', way);
    storeUnsentText({ ...place, kind: 'letter', target: 'led-astray' }, 'Away', {
      ...way,
      address: '//else.example',
    });
    open();
    const items = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-item'));
    const titles = items.map((item) => within(item).getByRole('strong').textContent);
    expect(titles.toSorted()).toEqual([
      'A message to bo',
      'A new post',
      'A question to bo',
      'A reply to bo',
      'An answer for Wool',
      'An appeal in wool',
    ]);
    expect(titles.at(-1)).toBe('A new post');
    const reply = screen.getByRole('link', { name: 'Continue writing: Lovely' });
    expect(reply.getAttribute('href')).toBe('/bo/12');
    expect(screen.getByRole('button', { name: 'Continue writing: Why fog?' })).toBeTruthy();
  });

  it('UnsentPage discards the text of a small field and restores it, but not over newer text', async () => {
    const place = { writer: ivy.uuid, kind: 'reply', target: '12' } as const;
    const way = { address: '/bo/12', to: 'bo' };
    storeUnsentText(place, 'Lovely', way);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Discard: Lovely' }));
    expect(readUnsentText(place)).toBe('');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(readUnsentText(place)).toBe('Lovely');
    await user.click(screen.getByRole('button', { name: 'Discard: Lovely' }));
    storeUnsentText(place, 'Newer', way);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It was not restored: a newer text is saved there.')).toBeTruthy();
    expect(readUnsentText(place)).toBe('Newer');
  });
});

it('UnsentPage lists a like that waits for a connection, and discards it', async () => {
  const act = {
    key: 'like:7',
    member: 'u',
    of: 'post' as const,
    thing: '7',
    name: 'elm',
    request: { id: '7' },
    on: true,
    confirmed: false,
    savedAt: Date.now(),
  };
  const titles = { post: 'A like for a post of elm', blog: 'Unfollow elm', tag: 'Follow #elm' };
  storeOfflineMutations([
    act,
    { ...act, of: 'blog', key: 'follow:7', on: false, savedAt: act.savedAt - 1000 },
    { ...act, of: 'tag', key: 'tag:elm', savedAt: act.savedAt - 2000 },
    { ...act, member: 'somebody else' },
  ]);
  postOverlay.put('7', { liked: true });
  const { user } = open();
  expect(rows().map((row) => within(row).getByRole('strong').textContent)).toEqual(Object.values(titles));
  await user.click(screen.getByRole('button', { name: `Discard: ${titles.post}` }));
  expect(rows()).toHaveLength(2);
  expect(postOverlay.get('7')?.liked).toBe(false);
  expect(document.activeElement?.textContent).toBe('Unsent');
});
