import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { domainsOf, domainsQuery } from '../data/domains.ts';
import styles from './Domains.module.css';

/** Leads a member who began to pay for a domain to its checkout, where nothing is asked again. */
export function Begun({ name }: { name: string }) {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(domainsQuery());
  const domains = data?.pages.flatMap(domainsOf) ?? [];
  const { checkoutId } = domains.find(({ domainName }) => domainName === name) ?? {};
  if (checkoutId === undefined) return null;
  return (
    <section className={styles.card}>
      <p>
        <Trans>You have begun to buy this name. What you typed then is kept.</Trans>
      </p>
      <p className={styles.buttons}>
        <ButtonLink href={paths.checkout(checkoutId)} variant="primary">{t`Go on and pay`}</ButtonLink>
      </p>
    </section>
  );
}
