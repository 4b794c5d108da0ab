import { apps } from './faults/apps.ts';
import { bulk } from './faults/bulk.ts';
import { counters } from './faults/counters.ts';
import { devices } from './faults/devices.ts';
import { effects } from './faults/effects.ts';
import { headers } from './faults/headers.ts';
import { limits } from './faults/limits.ts';
import { media } from './faults/media.ts';
import { paging } from './faults/paging.ts';
import { repeats } from './faults/repeats.ts';
import { rights } from './faults/rights.ts';
import { roles } from './faults/roles.ts';
import { sections } from './faults/sections.ts';
import { sessions } from './faults/sessions.ts';
import { shapes } from './faults/shapes.ts';
import { statuses } from './faults/statuses.ts';
import { texts } from './faults/texts.ts';

/** All faults that the kit is tried with. */
export const mutants = [
  ...shapes,
  ...statuses,
  ...headers,
  ...rights,
  ...sessions,
  ...paging,
  ...counters,
  ...texts,
  ...limits,
  ...repeats,
  ...effects,
  ...apps,
  ...bulk,
  ...devices,
  ...sections,
  ...roles,
  ...media,
];
