import type { Resolver } from './resolver.ts';

/** Resolves the site itself, whose admins are accounts. */
export const siteResolver: Resolver<true> = {
  roles: ['admin'],
  gone: undefined,
  find: async ({ viewer }) => ({ row: true, role: viewer.role === 'admin' ? 'admin' : null }),
};
