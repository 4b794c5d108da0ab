import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createdAnswer,
  isWrite,
  ivy,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  storedDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { aPost } from '#tests/support/ui-posts.ts';

resetBrowserAroundTests();

async function openSheet(user: ReturnType<typeof openPage>['user']) {
  await user.click(screen.getByRole('button', { name: /^More options/ }));
  return within(await screen.findByRole('dialog', { name: 'More about this post' }));
}

it('PostOptionsSheet options are saved with the draft, counted, and sent', async () => {
  storeDraft('A walk');
  const { user, requests } = openPage('/new', () => createdAnswer());
  await surface();
  const sheet = await openSheet(user);
  await user.click(sheet.getByLabelText('Others may reblog it'));
  await user.click(sheet.getByLabelText('Cover this post'));
  await user.click(sheet.getByLabelText('Violence'));
  await user.type(sheet.getByLabelText('Source'), 'not one');
  expect(sheet.getByText(/This is not a web address/)).toBeTruthy();
  await user.clear(sheet.getByLabelText('Source'));
  await user.type(sheet.getByLabelText('Source'), 'fog.example/a');
  await user.type(sheet.getByLabelText('Words in the web address'), 'fog');
  const sentences = within(sheet.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('summary')?.textContent);
  expect(sentences.slice(0, 6)).toEqual([
    'Nobody may reblog it.',
    'Everybody may blaze it.',
    'It is not a paid partnership.',
    'It is covered because of Violence.',
    'It comes from fog.example.',
    'Its address ends in fog.',
  ]);
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'More options, 4 set' })).toBeTruthy();
  await waitFor(() => expect(storedDraft()).toContain('fog.example/a'));
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await screen.findByText('Posted to ivy');
  expect(requests.find(isWrite)?.body).toEqual({
    content: [{ type: 'text', text: 'A walk' }],
    state: 'published',
    slug: 'fog',
    sourceUrl: 'https://fog.example/a',
    interactabilityReblog: 'noone',
    hasCommunityLabel: true,
    communityLabelCategories: ['violence'],
  });
});

it('PostOptionsSheet starts with the options of an edited post, and sends only changed ones', async () => {
  const post = aPost({
    id: '5',
    blog: ivy,
    blogName: 'ivy',
    canEdit: true,
    slug: 'a-walk',
    isCommercial: true,
    communityLabels: { hasCommunityLabel: true, categories: { violence: true } },
  });
  const { user, requests } = openPage('/edit/ivy/5', ({ method }) =>
    method === 'GET' ? { post, blog: ivy } : { id: '5', state: 'published', post },
  );
  await surface();
  const sheet = await openSheet(user);
  expect(sheet.getByLabelText<HTMLInputElement>('Words in the web address').value).toBe('a-walk');
  expect(sheet.getByLabelText<HTMLInputElement>('Violence').checked).toBe(true);
  await user.click(sheet.getByLabelText('This post is a paid partnership'));
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('Saved');
  expect(requests.find(isWrite)?.body).toEqual({
    content: post.content,
    layout: [],
    tags: '',
    isCommercial: false,
  });
});
