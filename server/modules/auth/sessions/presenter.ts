import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { browserName, deviceOf } from './device.ts';
import type { SessionRow } from './session-repository.ts';

type Session = components['schemas']['Session'];

/** A row as its member sees it. */
export function presentSession({ kind, id, client, ...row }: SessionRow): Session {
  return {
    id: `${kind}-${id}`,
    current: row.is_current,
    kind,
    ...(kind === 'cookie'
      ? { clientName: browserName(client), device: deviceOf(client) }
      : { clientName: client || 'App', device: 'unknown' }),
    createdTs: row.created,
    lastActiveTs: row.last_active,
  };
}

/** What a session's id stands for; undefined for what never was one. */
export function readSessionId(given: string): Pick<SessionRow, 'kind' | 'id'> | undefined {
  const [, kind, id] = /^(cookie|token)-([1-9]\d{0,18})$/.exec(given) ?? [];
  return kind && id && isPossibleId(id) ? { kind: kind as SessionRow['kind'], id } : undefined;
}
