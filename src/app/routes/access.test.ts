import { describe, expect, it } from 'vitest';
import { redirectFor } from './access.ts';
import { matchRoute } from './match.ts';
import { routeTable } from './table.ts';

const HOST = 'skein.example';

function redirectOf(address: string, isLoggedIn: boolean, more: object = {}): string | undefined {
  const { pathname, search } = new URL(address, `https://${HOST}`);
  const match = matchRoute(pathname);
  if (!match) throw new Error(`${address} is not in the table`);
  return redirectFor(match, { pathname, search }, { isLoggedIn, ...more }, HOST);
}

describe('visitors', () => {
  it.each([
    ['/dashboard', '/login?redirect_to=%2Fdashboard'],
    ['/likes', '/login?redirect_to=%2Flikes'],
    ['/settings', '/login?redirect_to=%2Fsettings'],
    ['/settings/privacy', '/login?redirect_to=%2Fsettings%2Fprivacy'],
    ['/following', '/login?redirect_to=%2Ffollowing'],
    ['/youryir', '/login?redirect_to=%2Fyouryir'],
    ['/onboarding', '/login?redirect_to=%2Fonboarding'],
    ['/skeinmart', '/login?redirect_to=%2Fskeinmart'],
    ['/skeinmart/badges', '/login?redirect_to=%2Fskeinmart%2Fbadges'],
    ['/skeinmart/badges/badge-moth', '/login?redirect_to=%2Fskeinmart%2Fbadges%2Fbadge-moth'],
    ['/support-skein', '/login?redirect_to=%2Fsupport-skein'],
    ['/settings/purchases/gift/12', '/login?redirect_to=%2Fsettings%2Fpurchases%2Fgift%2F12'],
    ['/getting-to-know-skein/topics', '/login?redirect_to=%2Fgetting-to-know-skein%2Ftopics'],
    ['/getting-to-know-skein/blogs', '/login?redirect_to=%2Fgetting-to-know-skein%2Fblogs'],
    ['/skein-tv', '/login?redirect_to=%2Fskein-tv'],
    ['/skein-tv/channel/slow-films', '/login?redirect_to=%2Fskein-tv%2Fchannel%2Fslow-films'],
    ['/new', '/login?redirect_to=%2Fnew'],
    ['/new/photo?tag=a%2Fb', '/login?redirect_to=%2Fnew%2Fphoto%3Ftag%3Da%252Fb'],
    ['/edit/mara/42', '/login?redirect_to=%2Fedit%2Fmara%2F42'],
    ['/reblog/mara/42/Xy7', '/login?redirect_to=%2Freblog%2Fmara%2F42%2FXy7'],
  ])(
    'visitors are redirected from %s to the login form [permission-01] [route-access-02] [route-access-03] [route-access-05] [route-access-09] [route-access-10] [route-access-12] [route-access-28] [route-access-06] [audience-26] [shop-01]',
    (address, expected) => {
      expect(redirectOf(address, false)).toBe(expected);
    },
  );

  it.each([
    ['/blog/mara/members', 'route-access-01'],
    ['/blog/mara/review', 'route-access-04'],
    ['/blog/mara/42/embed', 'route-access-07, embed-01'],
    ['/inbox', 'route-access-08'],
    ['/messaging', 'route-access-11'],
    ['/activity', 'route-access-13'],
    ['/blog/mara/followers', 'route-access-14'],
    ['/dashboard/tab-management', 'route-access-27'],
    ['/dashboard/wool', 'route-access-27'],
  ])(
    'visitors are redirected from the parameterised path %s to the login form (%s) [route-access-01] [route-access-04] [route-access-07] [route-access-08] [route-access-11] [route-access-13] [route-access-14] [route-access-27] [embed-01]',
    (address) => {
      expect(redirectOf(address, false)).toBe(`/login?redirect_to=${encodeURIComponent(address)}`);
    },
  );

  it.each(['/mara/archive', '/mara/archive/2025/3', '/image/42', '/embed/post/mara/42'])(
    'visitors may view %s [route-access-21] [route-access-22] [route-access-25] [blog-05] [embed-03]',
    (address) => {
      expect(redirectOf(address, false)).toBeUndefined();
    },
  );

  it.each([
    ...['/', '/explore', '/explore/trending', '/search/wool', '/tagged/wool'],
    ...['/mara/archive', '/image/42', '/mara', '/mara/42', '/communities', '/communities/browse'],
  ])('visitors may browse %s [audience-10]', (address) => {
    expect(redirectOf(address, false)).toBeUndefined();
  });

  it.each([
    ...['/communities', '/communities/browse', '/communities/browse/craft', '/communities/new'],
    ...[
      '/communities/wool',
      '/communities/wool/about',
      '/communities/wool/post/42',
      '/search/wool/communities',
    ],
  ])(
    'visitors may view %s of communities [community-36] [community-38] [community-permission-05]',
    (address) => {
      expect(redirectOf(address, false)).toBeUndefined();
    },
  );

  it.each(
    [
      ...['settings', 'members', 'moderation/queue', 'moderation/activity', 'moderation/42', 'moderate/42'],
      ...['moderate/42/7', 'report/42', 'report/42/7', 'invite', 'join', 'how-to-moderate'],
    ].map((end) => `/communities/wool/${end}`),
  )(
    'visitors are redirected from %s to the login form [community-37] [community-38] [community-permission-05]',
    (address) => {
      expect(redirectOf(address, false)).toBe(`/login?redirect_to=${encodeURIComponent(address)}`);
      expect(redirectOf(address, true)).toBeUndefined();
    },
  );

  it.each(['/_labs/collections', '/_labs/collections?query=wool', '/_labs/collections/41'])(
    'visitors may view %s of collections [collections-01] [audience-22]',
    (address) => {
      expect(redirectOf(address, false)).toBeUndefined();
    },
  );

  it.each([
    ...['/_labs/collections/create', '/_labs/collections/41/edit', '/_labs/patio', '/_labs/patio/porch'],
    '/premium',
  ])('visitors log in before %s [collections-01] [collections-02] [audience-22] [premium-05]', (address) => {
    expect(redirectOf(address, false)).toBe(`/login?redirect_to=${encodeURIComponent(address)}`);
    expect(redirectOf(address, true)).toBeUndefined();
  });

  it.each([
    ...['queue', 'drafts', 'followers', 'members', 'activity', 'review', 'post-plus'],
    ...['blaze', 'blaze/posts/42', 'blaze/tagged/fog'],
  ])(
    'the screen %s of a blog is for its owners; visitors log in first [audience-12] [audience-25] [blaze-01] [community-permission-06]',
    (end) => {
      const address = `/blog/mara/${end}`;
      expect(redirectOf(address, false)).toBe(`/login?redirect_to=${encodeURIComponent(address)}`);
      expect(matchRoute(address)?.route.access).toBe('owner');
    },
  );

  it.each([
    ['/mara/archive', 60],
    ['/mara/support', 0],
    ['/image/42', 60],
    ['/embed/post/mara/42', 60],
  ])(
    "visitors' copies of %s are cached for %i seconds [constants-11] [constants-12] [constants-14] [embed-04]",
    (address, seconds) => {
      expect(matchRoute(address)?.route.cacheHint).toBe(seconds);
    },
  );

  it('visitors may answer about privacy on /privacy/consent/begin [consent-09]', () => {
    expect(redirectOf('/privacy/consent/begin?redirect_to=%2Fmara', false)).toBeUndefined();
    expect(redirectOf('/privacy/consent/begin', true)).toBeUndefined();
  });

  it.each(['/', '/explore', '/tagged/wool', '/mara', '/mara/42', '/login', '/register'])(
    'visitors may view the public page %s [route-access-17] [route-access-18] [route-access-20] [route-access-23] [route-access-24] [blog-02]',
    (address) => {
      expect(redirectOf(address, false)).toBeUndefined();
    },
  );
});

