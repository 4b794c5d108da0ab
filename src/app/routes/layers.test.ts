import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type LayerState, type Layers, stateForOpening } from '#src/shared/navigation/layers.ts';
import { layersOf } from './layers.ts';

const MEMBER = { isLoggedIn: true };
const VISITOR = { isLoggedIn: false };
const UNFINISHED = { isLoggedIn: true, user: { isPartial: true } };

let entries = 0;

/** Creates a history entry as the router would. */
function entry(address: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(address, 'https://skein.example');
  entries += 1;
  return { pathname, search, hash, state, key: `entry${entries}` };
}

/** Opens an address over the given layers; the state passes through JSON, as in the browser. */
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

describe('layersOf for an entry without state (shared link, reload, new tab)', () => {
  it.each([
    ['/dashboard', MEMBER, { base: '/dashboard', top: 'base' }],
    ['/mara', VISITOR, { base: '/mara', top: 'base' }],
    ['/mara/42/slug', VISITOR, { base: '/mara/42/slug', top: 'base' }],
    ['/no/such/page', VISITOR, { base: '/no/such/page', top: 'base' }],
    ['/new', MEMBER, { base: '/dashboard', modal: '/new', top: 'modal' }],
    ['/edit/mara/42', MEMBER, { base: '/dashboard', modal: '/edit/mara/42', top: 'modal' }],
    ['/reblog/mara/42/k', MEMBER, { base: '/dashboard', modal: '/reblog/mara/42/k', top: 'modal' }],
    ['/login/confirm', UNFINISHED, { base: '/onboarding', modal: '/login/confirm', top: 'modal' }],
    [
      '/communities/wool/join',
      UNFINISHED,
      { base: '/onboarding', modal: '/communities/wool/join', top: 'modal' },
    ],
    ['/login', VISITOR, { base: '/explore/trending', modal: '/login', top: 'modal' }],
    ['/register', VISITOR, { base: '/explore/trending', modal: '/register', top: 'modal' }],
  ])('layersOf without state: %s [layers-05] [layers-06] [login-wall-02]', (address, viewer, expected) => {
    expect(view(layersOf(entry(address), viewer))).toEqual(expected);
  });
});

it.each(['join', 'new', 'invite', 'members/bo/report', 'report/42', 'report/42/c1'])(
  'layersOf opens the sheet %s of a community over the community [community-22]',
  (end) => {
    const address = `/communities/wool/${end}`;
    const expected = { base: '/communities/wool', modal: address, top: 'modal' };
    expect(view(layersOf(entry(address), MEMBER))).toEqual(expected);
  },
);

it('layersOf opens the community behind a sheet by the same invitation', () => {
  const { base } = layersOf(entry('/communities/wool/join?invite_hash=k7&x=1'), MEMBER);
  expect(base).toMatchObject({ pathname: '/communities/wool', search: '?invite_hash=k7' });
});

describe('layersOf after opening a layer', () => {
  const dashboard = entry('/dashboard?tab=art');
  const dashboardLayers = layersOf(dashboard, MEMBER);
  const preview = layersOf(open(dashboardLayers, '/mara', 'overlay'), MEMBER);
  const form = layersOf(open(dashboardLayers, '/new', 'modal'), MEMBER);

  it('layersOf keeps the history entry of the base layer', () => {
    for (const layers of [preview, form]) {
      expect(layers.base).toMatchObject({ pathname: '/dashboard', search: '?tab=art', key: dashboard.key });
    }
  });

  it('layersOf shows a blog in the preview', () => {
    expect(view(preview)).toEqual({ base: '/dashboard', overlay: '/mara', top: 'overlay', depth: 1 });
  });

  it('layersOf shows the post form in a sheet', () => {
    expect(view(form)).toEqual({ base: '/dashboard', modal: '/new', top: 'modal', depth: 1 });
  });

  it('layersOf keeps the preview beneath a sheet', () => {
    const layers = layersOf(open(preview, '/reblog/mara/42/k', 'modal'), MEMBER);
    expect(view(layers)).toEqual({
      base: '/dashboard',
      overlay: '/mara',
      modal: '/reblog/mara/42/k',
      top: 'modal',
      depth: 1,
    });
  });

  it('layersOf keeps the sheet beneath a preview', () => {
    const layers = layersOf(open(form, '/mara', 'overlay'), MEMBER);
    expect(view(layers)).toEqual({
      base: '/dashboard',
      modal: '/new',
      overlay: '/mara',
      top: 'overlay',
      depth: 1,
    });
  });

  it('layersOf shows the login form over a sheet and keeps the sheet', () => {
    const layers = layersOf(open(form, '/login', 'overlay'), MEMBER);
    expect(view(layers)).toMatchObject({ modal: '/new', overlay: '/login', top: 'overlay' });
  });

  it('stateForOpening counts entries while navigating inside the preview', () => {
    const second = layersOf(open(preview, '/tove', 'overlay'), MEMBER);
    const third = layersOf(open(second, '/tove/7', 'overlay'), MEMBER);
    expect(view(third)).toEqual({ base: '/dashboard', overlay: '/tove/7', top: 'overlay', depth: 3 });
  });

  it('stateForOpening has no depth inside a sheet that was there from the start', () => {
    const shared = layersOf(entry('/login'), VISITOR);
    const next = layersOf(open(shared, '/register', 'modal'), VISITOR);
    expect(view(next)).toEqual({ base: '/explore/trending', modal: '/register', top: 'modal' });
  });

  it('layersOf closes all layers on Back to an entry without state', () => {
    expect(view(layersOf(dashboard, MEMBER))).toEqual({ base: '/dashboard', top: 'base' });
  });
});

describe('layersOf with invalid state', () => {
  const background = { pathname: '/dashboard', search: '', hash: '', key: 'a' };

  it('layersOf shows a base page as the base layer, whatever the state says', () => {
    const state: LayerState = { background, overlay: true };
    expect(view(layersOf(entry('/explore', state), MEMBER))).toEqual({ base: '/explore', top: 'base' });
  });

  it.each([
    'text',
    7,
    { background: '/dashboard' },
    { background: { ...background, pathname: 'javascript:alert(1)' } },
    { background: { ...background, key: undefined } },
  ])('layersOf ignores the invalid state %j', (state) => {
    expect(view(layersOf(entry('/mara', state), MEMBER))).toEqual({ base: '/mara', top: 'base' });
  });
});
