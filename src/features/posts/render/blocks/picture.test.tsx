import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ImageView } from './ImageView.tsx';

const block: ImageBlock = {
  type: 'image',
  altText: 'A loom by a window',
  media: [{ type: 'webp', url: 'https://skein.example/media/kn/540.webp', width: 540, height: 360 }],
};

it('a picture that does not come is told in words, with its description', () => {
  renderApp(<ImageView block={block} />);
  expect(screen.queryByText('This picture cannot be shown')).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'A loom by a window' }));
  expect(screen.getByText('This picture cannot be shown').textContent).toContain('A loom by a window');
  expect(screen.queryByRole('img')).toBeNull();
});

it('one that failed before the page was awake is told as well', () => {
  const images = HTMLImageElement.prototype;
  const before = Object.getOwnPropertyDescriptors(images);
  Object.defineProperties(images, {
    complete: { configurable: true, get: () => true },
    currentSrc: { configurable: true, get: () => 'https://skein.example/media/kn/540.webp' },
    naturalWidth: { configurable: true, get: () => 0 },
  });
  try {
    renderApp(<ImageView block={block} />);
    expect(screen.getByText('This picture cannot be shown')).toBeTruthy();
  } finally {
    for (const name of ['complete', 'currentSrc', 'naturalWidth'] as const) {
      Object.defineProperty(images, name, before[name]);
    }
  }
});

it('one that moves waits behind its still for who wants less motion, or saves data', () => {
  const poster = {
    type: 'webp' as const,
    url: 'https://skein.example/media/kn/still.webp',
    width: 540,
    height: 360,
  };
  renderApp(<ImageView block={{ ...block, poster }} />);
  const still = document.querySelector('picture source');
  expect(still?.getAttribute('srcset')).toBe(poster.url);
  expect(still?.getAttribute('media')).toBe(
    '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)',
  );
});
