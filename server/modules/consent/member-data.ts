import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  // An import would prove answers that were given to another site.
  readOnlyParts: [
    ownRows('consent_receipts', 'Your answers about privacy, with their dates.', 't.id', [
      ...['public_id', 'answered_at', 'given_by', 'applies', 'country', 'country_source', 'purposes'],
      ...[
        'special_features',
        'allowed_vendors',
        'vendor_list_version',
        'is_opted_out',
        'has_privacy_control',
      ],
    ]),
  ],
};
