import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LAYOUT, viewportOf } from './layout.ts';

const css = readFileSync(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8');
const root = css.slice(0, css.indexOf('@media'));

it.each([
  ['layout-width', LAYOUT.width, 990],
  ['main-width', LAYOUT.mainWidth, 625],
  ['sidebar-width', LAYOUT.sidebarWidth, 320],
  ['post-width', LAYOUT.postWidth, 540],
  ['post-width-narrow', LAYOUT.narrowPostWidth, 300],
  ['columns-width', LAYOUT.columnsWidth, 980],
  ['peepr-width', LAYOUT.peeprWidth, 600],
  ['header-height', LAYOUT.desktopHeader, 54],
  ['header-height-mobile', LAYOUT.mobileHeader, 44],
  ['avatar-size', LAYOUT.avatar, 40],
  ['avatar-size-post', LAYOUT.postAvatar, 64],
  ['post-spacing', LAYOUT.postSpacing, 16],
  ['blog-card-height', LAYOUT.blogCardHeight, 360],
  ['blog-card-width', LAYOUT.blogCardWidth, 220],
])('--%s is %i px in CSS and LAYOUT (spec 000 §9)', (name, value, specified) => {
  expect(value).toBe(specified);
  expect(root).toContain(`--${name}: ${value}px;`);
});

it('phone layout halves the post spacing and lowers the header', () => {
  const phone = css.slice(css.indexOf('@media (width <= 540px)'));
  expect(phone).toContain('--post-spacing: 8px;');
  expect(phone).toContain('--header-height: var(--header-height-mobile);');
});

it.each([
  ['motion-popover', '100ms'],
  ['motion-drawer', '150ms'],
  ['motion-conversation', '200ms'],
  ['motion-slide-out', '300ms'],
  ['motion-unread', '500ms'],
  ['motion-carousel', '500ms'],
  ['overlay-opacity', '0.85'],
  ['radius-post', '8px'],
])('--%s is %s (spec 000 §9)', (name, value) => {
  expect(root).toContain(`--${name}: ${value};`);
});

it.each([
  [320, 'smartphone'],
  [540, 'smartphone'],
  [541, 'tablet'],
  [989, 'tablet'],
  [990, 'desktop'],
])('viewportOf a window %i px wide is %s', (width, viewport) => {
  expect(viewportOf(width)).toBe(viewport);
});
