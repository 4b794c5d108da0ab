import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { mergeIntoCache } from './merge-into-cache.ts';
import { logicalNow } from './overlay.ts';
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
  useCurrentPost,
  useFollowed,
} from './post-overlay.ts';

afterEach(() => {
  act(clearOverlays);
});

const now = (post = aPost()) => renderHook(() => useCurrentPost(post)).result;

describe('post overlay', () => {
  it('post overlay returns the listed object itself without an entry', () => {
    const post = aPost();
    expect(now(post).current).toBe(post);
  });

  it('post overlay shows a like in every list with the post', () => {
    const [one, other] = [now(aPost()), now(aPost())];
    act(() => showLiked(aPost(), true));
    for (const shown of [one, other])
      expect(shown.current).toMatchObject({ liked: true, likeCount: 8, noteCount: 11 });
  });

  it('post overlay never counts below 0', () => {
    const post = aPost({ liked: true, likeCount: 0, noteCount: 0 });
    const shown = now(post);
    act(() => showLiked(post, false));
    expect(shown.current).toMatchObject({ liked: false, likeCount: 0, noteCount: 0 });
    act(() => recordReply(aPost({ id: '2', replyCount: 0, noteCount: 0 }), -1, false));
    expect(postOverlay.get('2')).toMatchObject({ replyCount: 0, noteCount: 0 });
  });

  it('post overlay increments note and reblog counts for a reblog', () => {
    const shown = now();
    act(() => recordReblogged(aPost()));
    expect(shown.current).toMatchObject({ noteCount: 11, reblogCount: 3, rebloggedByYou: true });
  });

  it('post overlay counts replies, and self-replies separately', () => {
    const shown = now();
    act(() => recordReply(aPost(), 1, false));
    expect(shown.current).toMatchObject({ noteCount: 11, replyCount: 2, selfReplyCount: 0 });
    act(() => recordReply(aPost(), 1, true));
    expect(shown.current).toMatchObject({ noteCount: 11, replyCount: 2, selfReplyCount: 1 });
  });

  it('post overlay shows an edit together with later likes', () => {
    const shown = now();
    act(() => showLiked(aPost(), true));
    act(() => recordEdited(aPost({ content: [{ type: 'text', text: 'Two walks.' }] })));
    expect(shown.current).toMatchObject({ liked: true, content: [{ text: 'Two walks.' }] });
  });

  it('post overlay drops a deleted post', () => {
    const shown = now();
    act(() => recordDeleted('1'));
    expect(shown.current).toBeUndefined();
  });

  it('post overlay shows a follow wherever the blog appears', () => {
    const shown = now();
    const { result } = renderHook(() => useFollowed(aBlog('ann')));
    act(() => blogOverlay.put('t:ann', { followed: true }));
    expect(shown.current).toMatchObject({ followed: true, blog: { followed: true } });
    expect(result.current).toBe(true);
  });
});

describe('post overlay and fresh responses', () => {
  it('post overlay is updated by a fresh response, also for older lists', () => {
    const shown = now();
    act(() => showLiked(aPost(), true));
    const askedAt = logicalNow();
    act(() => mergeIntoCache({ posts: [aPost({ liked: true, likeCount: 40, noteCount: 50 })] }, askedAt));
    expect(shown.current).toMatchObject({ liked: true, likeCount: 40, noteCount: 50 });
  });

  it('post overlay is not undone by a response requested earlier', () => {
    const shown = now();
    const askedAt = logicalNow();
    act(() => showLiked(aPost(), true));
    act(() => mergeIntoCache({ posts: [aPost()] }, askedAt));
    expect(shown.current).toMatchObject({ liked: true, likeCount: 8 });
  });

  it('post overlay ignores responses while a write is in flight', () => {
    const shown = now();
    act(() => showLiked(aPost(), true));
    const release = postOverlay.hold('1');
    act(() => mergeIntoCache({ posts: [aPost()] }, logicalNow()));
    expect(shown.current?.liked).toBe(true);
    release();
    act(() => mergeIntoCache({ posts: [aPost()] }, logicalNow()));
    expect(shown.current?.liked).toBe(false);
  });

  it('post overlay has no entries for posts and blogs without actions', () => {
    act(() => mergeIntoCache({ posts: [aPost()] }, logicalNow()));
    act(() => mergeIntoCache({ blogs: [aBlog('ann', { followed: true })] }, logicalNow()));
    expect(postOverlay.get('1')).toBeUndefined();
    expect(blogOverlay.get('t:ann')).toBeUndefined();
    blogOverlay.put('t:eve', { followed: true });
    act(() => mergeIntoCache({ blogs: [aBlog('ann', { followed: true })], posts: [aPost()] }, logicalNow()));
    expect(postOverlay.get('1')).toBeUndefined();
    expect(blogOverlay.get('t:ann')).toBeUndefined();
    expect(blogOverlay.get('t:eve')).toEqual({ followed: true });
  });

  it('mergeIntoCache finds posts, blogs and tags anywhere in a response', () => {
    const asker = aBlog('asker', { followed: false });
    for (const key of ['t:bo', 't:asker']) blogOverlay.put(key, { followed: true });
    tagOverlay.put('wool', { followed: true });
    postOverlay.put('1', { liked: true });
    postOverlay.put('2', { liked: true });
    const tag = { name: 'Wool', isFollowed: false, postCount: 3, followerCount: 2 };
    // A video hub has a name and a follow state as well, but is no tag.
    const hub = { name: 'wool', isFollowed: true, videoCount: 2 };
    const post = aPost({ blog: aBlog('bo', { followed: false }), askingBlog: asker });
    act(() => mergeIntoCache({ response: { rows: [{ a: [{ post }] }], about: { tag }, hub } }, logicalNow()));
    expect(postOverlay.get('1')?.liked).toBe(false);
    expect(postOverlay.get('2')?.liked).toBe(true);
    expect(blogOverlay.get('t:bo')).toEqual({ followed: false });
    expect(blogOverlay.get('t:asker')).toEqual({ followed: false });
    expect(tagOverlay.get('wool')).toEqual({ followed: false });
  });
});

const Probe = () => String(useCurrentPost(aPost())?.liked);

it('post overlay stays empty while rendering on the server', () => {
  showLiked(aPost(), true);
  expect(renderToString(<Probe />)).toBe('false');
});
