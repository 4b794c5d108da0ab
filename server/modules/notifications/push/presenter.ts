import type { components } from '#generated/types/api.d.ts';
import type { PushDeviceRow } from './devices-repository.ts';

/** Presents a device to its member. */
export function presentDevice(row: PushDeviceRow): components['schemas']['PushDevice'] {
  return {
    id: row.id,
    current: row.is_current,
    name: row.name,
    createdTs: row.created,
    ...(row.last_told === null ? {} : { lastToldTs: row.last_told }),
  };
}
