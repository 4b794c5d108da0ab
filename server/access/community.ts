import { hasPermission } from '#server/entities/community/policy.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import { SPACE_ROLES } from '#server/membership/roles.ts';
import type { Resolver } from './resolver.ts';
import type { ResolvedCommunity } from './subjects.ts';

/**
 * Resolves a community by handle, former handle or uuid; the role is the highest of the viewer's blogs. A deleted one is
 * found only to restore it.
 */
export const communityResolver: Resolver<ResolvedCommunity> = {
  roles: SPACE_ROLES.community,
  gone: 'community',
  may: hasPermission,
  async find({ db, viewer, operation }, name) {
    const row = await findCommunity(db, name, viewer.userId);
    if (row === undefined) return undefined;
    const isFound = row.deleted === null || operation === 'restoreCommunity';
    return isFound ? { row: row as ResolvedCommunity, role: row.viewer_role } : undefined;
  },
};
