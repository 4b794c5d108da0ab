import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { formatAmount } from '#src/entities/payments/money.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { PRICE_CHANGED_CODE, useRefreshDomains, useRenewDomain } from '../data/domains.ts';
import styles from './Domains.module.css';
import { SelectField } from './SelectField.tsx';
import { YearThread } from './YearThread.tsx';

/** Further years that are offered; out of redemption a domain comes back for one. */
const TERMS_YEARS = [1, 2, 3, 5];

/** Stages after the end of a domain, with their dates. */
function Dates({
  domain: { expiresTs = 0, graceEndsTs = 0, redemptionEndsTs = 0, status },
}: {
  domain: Domain;
}) {
  const day = useDay();
  const end = day(expiresTs);
  const grace = day(graceEndsTs);
  const gone = day(redemptionEndsTs);
  const hasLapsed = status !== 'active';
  return (
    <ol className={styles.dates}>
      <li>
        <b>{end}</b>
        {hasLapsed ? (
          <Trans>It lapsed. The blog keeps its old address.</Trans>
        ) : (
          <Trans>Without a renewal it lapses. The blog keeps its old address.</Trans>
        )}
      </li>
      <li>
        <b>
          <Trans>until {grace}</Trans>
        </b>
        <Trans>Yours for the usual price.</Trans>
      </li>
      <li>
        <b>
          <Trans>until {gone}</Trans>
        </b>
        <Trans>Still only yours, but the registry asks more.</Trans>
      </li>
      <li>
        <b>
          <Trans>after {gone}</Trans>
        </b>
        <Trans>Anybody can buy it. Its records are gone by then.</Trans>
      </li>
    </ol>
  );
}

/** The stages of a domain that has not lapsed: folded away where it is renewed by itself. */
function DatesAhead({ domain }: { domain: Domain }) {
  if (!domain.renewsTs) return <Dates domain={domain} />;
  return (
    <details className={styles.ahead}>
      <summary>
        <Trans>If a renewal fails</Trans>
      </summary>
      <Dates domain={domain} />
    </details>
  );
}

/** Until when a registered domain is the member's, and its renewal. */
export function Term({ domain }: { domain: Domain }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const day = useDay();
  const refresh = useRefreshDomains();
  const [chosenYears, setYears] = useState(1);
  const { write, busy, error } = useRenewDomain();
  const { domainName, expiresTs, status, renewalPrice, renewsTs = 0 } = domain;
  if (expiresTs === undefined || !renewalPrice) return null;
  const years = status === 'redemption' ? 1 : chosenYears;
  const amount = renewalPrice.amount * years;
  const price = years === 1 ? renewalPrice.formatted : formatAmount(amount, renewalPrice, locale);
  const end = day(expiresTs);
  const payday = day(renewsTs);
  const yearly = renewalPrice.formatted;
  const renew = async (): Promise<void> => {
    const isOpen = await write({
      domainName,
      data: {
        years,
        expected_price: amount,
        expected_currency: renewalPrice.currency,
        path: paths.domain(domainName),
      },
    });
    if (!isOpen) await refresh();
  };
  return (
    <section className={styles.card} aria-labelledby="domain-term">
      <h2 id="domain-term">
        {status === 'active' ? <Trans>Yours until {end}</Trans> : <Trans>The shutters are down</Trans>}
      </h2>
      <p>
        {renewsTs === 0 ? (
          <Trans>It is not renewed by itself.</Trans>
        ) : (
          <Trans>
            On {payday} one more year is paid by itself, the way you paid last: {yearly}.
          </Trans>
        )}
      </p>
      <YearThread domain={domain} />
      {status === 'active' ? <DatesAhead domain={domain} /> : null}
      {status === 'redemption' ? null : (
        <SelectField
          label={t`Renew for`}
          value={chosenYears}
          onChange={({ target }) => setYears(Number(target.value))}
        >
          {TERMS_YEARS.map((term) => (
            <option key={term} value={term}>
              <Plural value={term} one="# year" other="# years" />
            </option>
          ))}
        </SelectField>
      )}
      {error ? (
        <ActionError>
          {isApiError(error, PRICE_CHANGED_CODE)
            ? t`The price changed meanwhile; nothing was taken. It is ${price} now.`
            : errorMessage(error, t`The checkout could not be opened. Try again.`)}
        </ActionError>
      ) : null}
      <p className={styles.buttons}>
        <Button
          variant={status === 'active' ? 'secondary' : 'primary'}
          loading={busy}
          onClick={() => void renew()}
        >
          {status === 'active' ? t`Renew, ${price}` : t`Open again, ${price}`}
        </Button>
      </p>
      {status === 'active' ? null : <Dates domain={domain} />}
    </section>
  );
}
