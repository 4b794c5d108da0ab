import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DomainOffer } from '#generated/zod/domainOffer.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { isInMaintenance, priceQuery } from '../data/domains.ts';

/** Code of an ending that is not sold. */
const NOT_FOUND_CODE = 4004;

type PriceGateProps = {
  name: string;
  children: (offer: DomainOffer, maxYears: number, onOutdated: () => unknown) => ReactNode;
};

/** Shows what depends on the price of a domain; says why there is none. */
export function PriceGate({ name, children }: PriceGateProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(priceQuery(name));
  const back = <ButtonLink href={paths.domains()} variant="primary">{t`Look for another name`}</ButtonLink>;
  if (data) return children(data.response.offer, data.response.maxYears, refetch);
  if (isInMaintenance(error))
    return (
      <EmptyState art="cat" title={t`The registry is in maintenance`} action={back}>
        <Trans>The registry of this ending does not answer now. Look again later; nothing was taken.</Trans>
      </EmptyState>
    );
  if (isApiError(error, NOT_FOUND_CODE))
    return (
      <EmptyState title={t`We do not sell this ending`} action={back}>
        <Trans>If {name} is yours already, connect it: it costs nothing.</Trans>
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {t`The price could not be loaded. We show none of yesterday.`}
      </ErrorState>
    );
  return <CardSkeleton />;
}
