import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type LayerState, type Layers, stateForOpening } from '#src/shared/navigation/layers.ts';
import { layersOf } from './layers.ts';

const MEMBER = { isLoggedIn: true };
const VISITOR = { isLoggedIn: false };
const UNFINISHED = { isLoggedIn: true, user: { isPartial: true } };

let entries = 0;

/** A history entry as the router would make it. */
function entry(address: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(address, 'https://skein.example');
  entries += 1;
  return { pathname, search, hash, state, key: `entry${entries}` };
}

/** Opens an address over what is shown; the state goes through JSON, as it does in the browser. */
function open(layers: Layers, address: string, layer: 'modal' | 'overlay'): Location {
  return entry(address, JSON.parse(JSON.stringify(stateForOpening(layers, layer))));
}

function view({ base, modal, overlay, top, depth }: Layers) {
  return {
    base: base.pathname,
    modal: modal?.pathname,
    overlay: overlay?.pathname,
    top,
    depth,
  };
}

describe('an entry without memory: a shared link, a reload, a new tab', () => {
  it.each([
    ['/dashboard', MEMBER, { base: '/dashboard', top: 'base' }],
    ['/mara', VISITOR, { base: '/mara', top: 'base' }],
    ['/mara/42/slug', VISITOR, { base: '/mara/42/slug', top: 'base' }],
    ['/no/such/page', VISITOR, { base: '/no/such/page', top: 'base' }],
    ['/new', MEMBER, { base: '/dashboard', modal: '/new', top: 'modal' }],
    ['/edit/mara/42', MEMBER, { base: '/dashboard', modal: '/edit/mara/42', top: 'modal' }],
    ['/reblog/mara/42/k', MEMBER, { base: '/dashboard', modal: '/reblog/mara/42/k', top: 'modal' }],
    ['/login/confirm', UNFINISHED, { base: '/onboarding', modal: '/login/confirm', top: 'modal' }],
    ['/login', VISITOR, { base: '/explore/trending', modal: '/login', top: 'modal' }],
    ['/register', VISITOR, { base: '/explore/trending', modal: '/register', top: 'modal' }],
  ])('%s [layers-05] [layers-06]', (address, viewer, expected) => {
    expect(view(layersOf(entry(address), viewer))).toEqual(expected);
  });
});

describe('opening over a page', () => {
  const dashboard = entry('/dashboard?tab=art');
  const ground = layersOf(dashboard, MEMBER);
  const preview = layersOf(open(ground, '/mara', 'overlay'), MEMBER);
  const form = layersOf(open(ground, '/new', 'modal'), MEMBER);

  it('keeps the very entry of the ground, so that nothing there moves', () => {
    for (const layers of [preview, form]) {
      expect(layers.base).toMatchObject({ pathname: '/dashboard', search: '?tab=art', key: dashboard.key });
    }
  });

  it('shows a blog in the preview', () => {
    expect(view(preview)).toEqual({ base: '/dashboard', overlay: '/mara', top: 'overlay', depth: 1 });
  });

  it('shows the post form in a sheet', () => {
    expect(view(form)).toEqual({ base: '/dashboard', modal: '/new', top: 'modal', depth: 1 });
  });

  it('puts a sheet over a preview and keeps the preview', () => {
    const layers = layersOf(open(preview, '/reblog/mara/42/k', 'modal'), MEMBER);
    expect(view(layers)).toEqual({
      base: '/dashboard',
      overlay: '/mara',
      modal: '/reblog/mara/42/k',
      top: 'modal',
      depth: 1,
    });
  });

  it('puts a preview over a sheet and keeps the sheet', () => {
    const layers = layersOf(open(form, '/mara', 'overlay'), MEMBER);
    expect(view(layers)).toEqual({
      base: '/dashboard',
      modal: '/new',
      overlay: '/mara',
      top: 'overlay',
      depth: 1,
    });
  });

  it('can put the login form over a sheet without losing what was typed there', () => {
    const layers = layersOf(open(form, '/login', 'overlay'), MEMBER);
    expect(view(layers)).toMatchObject({ modal: '/new', overlay: '/login', top: 'overlay' });
  });

  it('counts the way back while somebody goes from blog to blog inside the preview', () => {
    const second = layersOf(open(preview, '/tove', 'overlay'), MEMBER);
    const third = layersOf(open(second, '/tove/7', 'overlay'), MEMBER);
    expect(view(third)).toEqual({ base: '/dashboard', overlay: '/tove/7', top: 'overlay', depth: 3 });
  });

  it('knows no way back inside a sheet that was there from the start', () => {
    const shared = layersOf(entry('/login'), VISITOR);
    const next = layersOf(open(shared, '/register', 'modal'), VISITOR);
    expect(view(next)).toEqual({ base: '/explore/trending', modal: '/register', top: 'modal' });
  });

  it('closes everything on Back: the entry before has no memory', () => {
    expect(view(layersOf(dashboard, MEMBER))).toEqual({ base: '/dashboard', top: 'base' });
  });
});

describe('what cannot be a layer', () => {
  const background = { pathname: '/dashboard', search: '', hash: '', key: 'a' };

  it('shows a page of the ground on the ground, whatever the entry remembers', () => {
    const state: LayerState = { background, overlay: true };
    expect(view(layersOf(entry('/explore', state), MEMBER))).toEqual({ base: '/explore', top: 'base' });
  });

  it.each([
    'text',
    7,
    { background: '/dashboard' },
    { background: { ...background, pathname: 'javascript:alert(1)' } },
    { background: { ...background, key: undefined } },
  ])('does not trust the memory %j', (state) => {
    expect(view(layersOf(entry('/mara', state), MEMBER))).toEqual({ base: '/mara', top: 'base' });
  });
});
