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

describe('one that moves waits behind its still', () => {
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
    ['whose system asks for it', {}, {}, asked],
    ['who wants calm', { reduceMotion: 'always' }, {}, 'all'],
    ['who wants nothing to begin by itself', { autoplay: 'never' }, {}, 'all'],
    ['who saves data', {}, { saveData: true }, 'all'],
    ['who pays for the line', {}, { type: 'cellular' }, 'all'],
    ['who pays for the line and wants it so', { autoplay: 'always' }, { type: 'cellular' }, asked],
  ])('for a reader %s', async (_who, appearance, connection, media) => {
    const still = show(appearance, connection);
    expect(still?.getAttribute('srcset')).toBe(poster.url);
    await waitFor(() => expect(document.querySelector('picture source')?.getAttribute('media')).toBe(media));
  });
});
