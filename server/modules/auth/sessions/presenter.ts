import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { browserName, deviceOf } from './device.ts';
import type { SessionRow } from './session-repository.ts';

type Session = components['schemas']['Session'];

/** Returns the name of a session: its browser and system, or the app. */
export function sessionName({ kind, client }: Pick<SessionRow, 'kind' | 'client'>): string {
  return kind === 'cookie' ? browserName(client) : client || 'App';
}

/** Presents a session to its member. */
export function presentSession({ kind, id, client, ...row }: SessionRow): Session {
  return {
    id: `${kind}-${id}`,
    current: row.is_current,
    kind,
    clientName: sessionName({ kind, client }),
    device: kind === 'cookie' ? deviceOf(client) : 'unknown',
    createdTs: row.created,
    lastActiveTs: row.last_active,
  };
}

/** Parses a session's id; undefined for an invalid one. */
export function readSessionId(given: string): Pick<SessionRow, 'kind' | 'id'> | undefined {
  const [, kind, id] = /^(cookie|token)-([1-9]\d{0,18})$/.exec(given) ?? [];
  return kind && id && isPossibleId(id) ? { kind: kind as SessionRow['kind'], id } : undefined;
}
