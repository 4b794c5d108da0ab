import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#generated/zod/auditEntry.zod.ts';
import styles from './AuditLog.module.css';
import { CHANGE_WORDS, VALUE_WORDS } from './log-words.ts';

type Change = NonNullable<AuditEntry['changes']>[number];

/** One changed field: its name, and the value before and after where the log repeats them. */
function ChangeWords({ change: { field, before, after } }: { change: Change }) {
  const { i18n } = useLingui();
  const word = CHANGE_WORDS[field];
  if (!word) return null;
  const name = i18n._(word);
  const wordsOf = (value: string) => {
    const known = VALUE_WORDS[field]?.[value];
    return known ? i18n._(known) : <q dir="auto">{value}</q>;
  };
  const [was, is] = [before, after].map((value) => value !== undefined && wordsOf(value));
  return (
    <li>
      {was && is ? (
        <Trans>
          {name}: {is}, before {was}
        </Trans>
      ) : is ? (
        <Trans>
          {name}: {is}
        </Trans>
      ) : was ? (
        <Trans>
          {name}: nothing, before {was}
        </Trans>
      ) : (
        name
      )}
    </li>
  );
}

/** Lists what an act changed; nothing where its sentence says everything. */
export function LogChanges({ changes = [] }: Pick<AuditEntry, 'changes'>) {
  const shown = changes.filter(({ field }) => CHANGE_WORDS[field]);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {shown.map((change) => (
        <ChangeWords key={change.field} change={change} />
      ))}
    </ul>
  );
}
