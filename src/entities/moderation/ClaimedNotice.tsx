import { Plural, useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './ClaimedNotice.module.css';

type ClaimedNoticeProps = {
  /** The colleague who has the entry open. */
  claimer: BlogRef;
  /** End of the claim, in Unix seconds. */
  untilTs: number;
  onTakeOver: () => void;
};

/** Renders who has an entry open and for how long, in place of the decisions. */
export function ClaimedNotice({ claimer, untilTs, onTakeOver }: ClaimedNoticeProps) {
  const { t } = useLingui();
  const now = useNow();
  const minutes = Math.max(1, Math.ceil((untilTs - now) / 60));
  return (
    <div className={styles.claimed}>
      <p>
        <Plural
          value={minutes}
          one={`${claimer.name} has this open. Free again in # minute, or when they move on.`}
          other={`${claimer.name} has this open. Free again in # minutes, or when they move on.`}
        />
      </p>
      <Button onClick={onTakeOver}>{t`Take over`}</Button>
    </div>
  );
}
