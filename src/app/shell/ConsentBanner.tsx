import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { getCheckCmpViewedQueryOptions } from '#generated/hooks/consent/consent.ts';
import type { Consent } from '#generated/zod/consent.zod.ts';
import {
  type ConsentList,
  consentQuery,
  everything,
  followAnswers,
  NOTHING,
  useAnswer,
  vendorsQuery,
} from '#src/entities/consent/consent.ts';
import { consentPatterns } from '#src/paths/consent-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import styles from './ConsentBanner.module.css';

/** Keeps `__tcfapi` in step with the answer; its library is loaded with the banner alone. */
function useTcfApi(list: ConsentList, consent: Consent): void {
  useEffect(() => {
    if (list.cmpNumber === undefined) return;
    void import('#src/entities/consent/tcf-api.ts').then(({ updateTcfApi }) =>
      updateTcfApi(list, consent, consent.required),
    );
  }, [list, consent]);
}

function Question({ list }: { list: ConsentList }) {
  const { t } = useLingui();
  const heading = useId();
  // Says that the banner was shown.
  useQuery({ ...getCheckCmpViewedQueryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const { answer, busy, error } = useAnswer(list, () => {
    if (!navigator.cookieEnabled) {
      addToast({
        message: t`This browser keeps nothing, so we ask again next time. Your answer holds until you close it.`,
      });
    }
  });
  const partners = list.vendors.length;
  return (
    <section className={styles.banner} aria-labelledby={heading}>
      <h2 id={heading}>{t`May we count?`}</h2>
      <p>
        <Trans>
          We and{' '}
          <AppLink to={`${paths.consent()}#companies`}>
            <Plural value={partners} one="# partner" other="# partners" />
          </AppLink>{' '}
          would like to store and read data on this device, to count what is read and to choose ads that may
          fit. Everything works the same either way. Change your mind any time under Privacy.
        </Trans>
      </p>
      <div className={styles.even}>
        <Button loading={busy} onClick={() => void answer(NOTHING)}>{t`Reject all`}</Button>
        <Button loading={busy} onClick={() => void answer(everything(list))}>{t`Accept all`}</Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your answer was not kept. Try again.`)}</ActionError>
      ) : null}
      <AppLink to={paths.consent()} className={styles.plain}>{t`Choose one by one`}</AppLink>
    </section>
  );
}

function Asked({ list, consent }: { list: ConsentList; consent: Consent }) {
  useTcfApi(list, consent);
  const isOnPage = useLayers().base.pathname === consentPatterns.consent;
  return consent.required && !isOnPage ? <Question list={list} /> : null;
}

/**
 * Question about privacy, where the law asks for one and no answer holds (spec 001 §4). It stands in a corner that
 * nothing else uses, so that it neither moves nor covers what is read.
 */
export function ConsentBanner() {
  const queryClient = useQueryClient();
  useEffect(() => followAnswers(queryClient), [queryClient]);
  const { data: list } = useQuery(vendorsQuery());
  const { data: consent } = useQuery(consentQuery());
  return list && consent ? <Asked list={list} consent={consent} /> : null;
}
