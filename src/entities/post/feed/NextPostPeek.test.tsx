import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import { NextPostPeek } from './NextPostPeek.tsx';

const words = 'Batch 61. The oven was angry and so was I.';
const communityLabels = { ...aPost().communityLabels, hasCommunityLabel: true };

it('NextPostPeek shows how the next post begins, and neither focus nor screen reader gets into it', () => {
  const { container } = renderApp(<NextPostPeek isCentred={false} element={aPost({ summary: words })} />);
  expect(screen.getByText(words).closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(container.querySelector('article, a, button')).toBeNull();
});

it('NextPostPeek shows only the author of a post with a content label', () => {
  renderApp(<NextPostPeek isCentred={false} element={aPost({ summary: words, communityLabels })} />);
  expect(screen.getByText('ann')).toBeTruthy();
  expect(screen.queryByText(words)).toBeNull();
});

it('NextPostPeek shows nothing when the list goes on with something else than a post', () => {
  const { container } = renderApp(<NextPostPeek isCentred={false} element={undefined} />);
  expect(container.textContent).toBe('');
});
