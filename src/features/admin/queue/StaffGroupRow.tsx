import { Plural, useLingui } from '@lingui/react/macro';
import { QueueRow } from '#src/entities/moderation/QueueRow.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './StaffQueue.module.css';
import type { StaffGroup } from './staff-entries.ts';
import type { StaffSettling } from './use-staff-settling.ts';
import { useReasonName } from './use-staff-words.ts';

/** Renders reports of several blogs for one reason, which one act settles. */
export function StaffGroupRow({ group, settling }: { group: StaffGroup; settling: StaffSettling }) {
  const { t } = useLingui();
  const reason = useReasonName()(group.reason);
  const { items, reportCount } = group;
  const { length: count } = items;
  return (
    <QueueRow
      bead={
        <span>
          <span className={styles.sign}>
            <Icon name="users" size={20} />
          </span>
        </span>
      }
    >
      <div className={styles.group}>
        <h2>{t`${reason}, ${count} blogs`}</h2>
        <small>
          <Plural value={reportCount} one="# report" other="# reports" />
          {': '}
          {items.map(({ report }) => report?.blog.name).join(', ')}
        </small>
        <Button
          size="small"
          disabled={settling.busy}
          onClick={() => void settling.decide({ items, outcome: 'suspend' })}
        >{t`Close all ${count}`}</Button>
      </div>
    </QueueRow>
  );
}
