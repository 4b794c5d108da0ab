import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { RewardedAd } from '../components/RewardedAd.tsx';
import { SubscriptionCard } from '../components/SubscriptionCard.tsx';
import { isWithoutSubscription, subscriptionQuery } from '../data/premium.ts';

function State() {
  const { t } = useLingui();
  const { features, user } = useViewer();
  const hadPremium = user?.premium !== undefined;
  // A subscription that does not exist is not asked for: the 404 would stand in the console.
  const { data, error, isFetching, refetch } = useQuery({ ...subscriptionQuery(), enabled: hadPremium });
  if (!hadPremium || isWithoutSubscription(error))
    return (
      <EmptyState
        art="yarn"
        title={t`You have no premium`}
        action={
          features.includes('premium') ? (
            <ButtonLink href={paths.premium()} variant="primary">{t`See what it gives`}</ButtonLink>
          ) : null
        }
      >
        <Trans>Nothing is taken from you.</Trans>
      </EmptyState>
    );
  if (data) return <SubscriptionCard subscription={data.response.subscription} />;
  if (error) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  return <CardSkeleton />;
}

/**
 * Page of the member's premium (spec 000 §2.7, ad-free browsing): what runs, what is paid, and how it ends; for others the ad that gives an
 * hour without ads.
 */
export default function AdFreeBrowsingPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Premium`}>
      <State />
      <p>
        <ButtonLink
          href={paths.purchases()}
          size="small"
          variant="quiet"
        >{t`Your purchases and receipts`}</ButtonLink>
      </p>
      <RewardedAd />
    </SettingsFrame>
  );
}
