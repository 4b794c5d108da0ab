import type { FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import type { SecurityEventKind } from './kinds.ts';
import { recordSecurityEvent } from './record-event.ts';

const KIND_OF_REMOVAL: Readonly<Record<string, SecurityEventKind>> = {
  passkey: 'passkey_removed',
  provider: 'provider_unlinked',
  second_factor: 'two_factor_disabled',
};

/** Records each removed passkey, sign-in provider and second factor in the security log of its member. */
export async function recordRemovedCredentials(
  tx: Queryable,
  userId: string,
  request: FastifyRequest,
  removed: readonly { kind: string; name: string | null }[],
): Promise<void> {
  for (const { kind, name } of removed) {
    const event = KIND_OF_REMOVAL[kind];
    if (event) await recordSecurityEvent(tx, { userId, kind: event, request, detail: name ?? undefined });
  }
}
