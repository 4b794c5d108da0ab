import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MembershipCard } from '#src/entities/payments/MembershipCard.tsx';
import { ownMembershipsQuery } from '#src/entities/payments/memberships.ts';
import { PayWith } from '#src/entities/payments/PayWith.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import styles from './OwnMemberships.module.css';

/** Statuses in which another payment is taken. */
const CHARGED_STATUSES = new Set(['active', 'on-hold']);

/** Blogs that the member supports or supported, with the button that stops it, and the card they are paid with; nothing for those who never did. */
export function OwnMemberships() {
  const heading = useId();
  const { data, error, isFetching, refetch } = useQuery(ownMembershipsQuery());
  if (!data && error) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  const memberships = data?.response.subscriptions ?? [];
  if (memberships.length === 0) return null;
  const charged = memberships.find(({ status }) => CHARGED_STATUSES.has(status));
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>You support</Trans>
      </h2>
      {memberships.map((membership) => (
        <MembershipCard key={membership.id} membership={membership} />
      ))}
      {charged ? (
        <div className={styles.method}>
          <PayWith subscription={charged} />
        </div>
      ) : null}
    </section>
  );
}
