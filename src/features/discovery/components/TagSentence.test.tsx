import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { TagSentence } from './TagSentence.tsx';

const NAMES = ['fog', 'maps', 'tea', 'wool', 'bread', 'moss', 'clay'];

function showTrending(names: readonly string[]) {
  const tags = names.map((name) => ({ name, isFollowed: false, postCount: 1, followerCount: 1 }));
  renderApp(<TagSentence />, { answer: () => ({ tags }) });
}

it('TagSentence names the trending tags in one sentence, the first ones larger', async () => {
  showTrending(NAMES);
  const first = await screen.findByRole('link', { name: '#fog' });
  expect(first.parentElement?.textContent).toBe(
    'People are on about #fog, #maps, #tea, #wool, and #bread, and, more quietly, #moss and #clay.',
  );
  expect(screen.getAllByRole('link').map((link) => link.dataset.step)).toEqual([
    '0',
    '1',
    '1',
    '2',
    '2',
    '3',
    '3',
  ]);
  expect(first.getAttribute('href')).toBe('/tagged/fog');
});

it('TagSentence says nothing more quietly when few tags are trending', async () => {
  showTrending(NAMES.slice(0, 2));
  const first = await screen.findByRole('link', { name: '#fog' });
  expect(first.parentElement?.textContent).toBe('People are on about #fog and #maps.');
});
