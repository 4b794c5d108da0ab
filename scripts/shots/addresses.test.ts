import { expect, it } from 'vitest';
import { addressesFor } from './addresses.ts';

const routes = [
  { path: '/', access: 'public' },
  { path: '/login', access: 'loggedOut' },
  { path: '/dashboard', access: 'member' },
  { path: '/blog/:blogName/queue', access: 'owner' },
  { path: '/:blogname/archive/*', access: 'public' },
  { path: '/tagged/:tag?', access: 'public' },
] as const;

it('addressesFor gives a visitor the public pages and the forms that members do not see', () => {
  const addresses = addressesFor('visitor', routes, { blogname: 'ada' });
  expect(addresses).toEqual(expect.arrayContaining(['/', '/login', '/ada/archive', '/tagged']));
  expect(addresses).not.toContain('/dashboard');
});

it('addressesFor gives a member all pages but those forms, each address once', () => {
  const addresses = addressesFor('member', [...routes, ...routes], { blogname: 'ada', blogName: 'ada' });
  expect(addresses).toEqual(expect.arrayContaining(['/dashboard', '/blog/ada/queue']));
  expect(addresses).not.toContain('/login');
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('addressesFor throws for a parameter without a sample', () => {
  expect(() => addressesFor('member', routes, { blogname: 'ada' })).toThrow(
    ':blogName of /blog/:blogName/queue',
  );
});

it('addressesFor prefers the sample of a parameter within an earlier one', () => {
  const posts = [
    { path: '/:blogname/:postId', access: 'public' },
    { path: '/clubs/:clubId/:postId', access: 'public' },
  ] as const;
  const samples = { blogname: 'ada', postId: '1', clubId: 'fog', 'clubId.postId': '2' };
  expect(addressesFor('visitor', posts, samples)).toEqual(expect.arrayContaining(['/ada/1', '/clubs/fog/2']));
});
