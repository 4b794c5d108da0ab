import { expect, it } from 'vitest';
import { examples } from '#openapi/examples/blog-lists-and-members.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ArchivePeek } from './ArchiveTiles.tsx';

const [posts = []] = Object.values(examples.listArchive.responses[200]).map(({ value }) => value.posts);
const [post] = posts;
if (!post) throw new Error('No example of a tile');
const next = Array.from({ length: 20 }, (_, index) => ({ ...post, postId: String(index + 1) }));

it('ArchivePeek shows a row of the next tiles, and neither focus nor screen reader gets into it', () => {
  const { container } = renderApp(<ArchivePeek posts={next} />);
  const peek = container.querySelector('[inert][aria-hidden="true"]');
  expect(peek?.querySelectorAll('li')).toHaveLength(6);
});

it('ArchivePeek shows nothing of the picture of a post with a content label', () => {
  const media = [{ url: '/media/secret.webp', width: 100, height: 100 }];
  const { container } = renderApp(<ArchivePeek posts={[{ ...post, isNsfw: true, media }]} />);
  expect(container.querySelector('img')).toBeNull();
});

it('ArchivePeek shows nothing where no tile was loaded yet', () => {
  const { container } = renderApp(<ArchivePeek posts={[]} />);
  expect(container.querySelector('[inert]')).toBeNull();
});
