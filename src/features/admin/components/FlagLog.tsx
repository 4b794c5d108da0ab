import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SiteFlag } from '#generated/zod/siteFlag.zod.ts';
import type { StaffAct } from '#generated/zod/staffAct.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { flagChangesQuery } from '../data/site-flags.ts';
import styles from './FlagRow.module.css';
import { useFlagStops } from './use-flag-stops.ts';

function ChangeText({ act, title }: { act: StaffAct; title: string }) {
  const { t } = useLingui();
  const names = Object.fromEntries(useFlagStops());
  const { staff = t`Deleted account`, details } = act;
  const { audience, percent, percentBefore } = details;
  if (typeof percent === 'number' && typeof percentBefore === 'number')
    return (
      <Trans>
        {staff} let {title} go from {percentBefore} to {percent} of 100
      </Trans>
    );
  if (typeof percent === 'number')
    return (
      <Trans>
        {staff} gave {title} to {percent} of 100
      </Trans>
    );
  const stop = names[String(audience)] ?? String(audience);
  return (
    <Trans>
      {staff} set {title} to “{stop}”
    </Trans>
  );
}

/** Lists the last changes of features by staff, the latest first; nothing before the first. */
export function FlagLog({ flags }: { flags: readonly SiteFlag[] }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { data = [] } = useQuery(flagChangesQuery());
  if (data.length === 0) return null;
  return (
    <section className={styles.log} aria-label={t`Who turned what`}>
      <h2>
        <Trans>Who turned what</Trans>
      </h2>
      <ol className={styles.past}>
        {data.map((act) => (
          <li key={act.id}>
            <b>
              <ChangeText
                act={act}
                title={flags.find(({ name }) => name === act.subject)?.title ?? act.subject}
              />
            </b>
            <small>{relativeTime(act.actedTs, siteNow() / 1000, dateLocale)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
