import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { resetToggles } from '#src/shared/api/write/toggle.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostCard } from './PostCard.tsx';

const me = aBlog('bo');

/** The response validator is a lazy chunk, which takes longer to load the first time. */
const PATIENT = { timeout: 10_000 };

function show(post: Post, answer?: Answer, { seen = 0 } = {}) {
  return renderApp(<PostCard post={post} seenPartCount={seen} />, { blogs: [me], answer });
}

const paragraph = (text: string): ContentBlock => ({ type: 'text', text });

afterEach(() => {
  act(() => {
    clearOverlays();
    clearToasts();
    resetToggles();
  });
});

describe('liking', () => {
  const counters = (liked: boolean) => ({
    id: '1',
    liked,
    noteCount: liked ? 31 : 30,
    likeCount: liked ? 21 : 20,
    reblogCount: 2,
    replyCount: 1,
    selfReplyCount: 0,
  });
  const heart = () => screen.getByRole('button', { name: 'Like' });
  const isPressed = () => heart().getAttribute('aria-pressed') === 'true';

  it('liking a post updates it optimistically and then adopts the server’s counters [like-03] [like-05]', async () => {
    let answer = (_: unknown) => {};
    const { user, requests, queryClient } = show(aPost(), () => new Promise((resolve) => (answer = resolve)));
    await user.click(heart());
    expect(isPressed()).toBe(true);
    screen.getByRole('button', { name: '11 notes' });
    await act(async () => answer(counters(true)));
    await screen.findByRole('button', { name: '31 notes' }, PATIENT);
    expect(requests).toMatchObject([
      { method: 'POST', path: '/v2/user/like', body: { id: '1', reblog_key: 'abcdefgh' } },
    ]);
    expect(readViewer(queryClient).user?.likes).toBe(13);
  });

  it('liking a post is rolled back with the server’s message and refetches the member’s info when refused [like-04] [like-06] [like-07] [errors-07]', async () => {
    const { user, requests } = show(
      aPost(),
      () =>
        new ApiFailure(
          429,
          1040,
          "You have reached today's limit of 1,000 likes. Take a breath and come back tomorrow.",
        ),
    );
    await user.click(heart());
    await screen.findByText(
      "You have reached today's limit of 1,000 likes. Take a breath and come back tomorrow.",
    );
    expect(isPressed()).toBe(false);
    screen.getByRole('button', { name: '10 notes' });
    await waitFor(() => expect(requests.some(({ path }) => path === '/v2/user/info')).toBe(true));
  });

  it('liking a post in quick succession ends in the state of the last press', async () => {
    const { user, requests } = show(aPost(), ({ path }) => counters(path.endsWith('/like')));
    await user.tripleClick(heart());
    await screen.findByRole('button', { name: '31 notes' }, PATIENT);
    expect(isPressed()).toBe(true);
    await waitFor(() => expect(requests.at(-1)?.path).toBe('/v2/user/like'), PATIENT);
  });

  it('liking a post leads visitors to sign-up', async () => {
    const { user, requests } = renderApp(<PostCard post={aPost()} />);
    await user.click(heart());
    expect(isPressed()).toBe(false);
    expect(requests).toEqual([]);
  });
});

describe('post content', () => {
  it('post content renders as text, never as markup', () => {
    const { container } = show(
      aPost({
        content: [
          paragraph('<img src=x onerror=alert(1)>'),
          { type: 'link', url: 'https://a.example', title: '<script>alert(1)</script>' },
          { type: 'audio', embedHtml: '<iframe src="https://evil.example"></iframe>', title: 'Song' },
        ],
        tags: ['<b>bold</b>'],
      }),
    );
    expect(container.querySelector('script, iframe, [onerror], p b')).toBeNull();
    screen.getByText('<img src=x onerror=alert(1)>');
  });

  it('post content links only to safe addresses and names the target site', () => {
    show(
      aPost({
        content: [
          {
            type: 'text',
            text: 'good bad',
            formatting: [
              { type: 'link', start: 0, end: 4, url: 'https://good.example/' },
              { type: 'link', start: 5, end: 8, url: 'javascript:alert(1)' },
            ],
          },
        ],
      }),
    );
    const link = screen.getByRole('link', { name: 'good' });
    expect(link.getAttribute('rel')).toBe('nofollow noopener ugc');
    expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
  });

  it('post content loads nothing of another site before play is pressed', async () => {
    const { user, container } = show(
      aPost({
        content: [
          { type: 'video', provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ', altText: 'A song' },
        ],
      }),
    );
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: /A song.*youtube/ }));
    expect(screen.getByTitle('A song').getAttribute('src')).toContain('youtube-nocookie.com');
  });

  it('post content shows a notice for an unknown block type', () => {
    show(aPost({ content: [{ type: 'hologram' } as unknown as ContentBlock, paragraph('after')] }));
    screen.getByText(/needs a newer version/);
    screen.getByText('after');
  });
});

