import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  // A domain is registered or connected at one site, so nothing of it is imported at another.
  readOnlyParts: [
    ownRows('domains', 'Your domains.', 't.id', [
      ...['id', 'name', 'kind', 'status', 'auto_renew', 'is_locked', 'is_private', 'redirects_old'],
      ...['registered_at', 'expires_at', 'created_at'],
    ]),
    ownRows('domain_events', 'What happened to your domains.', 't.id', [
      ...['id', 'name', 'event', 'day_at', 'amount', 'currency', 'created_at'],
    ]),
  ],
};
