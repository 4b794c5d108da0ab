import { expect, it } from 'vitest';
import { begin, change, redo, undo } from '#src/features/blog-settings/model/history.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { changesOf, isChanged, lookOf, resendable, themeOf } from './appearance.ts';

const blog = aBlog('ivy');
const before = lookOf({
  ...blog,
  theme: { ...blog.theme, headerImage: '/h.webp', headerFullWidth: 1600, headerFullHeight: 900 },
});

it('sends what changed and nothing else', () => {
  expect(changesOf(before, { ...before })).toEqual({});
  const after = { ...before, linkColor: '#123456', showTitle: false };
  expect(changesOf(before, after)).toEqual({ link_color: '#123456', show_title: false });
  expect([isChanged(before, before), isChanged(before, after)]).toEqual([false, true]);
});

it('sends where a picture is looked at, a new picture with it, and none', () => {
  const moved = { ...before, focus: { x: 0.5, y: 0, zoom: 1 } };
  expect(changesOf(before, moved)).toEqual({ header_bounds: '0,1600,533,0' });
  const header = { url: '/n.webp', width: 900, height: 900, key: 'k'.repeat(16) };
  expect(changesOf(before, { ...before, header })).toEqual({
    header_media_key: header.key,
    header_bounds: '300,900,600,0',
  });
  expect(changesOf(before, { ...before, header: null })).toEqual({ header_media_key: null });
});

it('sends a new avatar, and the one it was born with', () => {
  const avatar = { url: '/a.webp', width: 512, height: 512, key: 'a'.repeat(16) };
  expect(changesOf(before, { ...before, avatar })).toEqual({ avatar_media_key: avatar.key });
  expect(changesOf(before, { ...before, avatar: null })).toEqual({ avatar_media_key: null });
});

it('sends what the pictures show', () => {
  const described = { ...before, headerAltText: ' A shore ', avatarAltText: 'A knot' };
  expect(changesOf(before, described)).toEqual({ header_alt_text: 'A shore', avatar_alt_text: 'A knot' });
  expect(changesOf(described, { ...described, headerAltText: '' })).toEqual({ header_alt_text: '' });
});

it('shows the picture as it will be cut', () => {
  const shown = themeOf({ ...before, focus: { x: 0.5, y: 1, zoom: 1 } });
  expect(shown).toMatchObject({ headerImage: '/h.webp', headerBounds: '367,1600,900,0' });
  expect(themeOf({ ...before, header: null }).headerImage).toBeNull();
});

it('goes back after saving to pictures that can be sent, and keeps the new ones for others', () => {
  const mine = { url: '/m.webp', width: 900, height: 900, key: 'm'.repeat(16) };
  const kept = { ...before, header: mine, avatar: mine, linkColor: '#123456' };
  expect(resendable(before, kept)).toEqual({ ...before, header: mine, avatar: mine });
  const other = { ...before, header: { ...mine, url: '/o.webp' }, avatar: null };
  expect(resendable(other, kept)).toEqual(other);
});

it('takes steps back and forth, and counts changes of one thing in a row as one', () => {
  let steps = begin(0);
  expect(undo(steps)).toBe(steps);
  expect(redo(steps)).toBe(steps);
  for (const [value, of] of [
    [1, 'a'],
    [2, 'a'],
    [3, 'b'],
  ] as const)
    steps = change(steps, value, of);
  expect(steps.now).toBe(3);
  steps = undo(steps);
  expect(steps.now).toBe(2);
  steps = undo(steps);
  expect(steps.now).toBe(0);
  expect(redo(steps).now).toBe(2);
  expect(change(steps, 9, 'a')).toMatchObject({ past: [0], now: 9, future: [] });
});