describe('“Keep reading”', () => {
  it('“Keep reading” expands in place and moves focus to the revealed content', async () => {
    const { user } = show(
      aPost({ id: '21', content: [paragraph('one'), { type: 'read-more' }, paragraph('two')] }),
    );
    expect(screen.queryByText('two')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep reading' }));
    expect(screen.getByText('two').parentElement).toBe(document.activeElement);
  });
});

describe('reblog trail', () => {
  const item = (index: number): TrailItem => ({
    post: { id: String(100 + index), timestamp: 1_600_000_000 + index },
    blog: aBlog(`blog${index}`),
    content: [paragraph(`part ${index}`)],
    layout: [],
  });

  it('a reblog trail links every item to that exact post', () => {
    show(aPost({ trail: [item(0), item(1)] }));
    const part = screen.getByRole('group', { name: 'blog1' });
    expect(
      within(part)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain('/blog1/101');
  });

  it('a long reblog trail shows its root and latest items, and the rest on request', async () => {
    const { user } = show(aPost({ id: '31', trail: Array.from({ length: 9 }, (_, index) => item(index)) }));
    const parts = () => screen.getAllByText(/^part \d$/).map((part) => part.textContent);
    expect(parts()).toEqual(['part 0', 'part 7', 'part 8']);
    await user.click(screen.getByRole('button', { name: '6 earlier reblogs' }));
    expect(parts()).toHaveLength(9);
    expect(screen.getByRole('group', { name: 'blog1' })).toBe(document.activeElement);
  });

  it('a reblog trail collapses items that stand above it in the same list, and expands them in place', async () => {
    const { user } = show(aPost({ id: '32', trail: [item(0), item(1), item(2)] }), undefined, { seen: 2 });
    expect(screen.queryByText('part 0')).toBeNull();
    screen.getByText('part 2');
    await user.click(screen.getByRole('button', { name: 'blog0’s post and 1 reply · you saw this above' }));
    screen.getByText('part 0');
    expect(screen.getByRole('group', { name: 'blog0' })).toBe(document.activeElement);
  });

  it('a reblog trail keeps the content of an item whose post was deleted', () => {
    show(aPost({ trail: [{ brokenBlogName: 'lost', content: [paragraph('kept')], layout: [] }] }));
    screen.getByText('kept');
    screen.getByText(/no longer on its blog/);
    expect(screen.queryByRole('link', { name: 'lost' })).toBeNull();
  });
});

describe('sensitive and filtered posts', () => {
  const labelled = (lastReporter: 'author' | 'classifier'): Partial<Post> => ({
    content: [{ type: 'image', media: [{ url: '/media/x.webp', width: 4, height: 3 }] }],
    communityLabels: {
      hasCommunityLabel: true,
      categories: { general: true, violence: 'locked' },
      lastReporter,
    },
  });

  it('a sensitive post is not loaded before the reader reveals it [community-34]', async () => {
    const { user, container } = show(aPost({ ...labelled('author'), id: '41' }));
    screen.getByText('Mature · Violence');
    expect(container.querySelector('img[src="/media/x.webp"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(container.querySelector('img[src="/media/x.webp"]')).not.toBeNull();
  });

  it('a post is labelled potentially mature when only a classifier set the label [community-34]', () => {
    show(aPost({ ...labelled('classifier'), id: '42' }));
    screen.getByText('Potentially mature · Violence');
  });

  it('a labelled post names its other labels, whoever set them [community-35]', () => {
    const categories = { sexualThemes: true, drugUse: true } as const;
    show(
      aPost({
        id: '45',
        communityLabels: { hasCommunityLabel: true, categories, lastReporter: 'classifier' },
      }),
    );
    screen.getByText('Drug and alcohol addiction · Sexual themes');
  });

  it('a filtered post names the matching filters', () => {
    show(aPost({ id: '43', filteredBy: [{ kind: 'tag', value: 'spiders', action: 'warn' }] }));
    screen.getByText('Matches your filters: #spiders');
    expect(screen.queryByText('A walk by the sea.')).toBeNull();
  });

  it('a sensitive post is shown uncovered to its own author', () => {
    show(aPost({ ...labelled('author'), id: '44', blog: me }));
    expect(screen.queryByText('Mature · Violence')).toBeNull();
  });
});

describe('asks', () => {
  const content = [paragraph('Why?'), paragraph('Because.')];

  it('an ask names the asking blog, or nobody', () => {
    show(
      aPost({
        content,
        layout: [
          { type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: 't:cy', name: 'cy' } } },
        ],
      }),
    );
    expect(screen.getByRole('link', { name: 'cy' }).getAttribute('href')).toBe('/cy');
  });

  it('an ask without attribution is anonymous', () => {
    show(aPost({ content, layout: [{ type: 'ask', blocks: [0] }] }));
    screen.getByText('Anonymous');
  });
});

it('a full-screen picture offers the actions of its post', async () => {
  const image = {
    type: 'image',
    altText: 'Fog',
    media: [{ url: '/media/fog.webp', width: 640, height: 480 }],
  };
  const { user } = show(aPost({ content: [image as ContentBlock] }));
  await user.click(await screen.findByRole('button', { name: /^Open picture/ }));
  const actions = within(await screen.findByRole('group', { name: 'Actions of the post' }));
  expect(actions.getByRole('button', { name: 'Like' }).getAttribute('aria-pressed')).toBe('false');
  expect(actions.getByRole('link', { name: /^Reblog/ }).getAttribute('href')).toContain('/reblog/');
});

it('PostCard is an article labelled by its author', () => {
  show(aPost());
  screen.getByRole('article', { name: 'ann' });
});

it('the post menu follows and unfollows the author', async () => {
  const { user, requests } = show(aPost({ canEdit: false, canDelete: false }), () => ({
    blog: aBlog('ann', { followed: true }),
  }));
  const options = screen.getByRole('button', { name: 'Post options' });
  await user.click(options);
  await user.click(await screen.findByRole('menuitem', { name: 'Follow ann' }));
  const writes = () => requests.filter(({ method }) => method !== 'GET');
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: 'POST', path: '/v2/user/follow', body: { url: 'ann' } }]),
  );
  await user.click(options);
  await screen.findByRole('menuitem', { name: 'Unfollow ann' });
});

