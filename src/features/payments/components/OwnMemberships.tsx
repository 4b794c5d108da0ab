import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MembershipCard } from '#src/entities/payments/MembershipCard.tsx';
import { ownMembershipsQuery } from '#src/entities/payments/memberships.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import styles from './OwnMemberships.module.css';

/** Blogs that the member supports or supported, with the button that stops it; nothing for those who never did. */
export function OwnMemberships() {
  const heading = useId();
  const { data, error, isFetching, refetch } = useQuery(ownMembershipsQuery());
  if (!data && error) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  const memberships = data?.response.subscriptions ?? [];
  if (memberships.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>You support</Trans>
      </h2>
      {memberships.map((membership) => (
        <MembershipCard key={membership.id} membership={membership} />
      ))}
    </section>
  );
}
