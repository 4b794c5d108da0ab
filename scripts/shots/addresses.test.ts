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

it('gives a visitor what is open and the forms that members do not see', () => {
  const addresses = addressesFor('visitor', routes, { blogname: 'ada' });
  expect(addresses).toEqual(expect.arrayContaining(['/', '/login', '/ada/archive', '/tagged']));
  expect(addresses).not.toContain('/dashboard');
});

it('gives a member all pages but those forms, each address once', () => {
  const addresses = addressesFor('member', [...routes, ...routes], { blogname: 'ada', blogName: 'ada' });
  expect(addresses).toEqual(expect.arrayContaining(['/dashboard', '/blog/ada/queue']));
  expect(addresses).not.toContain('/login');
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('says which parameter nobody has thought of', () => {
  expect(() => addressesFor('member', routes, { blogname: 'ada' })).toThrow(
    ':blogName of /blog/:blogName/queue',
  );
});
