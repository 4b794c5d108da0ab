import { canViewCollection } from '#server/entities/collection/policy.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import { SPACE_ROLES } from '#server/membership/roles.ts';
import type { Resolver } from './resolver.ts';
import type { ResolvedCollection } from './subjects.ts';

/** Resolves a collection by its id; the role is the highest of the viewer's blogs. */
export const collectionResolver: Resolver<ResolvedCollection> = {
  roles: SPACE_ROLES.collection,
  gone: 'collection',
  async find({ db, viewer }, uuid) {
    const row = await findCollection(db, uuid, viewer.userId);
    // A private collection is not disclosed to others.
    if (row === undefined || !(await canViewCollection(db, row, viewer.userId))) return undefined;
    return { row: row as ResolvedCollection, role: row.viewer_role };
  },
};
