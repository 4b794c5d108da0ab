import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { countFailedEvents } from '../events/payment-events-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import { TEST_PROVIDER } from '../providers/test-provider.ts';
import { presentMonths, presentSitePayments } from '../staff/site-payment-presenter.ts';
import {
  countBalanced,
  disputedPayments,
  hangingPayments,
  moneyOfMonth,
  sitePayments,
} from '../staff/site-payments-repository.ts';

/** Payments without an answer that are listed; more of them have one cause. */
const MAX_HANGING = 20;
/** Disputes that are listed; they are answered at the provider. */
const MAX_DISPUTED = 20;

export const listSitePayments: Handler<'listSitePayments'> = async ({
  query,
  db,
  services,
  viewer,
  request,
}) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: 'site-payments',
    path: pathOf('listSitePayments', {}),
    query,
    rows: (page) => sitePayments(db, page),
  });
  const now = new Date(services.now());
  const startMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const [money, { paid, balanced }, hanging, disputed, failedEventCount] = await Promise.all([
    moneyOfMonth(db, startMs),
    countBalanced(db),
    hangingPayments(db, MAX_HANGING),
    disputedPayments(db, MAX_DISPUTED),
    countFailedEvents(db),
  ]);
  const locale = readerLocale(request);
  const about = { locale, staffId: viewer.userId };
  return {
    payments: await presentSitePayments(db, rows, about),
    months: presentMonths(money, { locale, startTs: startMs / 1000 }),
    paidCount: paid,
    balancedCount: balanced,
    hanging: await presentSitePayments(db, hanging, about),
    disputed: await presentSitePayments(db, disputed, about),
    failedEventCount,
    isTest: currentProvider(services) === TEST_PROVIDER,
    links,
  };
};
