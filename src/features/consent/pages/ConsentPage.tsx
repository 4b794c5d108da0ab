import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { Consent } from '#generated/zod/consent.zod.ts';
import {
  type ConsentChoices,
  type ConsentList,
  consentQuery,
  everything,
  keepsAnswers,
  NOTHING,
  useAnswer,
  vendorsQuery,
} from '#src/entities/consent/consent.ts';
import { countryName } from '#src/entities/payments/countries.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { ChoiceForm } from '../components/ChoiceForm.tsx';
import { Necessary } from '../components/Necessary.tsx';
import { Portrait } from '../components/Portrait.tsx';
import { useChoices } from '../data/use-choices.ts';
import styles from './ConsentPage.module.css';

/** Law that applies, and the way to say that it is another place. */
function Law({ consent }: { consent: Consent }) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const locale = useDateLocale();
  const country = consent.country && countryName(consent.country, locale);
  const words = {
    gdpr: country ? t`European rules hold, because you seem to be in ${country}.` : t`European rules hold.`,
    ccpa: t`The rules of the United States hold: you can object to the sale of your data.`,
    none: t`No law here asks for your answer. We ask all the same.`,
  }[consent.applies];
  return (
    <p>
      {words}{' '}
      {isLoggedIn ? (
        <AppLink to={`${paths.privacySettings()}#region`}>{t`You are not there?`}</AppLink>
      ) : null}
    </p>
  );
}

/** Sentence for a browser without cookies, in which nobody can keep an answer. */
function NotKept() {
  const { t } = useLingui();
  return useHydrated() && !keepsAnswers() ? (
    <p>{t`This browser keeps nothing, so we ask again next time. Your answer holds until you close it.`}</p>
  ) : null;
}

interface QuestionProps {
  list: ConsentList;
  /** Page that was to be opened; undefined when nobody waits. */
  target: string | undefined;
  answer: (choices: ConsentChoices) => unknown;
  isBusy: boolean;
}

/** The question alone, for whoever was on the way to a page that waits for the answer (1026, 1027). */
function QuestionFirst({ list, target, answer, isBusy }: QuestionProps) {
  const { t } = useLingui();
  if (target === undefined) return null;
  return (
    <SettingsCard
      title={t`Before the page opens`}
      detail={t`By the rules that hold for you we may not show it before you have answered one question: may we count? Both answers open the page.`}
    >
      <div className={styles.even}>
        <Button loading={isBusy} onClick={() => void answer(NOTHING)}>{t`No, open it`}</Button>
        <Button loading={isBusy} onClick={() => void answer(everything(list))}>{t`Yes, open it`}</Button>
      </div>
    </SettingsCard>
  );
}

function Choices({ list, consent }: { list: ConsentList; consent: Consent }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const { choices, set } = useChoices(consent);
  const asked = new URLSearchParams(search).get('redirect_to');
  const target = isHydrated ? safeRedirect(asked, window.location.host) : undefined;
  const { answer, busy, error } = useAnswer(list, () => {
    if (target === undefined && !keepsAnswers()) {
      // The receipts would say that nothing was answered.
      addToast({ message: t`Your answer holds until you close this page.` });
    } else if (target !== undefined) window.location.assign(target);
    else if (asked) navigate(paths.home());
    else navigate(paths.consentReceipts());
  });
  return (
    <TwoColumns aside={<Portrait choices={choices} isAside />}>
      <PageHead title={t`What we may know`} noIndex />
      <header className={styles.head}>
        <h1>{t`What we may know`}</h1>
        <Law consent={consent} />
        <NotKept />
      </header>
      <QuestionFirst list={list} target={target} answer={answer} isBusy={busy} />
      <Portrait choices={choices} />
      <ChoiceForm
        list={list}
        consent={consent}
        choices={choices}
        set={set}
        answer={answer}
        isBusy={busy}
        error={error}
      />
    </TwoColumns>
  );
}

/** Page of a site that uses data for nothing that needs a consent. */
function NothingAsked({ list }: { list: ConsentList }) {
  const { t } = useLingui();
  return (
    <TwoColumns aside={null}>
      <PageHead title={t`What we may know`} noIndex />
      <header className={styles.head}>
        <h1>{t`What we may know`}</h1>
        <p>
          <Trans>
            Nothing that we would have to ask for. Skein counts nothing about you and passes nothing on to
            other companies, so there is nothing to switch.
          </Trans>
        </p>
      </header>
      <SettingsCard title={t`What must be`}>
        <Necessary storage={list.storage} isOpen />
      </SettingsCard>
    </TwoColumns>
  );
}

/** Page of the consent (spec 001 §2): each purpose and each company has a switch, and every switch starts off. */
export default function ConsentPage() {
  const { t } = useLingui();
  const queries = [useQuery(vendorsQuery()), useQuery(consentQuery())] as const;
  const [{ data: list }, { data: consent }] = queries;
  if (list && consent) {
    const asks = list.purposes.length + list.specialFeatures.length + list.vendors.length > 0;
    return asks ? <Choices list={list} consent={consent} /> : <NothingAsked list={list} />;
  }
  return (
    <TwoColumns aside={null}>
      <PageHead title={t`What we may know`} noIndex />
      <header className={styles.head}>
        <h1>{t`What we may know`}</h1>
      </header>
      {queries.some(({ isError }) => isError) ? (
        <ErrorState
          title={t`The list of companies could not be loaded`}
          retrying={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => queries.forEach(({ isError, refetch }) => void (isError && refetch()))}
        />
      ) : (
        <PostSkeleton />
      )}
    </TwoColumns>
  );
}
