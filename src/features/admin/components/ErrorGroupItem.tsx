import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  getGetErrorGroupQueryKey,
  getListErrorGroupsInfiniteQueryKey,
  getListErrorGroupsQueryKey,
  getSetErrorGroupStateMutationOptions,
} from '#generated/hooks/telemetry/telemetry.ts';
import type { ErrorGroup } from '#generated/zod/errorGroup.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat, listFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { ErrorFrames } from './ErrorFrames.tsx';
import styles from './Errors.module.css';
import { Fringe } from './Fringe.tsx';
import { LifeLine } from './LifeLine.tsx';

const DAY_MS = 86_400_000;

/** One sentence of what became of a fault, by releases. */
function Tale({ group }: { group: ErrorGroup }) {
  const { firstRelease, lastRelease, resolvedRelease, state } = group;
  const [first, last, resolved] = [firstRelease || '?', lastRelease || '?', resolvedRelease || '?'];
  if (state === 'regressed')
    return (
      <Trans>
        It was mended after {resolved} and is back in {last}.
      </Trans>
    );
  if (state === 'resolved') return <Trans>Mended after {resolved}.</Trans>;
  if (firstRelease === lastRelease) return <Trans>New in {first}.</Trans>;
  return (
    <Trans>
      Seen from {first} to {last}.
    </Trans>
  );
}

function Days({ trend, label }: { trend: readonly number[]; label: string }) {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const day = dateFormat(dateLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const today = siteNow();
  return (
    <details className={styles.days}>
      <summary>{t`As a table`}</summary>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Errors`}</th>
          </tr>
        </thead>
        <tbody>
          {trend.map((count, index) => {
            const at = today - (trend.length - 1 - index) * DAY_MS;
            return (
              <tr key={at}>
                <th scope="row">{day.format(at)}</th>
                <td>{fullCount(count, i18n.locale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** A fault of the site: its name and place, its last two weeks, and, opened, its stack and the way to settle it. */
export function ErrorGroupItem({ group, releases }: { group: ErrorGroup; releases: readonly string[] }) {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { id, name, message, location, state, count, people, trend, lastSeenTs, isExtension } = group;
  const { write, busy, error } = useWrite(getSetErrorGroupStateMutationOptions, {
    onSuccess: () =>
      Promise.all(
        [
          getListErrorGroupsInfiniteQueryKey(),
          getListErrorGroupsQueryKey(),
          getGetErrorGroupQueryKey(id),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const when = relativeTime(lastSeenTs, siteNow() / 1000, dateLocale);
  const title = message || name;
  const seen = releases.filter((release) => group.releases.includes(release));
  const names = listFormat(i18n.locale, { type: 'unit' }).format(seen);
  const isResolved = state === 'resolved';
  const label = t`Errors of the last 14 days: ${title}`;
  return (
    <article className={styles.group} aria-label={title}>
      <header className={styles.row}>
        <div className={styles.what}>
          <h2 dir="auto">{title}</h2>
          <p>
            <span translate="no">{[name, location].filter(Boolean).join(' · ')}</span>
            {state === 'regressed' ? <b className={styles.back}>{t`came back`}</b> : null}
            {isExtension ? <span>{t`from a browser extension`}</span> : null}
          </p>
        </div>
        <LifeLine
          releases={releases}
          seen={seen}
          isSettled={isResolved}
          label={
            seen.length > 0
              ? t`Seen in these of the last releases: ${names}`
              : t`Seen in none of the last releases`
          }
        />
        <p className={styles.count}>
          <b>{fullCount(count, i18n.locale)}</b>
          {people > 0 ? (
            <small>
              <Plural value={people} one="# person" other="# people" />
            </small>
          ) : null}
          <small>{when}</small>
        </p>
      </header>
      <p className={styles.tale}>
        <Tale group={group} /> <Plural value={count} one="Reported once." other="Reported # times." />
      </p>
      <div className={styles.acts}>
        <Button size="small" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Hide the places` : t`Show the places`}
        </Button>
        <Button
          size="small"
          variant={isResolved ? 'secondary' : 'primary'}
          loading={busy}
          onClick={() => void write({ groupId: id, data: { state: isResolved ? 'open' : 'resolved' } })}
        >
          {isResolved ? t`Open it again` : t`It is mended`}
        </Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
      ) : null}
      <div id={panel}>
        {isOpen ? (
          <>
            <ErrorFrames id={id} />
            <Fringe amounts={trend} label={label} />
            <Days trend={trend} label={label} />
          </>
        ) : null}
      </div>
    </article>
  );
}
