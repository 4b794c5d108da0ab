import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { HouseAd } from '#generated/zod/houseAd.zod.ts';
import type { HouseAdReportReason } from '#generated/zod/houseAdReportReason.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './Ads.module.css';
import type { useAdActions } from './use-ad.ts';

type Actions = ReturnType<typeof useAdActions>;

function Reasons({ actions }: { actions: Actions }) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const reasons: Record<HouseAdReportReason, string> = {
    misleading: t`It is misleading`,
    offensive: t`It is hurtful`,
    broken: t`Its link or picture is broken`,
    other: t`Something else`,
  };
  if (isDone)
    return (
      <p role="status">
        <Trans>Thank you. The people who run Skein look at it.</Trans>
      </p>
    );
  const send = async (reason: HouseAdReportReason) => {
    if (await actions.report(reason)) setDone(true);
  };
  return (
    <fieldset className={styles.reasons}>
      <legend>
        <Trans>What is wrong with it?</Trans>
      </legend>
      {(Object.entries(reasons) as [HouseAdReportReason, string][]).map(([reason, text]) => (
        <Button
          key={reason}
          size="small"
          variant="secondary"
          loading={actions.isReporting}
          onClick={() => void send(reason)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

/** Reasons why a reader sees an ad of the site. */
export function HouseFacts({ ad: { capPerDay = 0, endsTs } }: { ad: HouseAd }) {
  const dateLocale = useDateLocale();
  const { isLoggedIn } = useViewer();
  const end = endsTs === undefined ? undefined : dueTime(endsTs, dateLocale);
  return (
    <>
      <li>
        <Trans>Skein shows it to everybody who reads ads. It was not chosen for you.</Trans>
      </li>
      <li>
        <Trans>Nothing about you left Skein. What is counted is how often it was seen.</Trans>
      </li>
      {isLoggedIn && capPerDay > 0 ? (
        <li>
          <Plural
            value={capPerDay}
            one="You see it once a day at most."
            other="You see it # times a day at most."
          />{' '}
          {end === undefined ? null : <Trans>It ends {end}.</Trans>}
        </li>
      ) : null}
    </>
  );
}

function Because({ facts, actions, id }: { facts: ReactNode; actions: Actions; id: string }) {
  const { isLoggedIn } = useViewer();
  const [isReporting, setReporting] = useState(false);
  return (
    <div id={id} className={styles.because}>
      <ul>{facts}</ul>
      {isReporting ? (
        <Reasons actions={actions} />
      ) : (
        <div className={styles.acts}>
          <Button size="small" variant="secondary" onClick={() => void actions.hide()}>
            <Trans>Hide it</Trans>
          </Button>
          {isLoggedIn ? (
            <Button size="small" variant="secondary" onClick={() => setReporting(true)}>
              <Trans>Something is wrong with it</Trans>
            </Button>
          ) : null}
          <AppLink to={paths.premium()}>
            <Trans>No ads at all</Trans>
          </AppLink>
        </div>
      )}
    </div>
  );
}

type AdFeetProps = { title: string; facts: ReactNode; actions: Actions };

/** Below an ad: why one sees it, and the ways to hide and report it. */
export function AdFeet({ title, facts, actions }: AdFeetProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <footer className={styles.feet}>
        <button
          type="button"
          className={styles.why}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <b>
            <Trans>Why this?</Trans>
          </b>
        </button>
        <IconButton icon="close" size="small" label={t`Hide: ${title}`} onClick={() => void actions.hide()} />
      </footer>
      {isOpen ? <Because facts={facts} actions={actions} id={id} /> : null}
    </>
  );
}

type HiddenAdProps = { actions: Actions; company?: string };

/**
 * The line in place of an ad that was hidden on this page.
 *
 * @param company whose ads are all hidden
 */
export function HiddenAd({ actions, company }: HiddenAdProps) {
  return (
    <div className={styles.gone}>
      <span role="status">
        {company === undefined ? (
          <Trans>Gone. You will not see this one again.</Trans>
        ) : (
          <Trans>
            Gone. You will not see ads of <bdi>{company}</bdi> again.
          </Trans>
        )}
      </span>
      <Button variant="quiet" size="small" onClick={() => void actions.unhide()}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
