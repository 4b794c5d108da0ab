import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCollection } from '#tests/support/ui-collections.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import EmbedCodePage from './EmbedCodePage.tsx';
import EmbeddedCollectionPage from './EmbeddedCollectionPage.tsx';
import EmbeddedGifPage from './EmbeddedGifPage.tsx';
import EmbeddedPostPage from './EmbeddedPostPage.tsx';

const post = aPost();
const blog = aBlog(post.blogName);
const embed = {
  post,
  blog,
  embedUrl: 'https://skein.example/embed/post/t:abc/7',
  embedHtml: '<iframe class="skein-post"></iframe>',
};

function open(path: string, answer: Answer, blogs = [blog]) {
  return renderApp(
    <Routes>
      <Route path="/embed/post/:blog/:postId" element={<EmbeddedPostPage />} />
      <Route path="/:embedKey/gif" element={<EmbeddedGifPage />} />
      <Route path="/blog/:blogName/:postId/embed" element={<EmbedCodePage />} />
    </Routes>,
    { path, blogs, answer },
  );
}

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.restoreAllMocks());

describe('EmbeddedPostPage', () => {
  const frame = `/embed/post/t:abc/${post.id}`;

  it('an embedded post is readable and cut, and every link opens a new tab', async () => {
    const { container } = open(frame, () => embed, []);
    expect(await screen.findByText('A walk by the sea.')).toBeTruthy();
    expect(container.querySelector('[data-most="column"]')).not.toBeNull();
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
    for (const name of ['Like', 'Reblog', 'Post options']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('an embedded post links all actions to the post on the site, never to a form inside the frame', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open(frame, () => embed, []);
    fireEvent.click(await screen.findByRole('button', { name: /^Follow/ }));
    expect(opened.mock.calls.map(([address]) => address)).toEqual([
      expect.stringContaining(`/${post.blogName}/${post.id}`),
    ]);
  });

  it.each([
    ['deleted', 404, 0],
    ['of a hidden blog', 403, 4012],
    ['of a locked blog', 403, 4013],
    ['a draft', 403, 8027],
  ])('an embedded post shows a notice when it is %s', async (_why, status, code) => {
    open(frame, () => new ApiFailure(status, code, 'Gone'), []);
    expect(await screen.findByText('This post cannot be shown here')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  });
});

describe('EmbeddedGifPage', () => {
  const media = [{ url: '/media/boat_480.gif', width: 480, height: 336, type: 'gif' as const }];
  const gif = { id: '1', title: 'A boat', altText: 'A boat comes back', media, feedbackToken: 'gf-boat-1' };
  const from = { id: '7', blogName: 'ann', type: 'photo' as const, summary: '', postUrl: '' };
  const links = () =>
    screen.getAllByRole<HTMLAnchorElement>('link').map((link) => [link.getAttribute('href'), link.target]);

  it('an embedded GIF is shown with its description and its source [embed-06]', async () => {
    open('/gf-boat-1/gif', () => ({ gif, post: from }), []);
    const shown = await screen.findByRole('img', { name: 'A boat comes back' });
    expect(shown.getAttribute('src')).toBe('/media/boat_480.gif');
    expect(screen.getByRole('heading', { name: 'A boat' })).toBeTruthy();
    expect(links()).toEqual([
      ['/ann/7', '_blank'],
      ['/', '_blank'],
    ]);
  });

  it('an embedded GIF from a provider links to its page there', async () => {
    const attribution = { type: 'link' as const, url: 'https://movers.example/boat', displayText: 'Movers' };
    open('/gf-boat-1/gif', () => ({ gif: { ...gif, attribution } }), []);
    const link = await screen.findByRole('link', { name: 'From Movers' });
    expect(link.getAttribute('href')).toBe('https://movers.example/boat');
  });

  it('an embedded GIF is shown without a source post that is no longer public', async () => {
    open('/gf-boat-1/gif', () => ({ gif }), []);
    expect(await screen.findByText('From Skein')).toBeTruthy();
    expect(links().map(([href]) => href)).toEqual(['/', '/']);
  });

  it('an embedded GIF says that it was deleted', async () => {
    open('/gf-boat-1/gif', () => new ApiFailure(404, 4004, 'Gone'), []);
    expect(await screen.findByText('This GIF cannot be shown here')).toBeTruthy();
  });
});

describe('EmbedCodePage', () => {
  const page = `/blog/${post.blogName}/${post.id}/embed`;

  it('the embed code is shown with a preview, and copied', async () => {
    open(page, () => embed);
    const code = await screen.findByRole('textbox', { name: 'Code for your page' });
    expect(code).toHaveProperty('value', embed.embedHtml);
    const frame = screen.getByTitle(`Post by ${post.blogName}`);
    expect(frame.getAttribute('src')).toBe(`/embed/post/${encodeURIComponent(blog.uuid)}/${post.id}`);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
    // user-event replaces the clipboard with its own.
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(embed.embedHtml));
  });

  it('the embed code page says why a post has none', async () => {
    open(page, () => new ApiFailure(403, 8027, 'No.'));
    expect(await screen.findByText('This post cannot be embedded')).toBeTruthy();
  });
});

describe('embed script', () => {
  const source = readFileSync('public/embed.js', 'utf8');

  /** A page with two embedded posts after the script has run. */
  function page() {
    document.body.innerHTML =
      '<iframe class="skein-post" height="480"></iframe><iframe class="skein-post"></iframe><iframe></iframe>';
    Object.defineProperty(document, 'currentScript', {
      value: { src: 'https://skein.example/embed.js' },
      configurable: true,
    });
    // biome-ignore lint/security/noGlobalEval: it is a script of its own, made for pages without modules
    globalThis.eval(source);
    return [...document.querySelectorAll('iframe')];
  }
  function postFrameMessage(
    frame: HTMLIFrameElement | undefined,
    data: unknown,
    origin = 'https://skein.example',
  ) {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame?.contentWindow ?? null }));
  }

  it('the embed script sets the height of the frame that reported it, and of no other', () => {
    const [one, two, foreign] = page();
    postFrameMessage(two, { skein: 'height', height: 321 });
    postFrameMessage(foreign, { skein: 'height', height: 9 });
    postFrameMessage(one, { skein: 'height', height: 99 }, 'https://elsewhere.example');
    for (const data of [
      null,
      'height',
      { skein: 'height', height: '1e9' },
      { skein: 'height', height: -4 },
    ]) {
      postFrameMessage(one, data);
    }
    expect([one, two, foreign].map((frame) => frame?.style.height)).toEqual(['', '321px', '']);
  });
});

describe('EmbeddedCollectionPage', () => {
  function openCollection(answer: Answer) {
    const page = (
      <Routes>
        <Route path="/embed/collection/:collectionId" element={<EmbeddedCollectionPage />} />
      </Routes>
    );
    return renderApp(page, { path: '/embed/collection/rain', answer });
  }

  it('an embedded collection shows its words and leads to it in a new tab', async () => {
    openCollection(() => ({ collection: aCollection('rain'), collaborators: [] }));
    expect(await screen.findByRole('heading', { name: 'All about rain' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Read and follow on Skein' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/mara/collections/rain',
      '_blank',
    ]);
  });

  it('a collection that is not public is not shown', async () => {
    openCollection(() => ({
      collection: aCollection('rain', { visibility: 'unlisted' }),
      collaborators: [],
    }));
    expect(await screen.findByText('This collection cannot be shown here')).toBeTruthy();
    expect(screen.queryByText('All about rain')).toBeNull();
  });
});