it('the post menu offers editing and deleting only to those who may', async () => {
  const { user } = show(aPost({ canEdit: false, canDelete: true }));
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual([
    'Copy link',
    'Follow ann',
    'Send in a message',
    'Blaze',
    'Mute notifications of this post',
    'Quick reblog',
    'Delete',
  ]);
});

it('the post menu offers to blaze the post of another blog only where the server says that they can', async () => {
  const { user } = show(aPost({ canEdit: false, isBlazeable: false }));
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: 'Blaze' })).toBeNull();
});

it('the post menu leads from an own post that burns to its campaigns', async () => {
  const { user } = show(aPost({ canEdit: true, isBlazed: true, isBlazeable: false }));
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  const burning = await screen.findByRole('menuitem', { name: 'Is burning' });
  expect(burning.getAttribute('href')).toBe('/blog/ann/blaze');
  expect(screen.queryByRole('menuitem', { name: 'Blaze' })).toBeNull();
});

/** Renders the card on its blog's page, which shows the pinned mark. */
function showOnBlog(post: Post, answer: Answer) {
  const page = (
    <Routes>
      <Route path="/:blogname" element={<PostCard place="blogPage" post={post} />} />
    </Routes>
  );
  return renderApp(page, { blogs: [me], answer, path: '/ann' });
}

const pinnable = aPost({ canEdit: true, canDelete: true, isPinned: false });

it('the post menu pins a post to the top of its blog and unpins it again', async () => {
  const { user, requests } = showOnBlog(pinnable, () => ({}));
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top of ann' }));
  await screen.findByText('Pinned');
  await screen.findByText('Pinned to the top of ann');
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
  await waitFor(() => expect(screen.queryByText('Pinned')).toBeNull());
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v2/blog/ann/posts/1/pin',
    'DELETE /v2/blog/ann/posts/1/pin',
  ]);
});

it('the post menu keeps the previous pin when pinning fails', async () => {
  const { user } = showOnBlog(
    pinnable,
    () => new ApiFailure(409, 4032, 'Only a published post can be pinned.'),
  );
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top of ann' }));
  await screen.findByText('Only a published post can be pinned.');
  expect(screen.queryByText('Pinned')).toBeNull();
});

it('PostCard shows no pinned mark among other blogs’ posts', () => {
  show(aPost({ isPinned: true }));
  expect(screen.queryByText('Pinned')).toBeNull();
});

it('PostCard includes the author’s own replies in the note count, like the note list does', () => {
  show(aPost({ replyCount: 3, selfReplyCount: 2 }));
  expect(screen.getByRole('button', { name: 'Replies, 5' })).toBeTruthy();
});

describe('label settings of the reader', () => {
  const words = [paragraph('Long legs')];

  it('PostCard uncovers labels that the reader’s settings allow', () => {
    const labels = { hasCommunityLabel: true, categories: { violence: true } } as const;
    show(aPost({ content: words, contentRating: 'sensitive', communityLabels: { ...labels } }));
    expect(screen.queryByText('Long legs')).toBeNull();
    const lifted = {
      ...labels,
      hasCommunityLabelOverride: true,
      overriddenCategories: ['violence' as const],
    };
    show(aPost({ id: '2', content: words, contentRating: 'sensitive', communityLabels: lifted }));
    expect(screen.getByText('Long legs')).toBeTruthy();
  });

  it('PostCard covers pictures without a description when the reader chose so, and says why', () => {
    const filteredBy = [{ kind: 'undescribed' as const, value: '', action: 'warn' as const }];
    show(aPost({ content: words, filteredBy }));
    expect(screen.getByText('Matches your filters: pictures without a description')).toBeTruthy();
    expect(screen.queryByText('Long legs')).toBeNull();
  });
});

it('PostCard names the author of a submitted post', () => {
  show(aPost({ submittedBy: aBlog('wren') }));
  const link = screen.getByRole('link', { name: 'wren' });
  expect(link.getAttribute('href')).toBe('/wren');
  expect(link.parentElement?.textContent).toBe('Submitted by wren');
});
