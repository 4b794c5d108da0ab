import type { components } from '#generated/types/api.d.ts';
import type { Services } from '#server/services.ts';
import type { CredentialRow } from './credentials-repository.ts';

type Credential = components['schemas']['Credential'];

/** Returns the display name of a credential; undefined for the second factor, of which there is one. */
function nameOf({ signIn }: Services, { kind, id, name }: CredentialRow): string | undefined {
  if (kind === 'passkey') return name ?? undefined;
  if (kind === 'second_factor') return undefined;
  const provider = signIn.find(id)?.name ?? id;
  return name ? `${provider} (${name})` : provider;
}

/** Presents a credential to its owner. */
export function presentCredential(services: Services, row: CredentialRow): Credential {
  const name = nameOf(services, row);
  return {
    kind: row.kind,
    id: row.id,
    ...(name === undefined ? {} : { name }),
    createdTs: row.created,
    ...(row.last_used === null ? {} : { lastUsedTs: row.last_used }),
    isRecent: row.is_recent,
    isBeforeAddress: row.is_before_address,
  };
}

/** Returns a credential as mails name it. */
export function mailedCredential(
  services: Services,
  row: CredentialRow,
): { kind: CredentialRow['kind']; name?: string } {
  const name = nameOf(services, row);
  return { kind: row.kind, ...(name === undefined ? {} : { name }) };
}
