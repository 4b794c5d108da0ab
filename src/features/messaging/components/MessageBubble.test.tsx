import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Message } from '#generated/zod/message.zod.ts';
import { POST_DISPLAY, type PostPlace, PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const message: Message = {
  type: 'image',
  id: '1',
  participant: 't:oak',
  ts: 1_700_000_000,
  unread: false,
  images: [{ url: '/media/fog.webp', width: 64, height: 64 }],
};
const places = Object.keys(POST_DISPLAY) as PostPlace[];
const cases = places.flatMap((place) =>
  [true, false].map((isCovered) => ({
    place,
    isCovered,
    isHidden: isCovered && POST_DISPLAY[place].blursImagesFromUnfollowedBlogs,
  })),
);

it.each(cases)(
  'MessageBubble in $place with isCovered $isCovered hides its picture: $isHidden',
  async ({ place, isCovered, isHidden }) => {
    const { user } = renderApp(
      <PostPlaceContext value={place}>
        <MessageBubble
          message={message}
          writer="oak"
          isOwn={false}
          isLast={false}
          isSeen={false}
          isCovered={isCovered}
        />
      </PostPlaceContext>,
    );
    expect(screen.queryByRole('img') === null).toBe(isHidden);
    if (!isHidden) return;
    await user.click(screen.getByRole('button', { name: 'Show the picture' }));
    expect(screen.getByRole('img').getAttribute('src')).toContain('fog.webp');
  },
);
