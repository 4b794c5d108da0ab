import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import ImagePage from './ImagePage.tsx';

function size(mediaKey: string, width: number) {
  return { url: `/media/${mediaKey}_${width}.webp`, width, height: width / 2, mediaKey };
}
function block(key: string) {
  return { type: 'image' as const, media: [size(key, 1280), size(key, 320)], altText: `Bay ${key}` };
}

function open(changes: Partial<Post> = {}, path = '/image/1') {
  const post = aPost({ content: [block('a'), block('b')], summary: 'Two bays', ...changes });
  return renderApp(
    <Routes>
      <Route path="/image/:postId" element={<ImagePage />} />
    </Routes>,
    {
      path,
      blogs: [],
      answer: ({ path: asked, query }) => {
        if (asked !== '/v2/image/info') return { post, blog: post.blog };
        const key = new URLSearchParams(query).get('media_key') ?? 'a';
        const { media: sizes, altText } = block(key);
        return {
          image: {
            mediaKey: key,
            type: 'webp',
            sizes,
            altText,
            colors: [],
            bytes: 81_000,
            postId: '1',
            blog: post.blog,
          },
        };
      },
    },
  );
}

it('ImagePage shows an image with its facts, its description and its post', async () => {
  open();
  expect((await screen.findByRole('img', { name: 'Bay a' })).getAttribute('width')).toBe('1280');
  expect(screen.getByText('1280 × 640 · WEBP · 81 kB')).toBeTruthy();
  expect(screen.getByText('Two bays')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the post' }).getAttribute('href')).toBe('/ann/1/a-walk');
  expect(screen.getByRole('link', { name: 'Original' }).getAttribute('href')).toBe('/media/a_1280.webp');
});

it('ImagePage zooms by presses and buttons, and returns to the first size', async () => {
  open();
  const larger = await screen.findByRole('button', { name: 'Larger' });
  expect(screen.getByRole('button', { name: 'Smaller' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Show in full size' }));
  fireEvent.click(larger);
  expect(larger).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Fit to the window' }));
  expect(screen.getByRole('button', { name: 'Show in full size' })).toBeTruthy();
});

it('ImagePage links to the post’s other images', async () => {
  open({}, '/image/1?picture=b');
  const others = within(await screen.findByRole('navigation', { name: 'Pictures of this post' }));
  expect(others.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('Bay b');
  expect(others.getByRole('link', { name: 'Bay a' }).getAttribute('href')).toBe('/image/1?picture=a');
});

it('ImagePage covers an image that its post covers', async () => {
  open({ contentRating: 'sensitive' });
  expect(await screen.findByText('This picture may not be for everybody')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Bay a' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('img', { name: 'Bay a' })).toBeTruthy();
});

it('ImagePage links from a GIF of the library to its embeddable page', async () => {
  const post = aPost({ content: [block('a')] });
  const image = { mediaKey: 'a', type: 'gif', sizes: block('a').media, colors: [], blog: post.blog };
  renderApp(
    <Routes>
      <Route path="/image/:postId" element={<ImagePage />} />
    </Routes>,
    {
      path: '/image/1',
      blogs: [],
      answer: ({ path }) =>
        path === '/v2/image/info'
          ? { image: { ...image, embedKey: 'gf-boat-1' } }
          : { post, blog: post.blog },
    },
  );
  const link = await screen.findByRole('link', { name: 'For other sites' });
  expect(link.getAttribute('href')).toBe('/gf-boat-1/gif');
});
