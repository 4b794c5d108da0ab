import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  // An import would claim log-ins that the other site never saw.
  readOnlyParts: [
    ownRows(
      'security_events',
      'Your security log: log-ins, failed attempts and changes of what protects your account.',
      't.id',
      [
        ...[
          'id',
          'kind',
          'client_name',
          'device',
          'network',
          'method',
          'detail',
          'count',
          'created_at',
          'last_at',
        ],
      ],
    ),
  ],
  leftOut: {
    access_tokens: 'lets somebody in',
    account_recoveries: 'ends within days',
    account_undos: 'lets somebody in',
    backup_codes: 'lets somebody in',
    known_devices: 'lets somebody in',
    mailed_links: 'lets somebody in',
    passkey_challenges: 'ends within minutes',
    passkeys: 'lets somebody in',
    remembered_browsers: 'lets somebody in',
    second_factors: 'lets somebody in',
    sessions: 'lets somebody in',
    third_party_links: 'lets somebody in',
    third_party_sign_ins: 'lets somebody in',
    idempotency_keys: 'a day’s memory of calls',
  },
};