describe('members', () => {
  it.each(['/dashboard', '/inbox', '/messaging', '/new', '/settings'])(
    'members may open %s, visitors are redirected to the login form [audience-11]',
    (address) => {
      expect(redirectOf(address, true)).toBeUndefined();
      expect(redirectOf(address, false)).toBe(`/login?redirect_to=${encodeURIComponent(address)}`);
    },
  );

  it.each(routeTable.filter(({ access, movedTo }) => access !== 'loggedOut' && !movedTo))(
    'members may open the page $path [permission-03]',
    (route) => {
      const location = { pathname: route.path, search: '' };
      expect(redirectFor({ route, params: {} }, location, { isLoggedIn: true }, HOST)).toBeUndefined();
    },
  );

  it.each([
    ['/login', '/dashboard'],
    ['/login?redirect_to=%2Flikes', '/likes'],
    ['/register?source=like&redirect_to=%2Fmara%2F42%3Fa%3D1', '/mara/42?a=1'],
    ['/login?redirect_to=https%3A%2F%2Fskein.example%2Fmara', '/mara'],
  ])('members are redirected from %s to %s [redirect-07]', (address, expected) => {
    expect(redirectOf(address, true)).toBe(expected);
  });

  it.each([
    ['/login?redirect_to=https%3A%2F%2Fevil.example%2Fmara', '/dashboard'],
    ['/login?redirect_to=%2F%2Fevil.example', '/dashboard'],
    ['/login?redirect_to=%2F%5Cevil.example', '/dashboard'],
    ['/login?redirect_to=javascript%3Aalert(1)', '/dashboard'],
  ])('members are redirected from %s to the dashboard [redirect-05]', (address, expected) => {
    expect(redirectOf(address, true)).toBe(expected);
  });

  it.each([
    ['/account', '/settings/account'],
    ['/gifts', '/settings/gifts'],
    ['/blog/mara/settings', '/settings/blog/mara'],
  ])(
    'members are redirected from the moved address %s to %s; visitors log in first [blog-09]',
    (address, expected) => {
      expect(redirectOf(address, true)).toBe(expected);
      expect(redirectOf(address, false)).toBe(`/login?redirect_to=${encodeURIComponent(address)}`);
    },
  );

  it.each([
    ['/register', '/getting-to-know-skein/topics'],
    ['/register?redirect_to=https%3A%2F%2Fevil.example%2Fmara', '/getting-to-know-skein/topics'],
    ['/register?redirect_to=%2Fmara%2F42', '/mara/42'],
    // Logging in does not lead to the onboarding steps, unlike signing up.
    ['/login', '/dashboard'],
  ])('members who have just signed up are redirected from %s to %s [redirect-06]', (address, expected) => {
    expect(redirectOf(address, true, { isNew: true })).toBe(expected);
  });

  it.each([
    '/',
    '/dashboard',
    '/settings',
    '/new',
    '/login',
    '/register?redirect_to=%2Flikes',
    '/getting-to-know-skein/topics',
  ])('members with an unfinished registration are redirected from %s to onboarding', (address) => {
    expect(redirectOf(address, true, { user: { isPartial: true } })).toBe('/onboarding');
    expect(redirectOf(address, true, { user: { isPartial: false } })).not.toBe('/onboarding');
  });

  it('members with an unfinished registration may open onboarding and public pages', () => {
    for (const address of ['/onboarding', '/mara', '/explore'])
      expect(redirectOf(address, true, { user: { isPartial: true } })).toBeUndefined();
  });

  it.each([
    ['/linkaccount', '/login'],
    ['/twofactorauthentication', '/login'],
    ['/nomatchedaccount', '/login'],
    ['/register/bird', '/register'],
  ])(
    'members are redirected away from %s; visitors get the form [login-flow-04] [route-access-26]',
    (address, form) => {
      expect(redirectOf(address, false)).toBe(form);
      expect(redirectOf(address, true)).toBe('/dashboard');
    },
  );

  it("members reach a conversation by the other blog's address; visitors log in first", () => {
    expect(redirectOf('/message/mara', true)).toBe('/messaging?messagingTo=mara');
    expect(redirectOf('/message/mara', false)).toBe('/login?redirect_to=%2Fmessage%2Fmara');
    expect(redirectOf('/messaging/new/mara', true)).toBeUndefined();
    for (const name of ['-mara', 'settings', 'a.b']) expect(matchRoute(`/message/${name}`)).toBeUndefined();
  });

  it.each([
    ['/login/follow/mara', '/login?follow=mara&redirect_to=%2Fmara'],
    ['/register/follow/mara', '/register?follow=mara&redirect_to=%2Fmara'],
  ])(
    'members are redirected from %s to the blog, visitors to the form with the blog to follow',
    (address, form) => {
      expect(redirectOf(address, false)).toBe(form);
      expect(redirectOf(address, true)).toBe(form);
      expect(redirectOf(form, false)).toBeUndefined();
      // Opening an address never follows a blog; a member gets its page with the follow button.
      expect(redirectOf(form, true)).toBe('/mara');
    },
  );

  it('redirectFor follows only valid blog names from an address', () => {
    for (const name of ['dashboard', '-mara', 'a.b', '%2F%2Fevil', 'x'.repeat(33)])
      expect(matchRoute(`/login/follow/${name}`)).toBeUndefined();
  });

  it("members may view members' pages", () => {
    expect(redirectOf('/dashboard', true)).toBeUndefined();
    expect(redirectOf('/mara', true)).toBeUndefined();
  });
});
