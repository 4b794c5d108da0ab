import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostCard } from '../PostCard.tsx';
import { UnpublishedActions } from '../parts/UnpublishedActions.tsx';
import { POST_DISPLAY, type PostDisplay, type PostPlace, PostPlaceContext } from './post-display.ts';

const FLAGS = [
  'showsTags',
  'showsShareButton',
  'showsReplyButton',
  'showsEditButton',
  'showsDeleteButton',
  'showsLikeButton',
  'showsReblogButton',
  'showsQueueButton',
  'showsPublishButton',
  'showsTimestamps',
  'showsPinnedStatus',
  'blursImagesFromUnfollowedBlogs',
  'usesInboxAttribution',
  'forceTruncate',
] as const satisfies (keyof PostDisplay)[];

/** The flags of each place in the order of `FLAGS`: 1 where the part is there. */
const EXPECTED: Record<PostPlace, string> = {
  desktop: '11111110010000',
  mobile: '11111110010000',
  blogPage: '11111110011000',
  inbox: '10011001110011',
  messages: '00000000010101',
  drafts: '10011000110001',
  queue: '10011000110001',
  embed: '10000000010001',
  community: '11111110010000',
  radar: '11111110010000',
  videoHub: '11111110010000',
  masonry: '11111110010001',
};
const places = Object.keys(EXPECTED) as PostPlace[];
const cases = places.flatMap((place) =>
  FLAGS.map((flag, index) => [place, flag, EXPECTED[place][index] === '1'] as const),
);

it.each(cases)('POST_DISPLAY of %s has %s %s', (place, flag, expected) => {
  expect(POST_DISPLAY[place][flag]).toBe(expected);
});

describe.each(places)('PostCard in the place %s', (place) => {
  const flags = POST_DISPLAY[place];
  const post = aPost({ isPinned: true, canEdit: true, canDelete: true, canReblog: true, tags: ['fog'] });

  it('PostCard has the parts that its place shows and no others', async () => {
    const { user, container } = renderApp(
      <PostCard
        post={post}
        place={place}
        sender={{ side: null, head: (nameId) => <b id={nameId}>Sender</b> }}
      />,
      { blogs: [aBlog('bo')] },
    );
    const article = within(await screen.findByRole('article'));
    const has = (name: RegExp, role = 'button') => article.queryByRole(role, { name }) !== null;
    expect({
      showsTags: has(/^#fog$/, 'link'),
      showsShareButton: has(/^Share/),
      showsReplyButton: has(/Replies|repl(y|ies)$/i),
      showsLikeButton: has(/^Like|likes?$/i),
      showsReblogButton: has(/reblog/i, 'link'),
      usesInboxAttribution: article.queryByText('Sender') !== null,
      forceTruncate: container.querySelector('[data-most="column"]') !== null,
    }).toEqual({
      showsTags: flags.showsTags,
      showsShareButton: flags.showsShareButton,
      showsReplyButton: flags.showsReplyButton,
      showsLikeButton: flags.showsLikeButton,
      showsReblogButton: flags.showsReblogButton,
      usesInboxAttribution: flags.usesInboxAttribution,
      forceTruncate: flags.forceTruncate,
    });
    if (flags.usesInboxAttribution) return;
    expect(article.queryByText('Pinned') !== null).toBe(flags.showsPinnedStatus);
    expect(container.querySelector('[data-permalink] time') !== null).toBe(flags.showsTimestamps);
    await user.click(article.getByRole('button', { name: 'Post options' }));
    await screen.findByRole('menu');
    expect({
      edit: screen.queryByRole('menuitem', { name: 'Edit' }) !== null,
      remove: screen.queryByRole('menuitem', { name: 'Delete' }) !== null,
    }).toEqual({ edit: flags.showsEditButton, remove: flags.showsDeleteButton });
  });

  it('UnpublishedActions has the buttons that its place shows and no others', () => {
    renderApp(
      <PostPlaceContext value={place}>
        <UnpublishedActions
          post={aPost({ summary: 'Fog', state: 'draft' })}
          onPublish={() => {}}
          isPublishing={false}
          onDelete={() => {}}
        />
      </PostPlaceContext>,
      { blogs: [aBlog('bo')] },
    );
    const has = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect({
      publish: has('Publish now: Fog'),
      queue: has('Edit or queue: Fog'),
      edit: has('Edit: Fog') || has('Edit or queue: Fog'),
      remove: has('Delete: Fog'),
    }).toEqual({
      publish: flags.showsPublishButton,
      queue: flags.showsQueueButton,
      edit: flags.showsEditButton,
      remove: flags.showsDeleteButton,
    });
  });
});

it('PostCard shows a mark in place of the time where its place shows no timestamps', async () => {
  const before = POST_DISPLAY.desktop;
  const display: Record<PostPlace, PostDisplay> = POST_DISPLAY;
  display.desktop = { ...before, showsTimestamps: false };
  try {
    const { container } = renderApp(<PostCard post={aPost()} />);
    expect((await screen.findAllByRole('img', { name: 'Open this post' })).length).toBeGreaterThan(0);
    expect(container.querySelector('[data-permalink] time')).toBeNull();
  } finally {
    display.desktop = before;
  }
});
