import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { CommunityPostFooter } from './CommunityPostFooter.tsx';

const community = {
  name: 'wool',
  uuid: 'c:wool',
  title: 'Wool',
  state: 'published',
  commentCount: 1,
} as const;
const wool = ['🧵', '☕'].map((grapheme, place) => ({
  id: `r${place}`,
  grapheme,
  count: 1,
  reacted: false,
}));

/** Answers who reacted, with all reactions or one. */
function reactors({ query }: ServerRequest) {
  const all = [
    { blog: aBlog('kiln'), grapheme: '🧵', timestamp: 1_780_000_000 },
    { blog: aBlog('loft'), grapheme: '☕', timestamp: 1_770_000_000 },
  ];
  const asked = query.get('reaction');
  return {
    reactors: all.filter(({ grapheme }) => asked === null || grapheme === asked),
    reactions: [],
    links: {},
  };
}

function open(reactions: Post['reactions'], { whole = true } = {}) {
  const post: Post = { ...aPost({ id: '7', reactions }), community };
  return renderApp(<CommunityPostFooter post={post} community={community} whole={whole} />, {
    blogs: [aBlog('mara')],
    answer: reactors,
  });
}

it('ReactorsDialog lists who reacted, by all reactions or one', async () => {
  const { user, requests } = open(wool);
  await user.click(await screen.findByRole('button', { name: '2 reactions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who reacted' });
  const rows = () => within(dialog).getAllByRole('listitem');
  await within(dialog).findByText('kiln');
  expect(rows().map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['kiln', 'loft']);
  const choice = within(dialog).getByRole('button', { name: '☕ 1' });
  await user.click(choice);
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(rows().map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['loft']));
  expect(requests.at(-1)?.query.get('reaction')).toBe('☕');
});

it('ReactorsDialog opens beside the reactions of a post in a list', async () => {
  const { user } = open(wool, { whole: false });
  await user.click(await screen.findByRole('button', { name: 'Who reacted' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who reacted' });
  expect(await within(dialog).findByText('loft')).toBeTruthy();
});

it('ReactorsDialog cannot be opened for a post without reactions', () => {
  open([]);
  expect(screen.queryByRole('button', { name: /reactions$|^Who reacted$/ })).toBeNull();
  expect(screen.getByText('reactions')).toBeTruthy();
});
