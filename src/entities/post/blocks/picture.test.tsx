import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { ImageView } from './ImageView.tsx';

const block: ImageBlock = {
  type: 'image',
  altText: 'A loom by a window',
  media: [{ type: 'webp', url: 'https://skein.example/media/kn/540.webp', width: 540, height: 360 }],
};

it('ImageView shows a message with the description when the image fails to load', () => {
  renderApp(<ImageView block={block} />);
  expect(screen.queryByText('This picture cannot be shown')).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'A loom by a window' }));
  expect(screen.getByText('This picture cannot be shown').textContent).toContain('A loom by a window');
  expect(screen.queryByRole('img')).toBeNull();
});

it('ImageView shows the message for an image that failed before hydration', () => {
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

describe('animated images', () => {
  const poster = {
    type: 'webp' as const,
    url: 'https://skein.example/media/kn/still.webp',
    width: 540,
    height: 360,
  };
  const asked = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';
  const usual = { reduceMotion: 'system', autoplay: 'device' };
  function show(appearance: object, connection: object): Element | null {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
    const user = { appearance: { ...usual, ...appearance } };
    renderApp(<ImageView block={{ ...block, poster }} />, { blogs: [aBlog('bo')], user });
    return document.querySelector('picture source');
  }

  it.each([
    ['whose system prefers reduced motion', {}, {}, asked],
    ['who turned on reduced motion', { reduceMotion: 'always' }, {}, 'all'],
    ['who turned off autoplay', { autoplay: 'never' }, {}, 'all'],
    ['who saves data', {}, { saveData: true }, 'all'],
    ['on a metered connection', {}, { type: 'cellular' }, 'all'],
    [
      'on a metered connection with autoplay left to the device',
      { autoplay: 'always' },
      { type: 'cellular' },
      asked,
    ],
  ])(
    'ImageView shows the still of an animated image for a reader %s',
    async (_who, appearance, connection, media) => {
      const still = show(appearance, connection);
      expect(still?.getAttribute('srcset')).toBe(poster.url);
      await waitFor(() =>
        expect(document.querySelector('picture source')?.getAttribute('media')).toBe(media),
      );
    },
  );
});
