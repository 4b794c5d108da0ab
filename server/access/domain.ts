import { type DomainRow, findDomain } from '#server/modules/domains/domains-repository.ts';
import type { Resolver } from './resolver.ts';

/** Resolves a domain of the viewer by its name. Those of others are not disclosed. */
export const domainResolver: Resolver<DomainRow> = {
  roles: ['owner'],
  gone: undefined,
  async find({ db, viewer }, name) {
    const row = await findDomain(db, viewer.userId, name);
    return row && { row, role: 'owner' };
  },
};
