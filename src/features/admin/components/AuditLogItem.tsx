import { useLingui } from '@lingui/react/macro';
import type { StaffAct } from '#generated/zod/staffAct.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './Staff.module.css';
import { useAuditLogText } from './use-audit-log-text.ts';

/** Returns the text of an audit log entry, whichever detail holds it. */
function textOf({ reason, message, text }: StaffAct['details']): string {
  return [reason, message, text].find((said): said is string => typeof said === 'string') ?? '';
}

/** An audit log entry. */
export function AuditLogItem({ act }: { act: StaffAct }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { titleOf, outcomeOf } = useAuditLogText();
  const { staff, subject, account, actedTs, details } = act;
  const title = titleOf(act.act);
  const when = relativeTime(actedTs, siteNow() / 1000, dateLocale);
  const outcome = outcomeOf(act);
  const said = textOf(details);
  return (
    <article className={styles.item} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.detail}>
          {staff ?? t`Deleted account`} · {when}
        </p>
      </header>
      <p className={styles.detail}>
        {account ? <AppLink to={paths.staffAccounts(account)}>{account}</AppLink> : subject}
        {outcome ? ` · ${outcome}` : ''}
      </p>
      {said ? (
        <p className={styles.words} dir="auto">
          {said}
        </p>
      ) : null}
    </article>
  );
}
