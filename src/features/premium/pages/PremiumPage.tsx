import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Slip } from '#src/entities/payments/Slip.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { Perks } from '../components/Perks.tsx';
import { PlanSlip } from '../components/PlanSlip.tsx';
import { SameFeed } from '../components/SameFeed.tsx';
import { pricePointsQuery, subscriptionQuery } from '../data/premium.ts';
import styles from './PremiumPage.module.css';

const RUNNING: readonly string[] = ['pending', 'active', 'pending-cancel', 'on-hold'];

/** Prices with a way to buy, or, for a member who has premium, the way to it. */
function Offer() {
  const { t } = useLingui();
  const day = useDay();
  const hadPremium = useViewer().user?.premium !== undefined;
  // A subscription that does not exist is not asked for: the 404 would stand in the console.
  const { data } = useQuery({ ...subscriptionQuery(), enabled: hadPremium });
  const subscription = data?.response.subscription;
  if (!subscription || !RUNNING.includes(subscription.status)) return <PlanSlip />;
  const end = day(subscription.currentPeriodEndTs);
  return (
    <Slip title={t`You have premium`}>
      <p>
        <Trans>Paid until {end}.</Trans>
      </p>
      <ButtonLink href={paths.adFreeBrowsing()}>{t`Look after it`}</ButtonLink>
    </Slip>
  );
}

/** Page of premium (spec 001 §2): shows what it gives, and sells it by month or year. */
export default function PremiumPage() {
  const { data } = useQuery(pricePointsQuery());
  const { perks = [], pricePoints: [first] = [] } = data?.response ?? {};
  return (
    <div className={styles.page}>
      <PageHead title="Premium" />
      <h1 className={styles.title}>
        <Trans>
          The same feed,
          <br />
          and nothing in between.
        </Trans>
      </h1>
      <div className={styles.feed}>
        <SameFeed />
      </div>
      <div className={styles.offer}>
        <Offer />
      </div>
      <div className={styles.perks}>
        <Perks perks={perks} price={first?.price.formatted} />
      </div>
    </div>
  );
}
