import type { components } from '#generated/types/api.d.ts';
import type { PasskeyRow } from '#server/modules/auth/passkeys/passkey-repository.ts';

/** Presents a passkey to its member. */
export function presentPasskey(row: PasskeyRow): components['schemas']['Passkey'] {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdTs: row.created,
    ...(row.last_used === null ? {} : { lastUsedTs: row.last_used }),
  };
}
