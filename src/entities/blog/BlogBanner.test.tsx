import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBlog } from '#tests/support/ui-posts.ts';
import { BlogBanner } from './BlogBanner.tsx';

const { theme } = aBlog('ann');
const header = { headerImage: '/media/large.webp', headerFullWidth: 1600, headerFullHeight: 640 };
function picture(changes: object) {
  const { container } = render(<BlogBanner theme={{ ...theme, ...changes }} sizes="320px" />);
  return container.querySelector('img');
}

test('BlogBanner offers all sizes of an uncropped header with the width it is rendered at', () => {
  const shown = picture({ ...header, headerImageScaled: '/media/small.webp' });
  expect(shown?.getAttribute('srcset')).toBe('/media/large.webp 1600w, /media/small.webp 640w');
  expect(shown?.sizes).toBe('320px');
});

test('BlogBanner offers all sizes of a header that the server sends whole as the focused one', () => {
  const whole = {
    ...header,
    headerImageScaled: '/media/small.webp',
    headerImageFocused: header.headerImage,
  };
  expect(picture(whole)?.getAttribute('srcset')).toBe('/media/large.webp 1600w, /media/small.webp 640w');
});

test('BlogBanner has no srcset for a header of one size or a cropped one', () => {
  expect(picture(header)?.hasAttribute('srcset')).toBe(false);
  const cropped = {
    ...header,
    headerImageScaled: '/media/small.webp',
    headerImageFocused: '/media/crop.webp',
  };
  expect(picture(cropped)?.getAttribute('src')).toBe('/media/crop.webp');
  expect(picture(cropped)?.hasAttribute('srcset')).toBe(false);
});

test('BlogBanner shows a header whole when its theme does not stretch it', () => {
  expect(picture(header)?.dataset.stretched).toBe('true');
  expect(picture({ ...header, headerStretch: false })?.dataset.stretched).toBe('false');
});

test('BlogBanner shows the still of a header that moves to those who asked for less motion', () => {
  const { container } = render(
    <BlogBanner theme={{ ...theme, ...header, headerImagePoster: '/still.webp' }} />,
  );
  const source = container.querySelector('source');
  expect(source?.getAttribute('srcset')).toBe('/still.webp');
  expect(source?.getAttribute('media')).toContain('prefers-reduced-motion: reduce');
});
