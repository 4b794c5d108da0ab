import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';
import { hasPayouts, payOut } from './payouts/pay-out.ts';

/** Seconds between two looks for money that can be paid out. */
const PAYOUT_CHECK_SECONDS = 3600;

/** Declares the module `memberships`. */
export const module = defineModule({
  jobs: { payouts: (_data, _turn, context) => payOut(context) },
  schedules: [{ kind: 'payouts', seconds: PAYOUT_CHECK_SECONDS, isDue: hasPayouts }],
  memberData,
});
