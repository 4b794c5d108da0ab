import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createdAnswer,
  isWrite,
  ivy,
  offcuts,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  storedDraft,
  surface,
  surfaceReady,
} from '#tests/support/post-forms.tsx';
import { ApiFailure } from '#tests/support/render-app.tsx';
import { paragraphOf } from '../model/from-blocks.ts';

/** Tests the part for supporters of a post that is written. jsdom cannot type into the text surface. */

resetBrowserAroundTests();

const supported = { ...ivy, canBeSupported: true };

const WALLED = {
  doc: {
    type: 'doc' as const,
    content: [
      paragraphOf(null, { text: 'open' }),
      { type: 'paywall' as const },
      paragraphOf(null, { text: 'hidden' }),
    ],
  },
};

it('NewPost offers a part for supporters where the blog takes some, once a post', async () => {
  storeDraft('open');
  const { user } = openPage('/new', () => createdAnswer(), {}, [supported, offcuts]);
  await surfaceReady();
  await user.click(screen.getByRole('button', { name: 'Text styles' }));
  const button = screen.getByRole('button', { name: 'From here for supporters' });
  await user.click(button);
  await user.click(button);
  expect(await screen.findAllByText('From here for those who support ivy')).toHaveLength(1);
  expect(screen.queryByText(/takes no supporters/)).toBeNull();
});

it('NewPost offers no part for supporters on a blog that takes none', async () => {
  storeDraft('open');
  const { user } = openPage('/new', () => createdAnswer());
  await surfaceReady();
  await user.click(screen.getByRole('button', { name: 'Text styles' }));
  expect(screen.queryByRole('button', { name: 'From here for supporters' })).toBeNull();
});

it('NewPost sends what stands below the line as a paywall, also from a restored draft', async () => {
  storeDraft('', WALLED);
  const { user, requests } = openPage('/new', () => createdAnswer(), {}, [supported, offcuts]);
  await surfaceReady();
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await waitFor(() => expect(requests.some(isWrite)).toBe(true));
  expect(requests.find(isWrite)?.body).toMatchObject({
    content: [
      { type: 'text', text: 'open' },
      { type: 'nested-blocks', subtype: 'paywall', blocks: [{ type: 'text', text: 'hidden' }] },
    ],
  });
});

it('NewPost says that a blog takes no supporters beside the line, and keeps everything when it is refused', async () => {
  storeDraft('', WALLED);
  const words = 'A part for supporters needs a plan that readers can take.';
  const { user } = openPage('/new', () => new ApiFailure(400, 8001, words));
  await surfaceReady();
  expect(await screen.findByText(/ivy takes no supporters/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await screen.findByText(words);
  expect((await surface()).textContent).toContain('hidden');
  expect(storedDraft()).toContain('paywall');
  await user.click(screen.getByRole('button', { name: 'Remove the line of the part for supporters' }));
  expect(screen.queryByText(/takes no supporters/)).toBeNull();
});

it('NewPost says beside the line that a poll below it stays open to everybody, and not of one above', async () => {
  const poll = {
    type: 'embed' as const,
    attrs: {
      block: {
        type: 'poll' as const,
        clientId: 'poll-a',
        question: 'Rye or wheat?',
        answers: [
          { clientId: 'a', answerText: 'Rye' },
          { clientId: 'b', answerText: 'Wheat' },
        ],
        settings: { multipleChoice: false, closeStatus: 'closed-after' as const, expireAfter: 86_400 },
      },
    },
  };
  const [open, line, hidden] = WALLED.doc.content;
  if (!open || !line || !hidden) throw new Error('no line');
  storeDraft('', { doc: { type: 'doc' as const, content: [open, poll, line, hidden] } });
  const above = openPage('/new', () => createdAnswer(), {}, [supported, offcuts]);
  await screen.findByText('From here for those who support ivy');
  expect(screen.queryByText(/^The poll below stays open/)).toBeNull();
  above.unmount();
  storeDraft('', { doc: { type: 'doc' as const, content: [open, line, poll, hidden] } });
  openPage('/new', () => createdAnswer(), {}, [supported, offcuts]);
  await screen.findByText(/^The poll below stays open/);
});
