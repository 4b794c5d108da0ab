import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { getCheckCmpViewedQueryOptions } from '#generated/hooks/consent/consent.ts';
import type { Consent } from '#generated/zod/consent.zod.ts';
import { AUDIENCE_PURPOSE_ID } from '#src/domain/analytics-events.ts';
import {
  type ConsentList,
  choicesOf,
  consentQuery,
  everything,
  followAnswers,
  keepsAnswers,
  NOTHING,
  onAnswer,
  useAnswer,
  vendorsQuery,
} from '#src/entities/consent/consent.ts';
import { consentPatterns } from '#src/paths/consent-paths.ts';
import { paths } from '#src/paths/paths.ts';
import type { Analytics } from '#src/platform/analytics/start.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useScrolledPast } from '#src/shared/hooks/use-scrolled-past.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { matchRoute } from '../routes/match.ts';
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

/** Returns the blog whose page is open, in whose colours the question could seem to be the blog's; empty for another page. */
function useBlogOfPage(): string {
  const { pathname } = useLayers().base;
  const isOfBlog = matchRoute(pathname)?.route.path.startsWith('/:blogname') ?? false;
  return isOfBlog ? (pathname.split('/')[1] ?? '') : '';
}

/** Pixels read after which the question is one line, where it lies across the page's foot. */
const READING_PX = 240;

function Question({ list }: { list: ConsentList }) {
  const { t } = useLingui();
  const isReading = useScrolledPast(READING_PX);
  const heading = useId();
  // Says that the banner was shown.
  useQuery({ ...getCheckCmpViewedQueryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const { answer, busy, error } = useAnswer(list, () => {
    if (!keepsAnswers()) {
      addToast({
        message: t`This browser keeps nothing, so we ask again next time. Your answer holds until you close it.`,
      });
    }
  });
  const partners = list.vendors.length;
  const blogName = useBlogOfPage();
  return (
    <section className={styles.banner} aria-labelledby={heading} data-reading={isReading || undefined}>
      <h2 id={heading}>{t`May we count?`}</h2>
      {blogName === '' ? null : <p>{t`Skein asks this, not ${blogName}.`}</p>}
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

/** Routes' patterns are names of pages in what is measured. */
const currentRoute = (): string => matchRoute(window.location.pathname)?.route.path ?? '';

let started: Promise<Analytics> | undefined;

/** Loads and starts measuring, once for a page. */
function loadAnalytics(): Promise<Analytics> {
  started ??= import('#src/platform/analytics/start.ts').then(({ startAnalytics }) =>
    startAnalytics(currentRoute),
  );
  return started;
}

/**
 * Measures what the reader allows, on a site that asks for it (decision 110). A browser without cookies measures nothing:
 * the server could not see the answer.
 */
function useAnalytics(list: ConsentList, consent: Consent): void {
  const isAsked = list.purposes.some(({ number }) => number === AUDIENCE_PURPOSE_ID);
  const isMeasuring = isAsked && keepsAnswers();
  const { pathname } = useLayers().base;
  useEffect(() => {
    if (!isMeasuring) return;
    const allow = async (answer: Consent): Promise<void> =>
      (await loadAnalytics()).allow(answer.required ? undefined : choicesOf(answer).purposes);
    void allow(consent);
    return onAnswer((answer) => void allow(answer));
  }, [isMeasuring, consent]);
  const isAllowed = !consent.required && consent.analytics;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a view of its own
  useEffect(() => {
    if (isMeasuring && isAllowed) void loadAnalytics().then((analytics) => analytics.viewPage());
  }, [isMeasuring, isAllowed, pathname]);
}

function Asked({ list, consent }: { list: ConsentList; consent: Consent }) {
  useTcfApi(list, consent);
  useAnalytics(list, consent);
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
