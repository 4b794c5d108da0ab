import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  createdAnswer,
  isWrite,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { type Answer, ApiFailure, type ServerRequest } from '#tests/support/render-app.tsx';

resetBrowserAroundTests();
// Stubs layout methods, because jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

const media = [{ url: '/media/boat.gif', width: 480, height: 336, type: 'gif' as const }];
const boat = {
  id: 'gf-boat-1',
  title: 'A boat comes back',
  altText: 'A boat, again',
  media,
  feedbackToken: 'gf-boat-1',
};

const isSearch = ({ path }: ServerRequest): boolean => path === '/v2/gif_search';
const library: Answer = (call) => {
  if (!isSearch(call)) return createdAnswer();
  const typed = call.query.get('query') ?? '';
  return { gifs: boat.title.toLowerCase().includes(typed) ? [boat] : [], links: {} };
};

async function openPicker(answer: Answer) {
  storeDraft('Look');
  const app = openPage('/new', answer);
  await surface();
  await app.user.click(screen.getByRole('button', { name: 'Add a GIF' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a GIF' }));
  return { ...app, picker };
}

it('GifPicker finds a GIF by a word, and it is sent as the library returned it', async () => {
  const { user, requests, picker } = await openPicker(library);
  await picker.findByRole('button', { name: 'A boat comes back' });
  await user.type(picker.getByRole('searchbox', { name: 'Search GIFs' }), 'boat');
  await waitFor(() =>
    expect(requests.filter(isSearch).map(({ query }) => query.get('query'))).toContain('boat'),
  );
  await user.click(await picker.findByRole('button', { name: 'A boat comes back' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a GIF' })).toBeNull());
  expect(await screen.findByRole('button', { name: 'ALT: A boat, again. Change it' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await screen.findByText('Posted to ivy');
  expect(requests.find(isWrite)?.body).toMatchObject({
    content: [
      { type: 'text', text: 'Look' },
      { type: 'image', media, altText: 'A boat, again', feedbackToken: 'gf-boat-1' },
    ],
  });
});

it('GifPicker says that a word has no GIF, and suggests what to do', async () => {
  const { user, picker } = await openPicker(library);
  await user.type(picker.getByRole('searchbox', { name: 'Search GIFs' }), 'horse');
  expect(await picker.findByText('No GIFs for “horse”')).toBeTruthy();
  expect(picker.getByText(/add a GIF of your own/)).toBeTruthy();
});

it('GifPicker offers a retry when a search fails', async () => {
  const tries = { count: 0 };
  const { user, picker } = await openPicker((call) => {
    if (!isSearch(call)) return createdAnswer();
    tries.count += 1;
    return tries.count === 1 ? new ApiFailure(400, 5039, 'Not just now.') : { gifs: [boat], links: {} };
  });
  await user.click(await picker.findByRole('button', { name: 'Try again' }));
  expect(await picker.findByRole('button', { name: 'A boat comes back' })).toBeTruthy();
});

it('GifPicker names the provider, as its terms require', async () => {
  const { picker } = await openPicker((call) =>
    isSearch(call) ? { gifs: [boat], links: {}, provider: 'Movers' } : createdAnswer(),
  );
  expect(await picker.findByText('Powered by Movers')).toBeTruthy();
  expect(picker.getByRole('searchbox', { name: 'Search GIFs' })).toHaveProperty(
    'placeholder',
    'Search Movers',
  );
});
