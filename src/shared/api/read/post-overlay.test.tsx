import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { adoptAnswer } from './merge-into-cache.ts';
import { askedNow } from './overlay.ts';
import {
  blogOverlay,
  clearOverlays,
  postOverlay,
  recordDeleted,
  recordEdited,
  recordReblogged,
  recordReply,
  showLiked,
  tagOverlay,
  useFollowed,
  usePostNow,
} from './post-overlay.ts';

afterEach(() => act(clearOverlays));

const now = (post = aPost()) => renderHook(() => usePostNow(post)).result;

describe('a post everywhere', () => {
  it('is the listed object itself while nothing is known beyond it', () => {
    const post = aPost();
    expect(now(post).current).toBe(post);
  });

  it('shows a like in every list that holds the post', () => {
    const [one, other] = [now(aPost()), now(aPost())];
    act(() => showLiked(aPost(), true));
    for (const shown of [one, other])
      expect(shown.current).toMatchObject({ liked: true, likeCount: 8, noteCount: 11 });
  });

  it('never counts below 0', () => {
    const post = aPost({ liked: true, likeCount: 0, noteCount: 0 });
    const shown = now(post);
    act(() => showLiked(post, false));
    expect(shown.current).toMatchObject({ liked: false, likeCount: 0, noteCount: 0 });
    act(() => recordReply(aPost({ id: '2', replyCount: 0, noteCount: 0 }), -1, false));
    expect(postOverlay.get('2')).toMatchObject({ replyCount: 0, noteCount: 0 });
  });

  it('raises note and reblog counts by a reblog', () => {
    const shown = now();
    act(() => recordReblogged(aPost()));
    expect(shown.current).toMatchObject({ noteCount: 11, reblogCount: 3, rebloggedByYou: true });
  });

  it('counts replies, and one’s own only as such', () => {
    const shown = now();
    act(() => recordReply(aPost(), 1, false));
    expect(shown.current).toMatchObject({ noteCount: 11, replyCount: 2, selfReplyCount: 0 });
    act(() => recordReply(aPost(), 1, true));
    expect(shown.current).toMatchObject({ noteCount: 11, replyCount: 2, selfReplyCount: 1 });
  });

  it('shows an edit, with likes given meanwhile', () => {
    const shown = now();
    act(() => showLiked(aPost(), true));
    act(() => recordEdited(aPost({ content: [{ type: 'text', text: 'Two walks.' }] })));
    expect(shown.current).toMatchObject({ liked: true, content: [{ text: 'Two walks.' }] });
  });

  it('is gone once it is deleted', () => {
    const shown = now();
    act(() => recordDeleted('1'));
    expect(shown.current).toBeUndefined();
  });

  it('shows a follow wherever the blog appears', () => {
    const shown = now();
    const { result } = renderHook(() => useFollowed(aBlog('ann')));
    act(() => blogOverlay.put('t:ann', { followed: true }));
    expect(shown.current).toMatchObject({ followed: true, blog: { followed: true } });
    expect(result.current).toBe(true);
  });
});

describe('a fresh list', () => {
  it('corrects what is known, also for older lists', () => {
    const shown = now();
    act(() => showLiked(aPost(), true));
    const askedAt = askedNow();
    act(() => adoptAnswer({ posts: [aPost({ liked: true, likeCount: 40, noteCount: 50 })] }, askedAt));
    expect(shown.current).toMatchObject({ liked: true, likeCount: 40, noteCount: 50 });
  });

  it('does not undo what happened after it was asked for', () => {
    const shown = now();
    const askedAt = askedNow();
    act(() => showLiked(aPost(), true));
    act(() => adoptAnswer({ posts: [aPost()] }, askedAt));
    expect(shown.current).toMatchObject({ liked: true, likeCount: 8 });
  });

  it('waits while a write is under way', () => {
    const shown = now();
    act(() => showLiked(aPost(), true));
    const release = postOverlay.hold('1');
    act(() => adoptAnswer({ posts: [aPost()] }, askedNow()));
    expect(shown.current?.liked).toBe(true);
    release();
    act(() => adoptAnswer({ posts: [aPost()] }, askedNow()));
    expect(shown.current?.liked).toBe(false);
  });

  it('says nothing new about posts and blogs nobody touched', () => {
    act(() => adoptAnswer({ posts: [aPost()] }, askedNow()));
    act(() => adoptAnswer({ blogs: [aBlog('ann', { followed: true })] }, askedNow()));
    expect(postOverlay.get('1')).toBeUndefined();
    expect(blogOverlay.get('t:ann')).toBeUndefined();
    blogOverlay.put('t:eve', { followed: true });
    act(() => adoptAnswer({ blogs: [aBlog('ann', { followed: true })], posts: [aPost()] }, askedNow()));
    expect(postOverlay.get('1')).toBeUndefined();
    expect(blogOverlay.get('t:ann')).toBeUndefined();
    expect(blogOverlay.get('t:eve')).toEqual({ followed: true });
  });

  it('finds posts, blogs and tags wherever they stand in an answer', () => {
    const asker = aBlog('asker', { followed: false });
    for (const key of ['t:bo', 't:asker']) blogOverlay.put(key, { followed: true });
    tagOverlay.put('wool', { followed: true });
    postOverlay.put('1', { liked: true });
    postOverlay.put('2', { liked: true });
    const tag = { name: 'Wool', isFollowed: false, postCount: 3, followerCount: 2 };
    // A hub of videos has a name and can be followed as well, and is no tag.
    const hub = { name: 'wool', isFollowed: true, videoCount: 2 };
    const post = aPost({ blog: aBlog('bo', { followed: false }), askingBlog: asker });
    act(() => adoptAnswer({ response: { rows: [{ a: [{ post }] }], about: { tag }, hub } }, askedNow()));
    expect(postOverlay.get('1')?.liked).toBe(false);
    expect(postOverlay.get('2')?.liked).toBe(true);
    expect(blogOverlay.get('t:bo')).toEqual({ followed: false });
    expect(blogOverlay.get('t:asker')).toEqual({ followed: false });
    expect(tagOverlay.get('wool')).toEqual({ followed: false });
  });
});

const Probe = () => String(usePostNow(aPost())?.liked);

it('shows nothing of one reader’s to another while rendering on the server', () => {
  showLiked(aPost(), true);
  expect(renderToString(<Probe />)).toBe('false');
});
