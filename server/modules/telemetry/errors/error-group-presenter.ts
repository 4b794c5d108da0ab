import type { components } from '#generated/types/api.d.ts';
import type { ErrorGroupRow } from './error-groups-repository.ts';
import { peopleOf } from './people.ts';

/** Presents a group of errors to staff. */
export function presentErrorGroup(row: ErrorGroupRow): components['schemas']['ErrorGroup'] {
  return {
    id: row.id,
    name: row.name,
    message: row.message,
    location: row.location,
    state: row.state,
    firstRelease: row.first_release,
    lastRelease: row.last_release,
    ...(row.resolved_release === null ? {} : { resolvedRelease: row.resolved_release }),
    releases: row.releases.filter((release) => release !== ''),
    count: row.count,
    people: peopleOf(row.people_bits),
    trend: row.trend,
    firstSeenTs: row.first_seen,
    lastSeenTs: row.last_seen,
    isExtension: row.is_extension,
  };
}
