import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createdAnswer,
  isWrite,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';

resetBrowserAroundTests();

const ivy = aBlog('ivy', { reblogTags: ['moss'] });
const offcuts = aBlog('offcuts', { primary: false, reblogs: 'noone', reblogTags: ['fog', 'rain'] });
const theirs = aPost({ id: '12', content: [{ type: 'text', text: 'Said' }] });

function openAt(path: string) {
  const answered = openPage(
    path,
    ({ method }) => (method === 'GET' ? { post: theirs, blog: theirs.blog } : createdAnswer()),
    {},
    [ivy, offcuts],
  );
  const speakAs = async (name: string): Promise<void> => {
    await answered.user.click(screen.getByRole('button', { name: /Choose another blog/ }));
    await answered.user.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));
  };
  const body = () => answered.requests.find(isWrite)?.body;
  return { ...answered, speakAs, body };
}
const chips = () => screen.queryAllByRole('button', { name: /^Remove tag/ }).map((chip) => chip.ariaLabel);

it('a reblog starts with the default tags of the posting blog, and says when they are removed', async () => {
  const { user, speakAs, body } = openAt('/reblog/ann/12/abcdefgh');
  await surface();
  expect(chips()).toHaveLength(1);
  await speakAs('offcuts');
  expect(chips()).toHaveLength(2);
  for (const chip of screen.getAllByRole('button', { name: /^Remove tag/ })) await user.click(chip);
  await user.click(screen.getByRole('button', { name: 'Reblog now' }));
  await screen.findByText(/^Posted to/);
  expect(body()).toMatchObject({ tags: '' });
});

it('changed tags are kept when another blog is chosen to post', async () => {
  const { user, speakAs, body } = openAt('/reblog/ann/12/abcdefgh');
  await surface();
  await user.type(screen.getByRole('combobox', { name: 'Add a tag' }), 'mine{Enter}');
  await speakAs('offcuts');
  await user.click(screen.getByRole('button', { name: 'Reblog now' }));
  await screen.findByText(/^Posted to/);
  expect(body()).toMatchObject({ tags: 'moss, mine' });
});

it('a new post shows its blog’s default for reblogs, and counts changes of it', async () => {
  storeDraft('A walk', { blogUuid: offcuts.uuid });
  const { user, body } = openAt('/new');
  await surface();
  await user.click(screen.getByRole('button', { name: 'More options' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'More about this post' }));
  const box = sheet.getByRole<HTMLInputElement>('checkbox', { name: 'Others may reblog it' });
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await screen.findByText(/^Posted to/);
  expect(body()).toMatchObject({ interactabilityReblog: 'everyone' });
});
