import { useLingui } from '@lingui/react/macro';
import { RelativeTime } from '#src/features/posts/render/parts/RelativeTime.tsx';
import type { WaitingAct as Waiting } from '#src/shared/lib/storage/waiting-acts.ts';
import { bySite } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './Unsent.module.css';

function useTitle({ of, on, name }: Waiting): string {
  const { t } = useLingui();
  if (of === 'post')
    return on ? t`A like for a post of ${name}` : t`A like taken back from a post of ${name}`;
  const what = of === 'tag' ? `#${name}` : name;
  return on ? t`Following ${what}` : t`Following ${what} no more`;
}

/** A like or a follow that was pressed without a connection: it is sent by itself, unless it is taken back. */
export function WaitingAct({ one, onDiscard }: { one: Waiting; onDiscard: () => void }) {
  const { t } = useLingui();
  const title = useTitle(one);
  return (
    <>
      <p className={styles.head}>
        <Icon name={one.of === 'post' ? 'heart' : 'plus'} size={18} />
        <strong>{title}</strong>
        <span className={styles.detail}>
          <RelativeTime timestamp={Math.floor(bySite(one.savedAt) / 1000)} />
        </span>
      </p>
      <p className={styles.words}>{t`It is sent as soon as there is a connection.`}</p>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          aria-label={t`Take back: ${title}`}
          onClick={onDiscard}
        >
          {t`Take back`}
        </Button>
      </div>
    </>
  );
}
