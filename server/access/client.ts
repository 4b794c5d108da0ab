import { findApp } from '#server/modules/apps/oauth/client-repository.ts';
import type { AppRow } from '#server/modules/apps/oauth/client-rows.ts';
import type { Resolver } from './resolver.ts';

/** Resolves an app by its client id. It belongs to the member who registered it. */
export const clientResolver: Resolver<AppRow> = {
  roles: ['owner'],
  gone: 'app',
  async find({ db, viewer }, clientId) {
    const row = await findApp(db, clientId);
    return row && { row, role: row.owner_id === viewer.userId ? 'owner' : null };
  },
};
