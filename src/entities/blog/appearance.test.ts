import { expect, it } from 'vitest';
import { newHistory, redo, undo, withChange } from '#src/features/blog-settings/model/history.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { appearanceOf, changesOf, isChanged, themeOf, toResendable } from './appearance.ts';

const blog = aBlog('ivy');
const before = appearanceOf({
  ...blog,
  theme: { ...blog.theme, headerImage: '/h.webp', headerFullWidth: 1600, headerFullHeight: 900 },
});

it('changesOf sends only the fields that changed', () => {
  expect(changesOf(before, { ...before })).toEqual({});
  const after = { ...before, linkColor: '#123456', showTitle: false };
  expect(changesOf(before, after)).toEqual({ link_color: '#123456', show_title: false });
  expect([isChanged(before, before), isChanged(before, after)]).toEqual([false, true]);
});

it('changesOf sends the header’s crop, a new header with its crop, and the removal of the header', () => {
  const moved = { ...before, focus: { x: 0.5, y: 0, zoom: 1 } };
  expect(changesOf(before, moved)).toEqual({ header_bounds: '0,1600,533,0' });
  const header = { url: '/n.webp', width: 900, height: 900, key: 'k'.repeat(16) };
  expect(changesOf(before, { ...before, header })).toEqual({
    header_media_key: header.key,
    header_bounds: '300,900,600,0',
  });
  expect(changesOf(before, { ...before, header: null })).toEqual({ header_media_key: null });
});

it('changesOf sends a new avatar, and null for the default one', () => {
  const avatar = { url: '/a.webp', width: 512, height: 512, key: 'a'.repeat(16) };
  expect(changesOf(before, { ...before, avatar })).toEqual({ avatar_media_key: avatar.key });
  expect(changesOf(before, { ...before, avatar: null })).toEqual({ avatar_media_key: null });
});

it('changesOf sends changed alternative texts', () => {
  const described = { ...before, headerAltText: ' A shore ', avatarAltText: 'A knot' };
  expect(changesOf(before, described)).toEqual({ header_alt_text: 'A shore', avatar_alt_text: 'A knot' });
  expect(changesOf(described, { ...described, headerAltText: '' })).toEqual({ header_alt_text: '' });
});

it('themeOf previews the header with its crop', () => {
  const shown = themeOf({ ...before, focus: { x: 0.5, y: 1, zoom: 1 } });
  expect(shown).toMatchObject({ headerImage: '/h.webp', headerBounds: '367,1600,900,0' });
  expect(themeOf({ ...before, header: null }).headerImage).toBeNull();
});

it('toResendable restores pictures that can be sent again, and keeps the stored ones for the others', () => {
  const mine = { url: '/m.webp', width: 900, height: 900, key: 'm'.repeat(16) };
  const stored = { ...before, header: mine, avatar: mine, linkColor: '#123456' };
  expect(toResendable(before, stored)).toEqual({ ...before, header: mine, avatar: mine });
  const other = { ...before, header: { ...mine, url: '/o.webp' }, avatar: null };
  expect(toResendable(other, stored)).toEqual(other);
});

it('undo steps go back and forth, and consecutive changes of one field count as one step', () => {
  let steps = newHistory(0);
  expect(undo(steps)).toBe(steps);
  expect(redo(steps)).toBe(steps);
  for (const [value, of] of [
    [1, 'a'],
    [2, 'a'],
    [3, 'b'],
  ] as const)
    steps = withChange(steps, value, of);
  expect(steps.now).toBe(3);
  steps = undo(steps);
  expect(steps.now).toBe(2);
  steps = undo(steps);
  expect(steps.now).toBe(0);
  expect(redo(steps).now).toBe(2);
  expect(withChange(steps, 9, 'a')).toMatchObject({ past: [0], now: 9, future: [] });
});
