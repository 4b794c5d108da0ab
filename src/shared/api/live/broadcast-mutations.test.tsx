import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearOverlays, postOverlay, tagOverlay } from '../read/post-overlay.ts';
import { broadcastMutations } from './broadcast-mutations.ts';

/** The other tab's end of the channel. */
let said: unknown[] = [];
let here: { onmessage?: (event: { data: unknown }) => void; name: string; isOpen: boolean };

beforeEach(() => {
  said = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      isOpen = true;
      name: string;
      constructor(name: string) {
        this.name = name;
        here = this;
      }
      postMessage = (word: unknown) => said.push(word);
      close() {
        this.isOpen = false;
      }
    },
  );
});
afterEach(() => {
  clearOverlays();
  vi.unstubAllGlobals();
});

it('broadcastMutations sends own changes, applies received ones without resending, and ignores responses', () => {
  const stop = broadcastMutations('ann');
  expect(here.name).toBe('skein-acts ann');
  postOverlay.put('7', { liked: true });
  expect(said).toEqual([{ of: 'post', key: '7', values: { liked: true } }]);
  postOverlay.merge('7', { liked: false }, Number.POSITIVE_INFINITY);
  here.onmessage?.({ data: { of: 'tag', key: 'fog', values: { followed: true } } });
  expect(tagOverlay.get('fog')).toEqual({ followed: true });
  expect(said).toHaveLength(1);
  stop();
  postOverlay.put('7', { liked: true });
  expect([said.length, here.isOpen]).toEqual([1, false]);
});
