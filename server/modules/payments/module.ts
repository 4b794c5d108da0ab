import { defineModule } from '#server/define-module.ts';
import { checkPayments, hasPaymentWork } from './charges/check-payments.ts';
import { processEvent } from './events/process-event.ts';
import { serveEvents } from './events/serve-events.ts';
import { memberData } from './member-data.ts';
import { serveMethodPage } from './providers/serve-method-page.ts';
import { TestProvider } from './providers/test-provider.ts';
import { serveReceipts } from './receipts/serve-receipts.ts';

/** Seconds between two looks for what is due or was left open. */
const CHECK_SECONDS = 30;

/** Declares the module `payments`. */
export const module = defineModule({
  routes: [
    (app, context) => serveEvents(app, context),
    (app, context) => serveReceipts(app, context),
    (app, context) => serveMethodPage(app, context),
  ],
  jobs: {
    'payment-event': (data, _turn, context) => processEvent(context, data),
    'test-payment': ({ id, disputeEnds }, _turn, { db, services }) => {
      const provider = new TestProvider(db, services);
      return disputeEnds === undefined ? provider.decide(id) : provider.decideDispute(id, disputeEnds);
    },
    payments: (_data, _turn, context) => checkPayments(context),
  },
  schedules: [{ kind: 'payments', seconds: CHECK_SECONDS, isDue: hasPaymentWork }],
  memberData,
});
