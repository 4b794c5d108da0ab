import { defineModule } from '#server/define-module.ts';
import { memberData } from './member-data.ts';
import { checkAccounts, hasPendingAccounts } from './payouts/check-accounts.ts';
import { hasPayouts, payOut } from './payouts/pay-out.ts';
import { serveStatements } from './statement/serve-statements.ts';

/** Seconds between two looks for money that can be paid out. */
const PAYOUT_CHECK_SECONDS = 3600;
/** Seconds between two questions whether accounts that are being set up are complete. */
const ACCOUNT_CHECK_SECONDS = 60;

/** Declares the module `memberships`. */
export const module = defineModule({
  routes: [(app, { db }) => serveStatements(app, db)],
  jobs: {
    payouts: (_data, _turn, context) => payOut(context),
    'payout-accounts': (_data, _turn, context) => checkAccounts(context),
  },
  schedules: [
    { kind: 'payouts', seconds: PAYOUT_CHECK_SECONDS, isDue: hasPayouts },
    { kind: 'payout-accounts', seconds: ACCOUNT_CHECK_SECONDS, isDue: hasPendingAccounts },
  ],
  memberData,
  seed: () => import('./seed-rows.ts'),
  seedActs: () => import('./seed-acts.ts'),
});
