import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  createdAnswer,
  isWrite,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { ApiFailure, type ServerRequest } from '#tests/support/render-app.tsx';
import { paragraphOf } from '../model/from-blocks.ts';

resetBrowserAroundTests();

/** Fake upload that never completes. */
class SilentRequest {
  upload = {};
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
}

describe('images in the composer', () => {
  it('the composer shows a visible notice when some images exceeded the limit, until one is removed', async () => {
    vi.stubGlobal('XMLHttpRequest', SilentRequest);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const { user } = openPage('/new/photo', () => createdAnswer());
    await surface();
    const files = Array.from(
      { length: 31 },
      (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }),
    );
    const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('There is no way to choose pictures.');
    await user.upload(chooser, files);
    const words = await within(screen.getByRole('alert')).findByText('A post holds at most 30 pictures.');
    expect(screen.getAllByRole('button', { name: /^Add ALT/ })).toHaveLength(30);
    await user.click(screen.getAllByRole('button', { name: 'Remove picture' })[0] ?? words);
    await waitFor(() => expect(screen.queryByText('A post holds at most 30 pictures.')).toBeNull());
  });
});

describe('audio in the composer', () => {
  const block = {
    type: 'audio' as const,
    provider: 'skein' as const,
    media: { url: '/media/ab/ab01/audio.mp3', type: 'audio/mpeg' as const },
    title: 'Sea at night',
  };
  const withSound = (sent: typeof block | null) => {
    const attrs = { localId: 'sound-1', kind: 'audio' as const, block: sent };
    storeDraft('Listen', {
      doc: { type: 'doc', content: [{ type: 'recording', attrs }, paragraphOf(null, { text: 'Listen' })] },
    });
  };

  it('an uploaded audio file plays in the composer as in the post', async () => {
    withSound(block);
    const { user, requests } = openPage('/new', () => createdAnswer());
    expect(await screen.findByRole('button', { name: 'Play Sea at night' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.filter(isWrite)[0]?.body).toMatchObject({
      content: [block, { type: 'text', text: 'Listen' }],
    });
  });

  it('an audio upload that failed shows its error, and blocks posting without it', async () => {
    withSound(null);
    const { user, requests } = openPage('/new', () => createdAnswer());
    expect(
      await screen.findByText('This sound had not been uploaded yet. Please choose it again.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    expect(await screen.findByText('A sound or video is not uploaded. Try again or remove it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove this sound' }));
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.filter(isWrite)[0]?.body).toMatchObject({ content: [{ type: 'text', text: 'Listen' }] });
  });

  it.each([
    ['audio', 'Choose a sound', 'Web address of a song, album or show'],
    ['video', 'Choose a video', 'Web address of a video'],
  ])('audio and video can be added as a file or by address: /new/%s', async (point, patch, field) => {
    openPage(`/new/${point}`, () => createdAnswer());
    expect(await screen.findByRole('button', { name: new RegExp(patch) })).toBeTruthy();
    expect(screen.getByLabelText(field)).toBeTruthy();
  });
});

describe('links in the composer', () => {
  const PAGE = 'https://fog.example/a';
  const fresh = {
    type: 'embed' as const,
    attrs: { block: { type: 'link' as const, url: PAGE }, isFresh: true },
  };
  const withCard = (card: typeof fresh) =>
    storeDraft('', { doc: { type: 'doc', content: [card, paragraphOf(null, { text: '' })] } });
  const block = {
    ...fresh.attrs.block,
    title: 'Fog',
    description: 'Of the coast.',
    displayUrl: 'fog.example',
  };
  const isPreview = ({ path }: ServerRequest): boolean => path === '/v2/link_preview';

  it('a link card shows the metadata of its page, which is sent with the post', async () => {
    withCard(fresh);
    const { user, requests } = openPage('/new', (call) =>
      isPreview(call) ? { url: PAGE, displayUrl: 'fog.example', block } : createdAnswer(),
    );
    const text = within(await surface());
    expect(await text.findByText('Of the coast.')).toBeTruthy();
    expect(requests.filter(isPreview).map(({ query }) => query.get('url'))).toEqual([PAGE]);
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.filter(isWrite)[0]?.body).toMatchObject({ content: [block] });
  });

  it('a link card shows that its page cannot be loaded, and can still be posted', async () => {
    withCard(fresh);
    const { user, requests } = openPage('/new', (call) =>
      isPreview(call) ? new ApiFailure(400, 8030, 'This link cannot be shown.') : createdAnswer(),
    );
    expect(await screen.findByText('This link cannot be shown.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await screen.findByText('Posted to ivy');
    expect(requests.filter(isWrite)[0]?.body).toMatchObject({ content: [{ type: 'link', url: PAGE }] });
  });

  it('a link card of an existing post is not requested again, and can be turned into text or removed', async () => {
    withCard({ ...fresh, attrs: { block, isFresh: false } });
    const { user, requests } = openPage('/new', () => createdAnswer());
    await user.click(await screen.findByRole('button', { name: 'Show Fog as a plain link' }));
    expect((await surface()).textContent).toBe(PAGE);
    expect(requests.filter(isPreview)).toEqual([]);
  });
});
