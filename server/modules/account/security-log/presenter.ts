import type { components } from '#generated/types/api.d.ts';
import type { SecurityEventRow } from '#server/modules/auth/security-log/security-log-repository.ts';

/** Maps a row to the event that its member reads. */
export function presentSecurityEvent(row: SecurityEventRow): components['schemas']['SecurityEvent'] {
  return {
    id: row.id,
    kind: row.kind,
    createdTs: row.created,
    lastTs: row.last,
    count: row.count,
    isCurrentSession: row.is_current,
    ...(row.client_name === null ? {} : { clientName: row.client_name }),
    ...(row.device === null ? {} : { device: row.device }),
    ...(row.place === null ? {} : { place: row.place }),
    ...(row.method === null ? {} : { method: row.method }),
    ...(row.detail === null ? {} : { detail: row.detail }),
  };
}
