import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { BlogHeader } from './BlogHeader.tsx';

it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('BlogHeader says that a blog follows the reader only when it does (%j)', (isFollowingYou, count) => {
  renderApp(<BlogHeader blog={{ ...aBlog('ivy'), isFollowingYou }} />);
  expect(screen.queryAllByText('Follows you')).toHaveLength(count);
});
