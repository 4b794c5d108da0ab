import type { CampaignRow } from './campaigns-repository.ts';

type Status = CampaignRow['status'];

/** Events of a campaign. */
export type CampaignEvent =
  | 'paid'
  | 'accepted'
  | 'accepted-for-later'
  | 'rejected'
  | 'begun'
  | 'cancelled'
  | 'stopped'
  | 'ended';

/**
 * All transitions of a campaign. One that is not paid is no campaign yet: it is deleted when its checkout ends. `rejected`,
 * `finished`, `cancelled` and `extinguished` are ends.
 */
const TRANSITIONS: Readonly<Partial<Record<Status, Readonly<Partial<Record<CampaignEvent, Status>>>>>> = {
  'pending-payment': { paid: 'in-review' },
  'in-review': {
    accepted: 'active',
    'accepted-for-later': 'scheduled',
    rejected: 'rejected',
    cancelled: 'cancelled',
  },
  scheduled: { begun: 'active', cancelled: 'cancelled' },
  active: { stopped: 'extinguished', ended: 'finished' },
};

/** Returns the status after an event; undefined when it cannot happen in this status. */
export function campaignStatusAfter(status: Status, event: CampaignEvent): Status | undefined {
  return TRANSITIONS[status]?.[event];
}
