import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#src/shared/ui/Button.tsx';
import { anonymousBlockCount, blockedAskersQuery, useUnblockAskers } from '../data/askers.ts';
import styles from './Inbox.module.css';

/** Number of anonymous askers a blog has blocked, with an unblock button; renders nothing when there are none. */
export function BlockedAskers({ name }: { name: string }) {
  const { t } = useLingui();
  const { data } = useQuery(blockedAskersQuery(name));
  const { write, busy } = useUnblockAskers(name);
  const count = data ? anonymousBlockCount(data) : 0;
  if (count === 0) return null;
  return (
    <div className={styles.bar}>
      <span>
        <Plural
          value={count}
          one="# sender without a name is blocked"
          other="# senders without a name are blocked"
        />
      </span>
      <Button size="small" loading={busy} onClick={() => void write({ blog: name })}>
        {t`Allow questions again`}
      </Button>
    </div>
  );
}
