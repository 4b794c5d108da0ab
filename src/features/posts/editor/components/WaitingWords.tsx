import { useLingui } from '@lingui/react/macro';
import { RelativeTime } from '#src/features/posts/render/parts/RelativeTime.tsx';
import type { WaitingWords as Waiting } from '#src/shared/lib/storage/words-list.ts';
import { bySite } from '#src/shared/lib/time/site-clock.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './Unsent.module.css';

/** So many characters say which one it is. */
const EXCERPT = 240;

const ICONS: Record<Waiting['kind'], IconName> = {
  reply: 'reply',
  ask: 'ask',
  letter: 'message',
};

function useTitle({ kind, to }: Waiting): string {
  const { t } = useLingui();
  const titles: Record<Waiting['kind'], string> = {
    reply: t`A reply to ${to}`,
    ask: t`A question to ${to}`,
    letter: t`A message to ${to}`,
  };
  return titles[kind];
}

/** A reply, a question or a message that waits: to go on with, or to throw away. */
export function WaitingWords({ one, onDiscard }: { one: Waiting; onDiscard: () => void }) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const title = useTitle(one);
  const { kind, text, address } = one;
  const words = text.trim();
  const excerpt = words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
  const about = excerpt.slice(0, 60) || title;
  const isForm = kind === 'ask';
  const way = { size: 'small', variant: 'primary', icon: 'pencil' } as const;
  return (
    <>
      <p className={styles.head}>
        <Icon name={ICONS[kind]} size={18} />
        <strong translate="no">{title}</strong>
        <span className={styles.detail}>
          <RelativeTime timestamp={Math.floor(bySite(one.savedAt) / 1000)} />
        </span>
      </p>
      <p className={styles.words} dir="auto">
        {excerpt}
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          aria-label={t`Throw away: ${about}`}
          onClick={onDiscard}
        >
          {t`Throw away`}
        </Button>
        {isForm ? (
          <Button
            {...way}
            data-main=""
            aria-label={t`Go on writing: ${about}`}
            onClick={() => openLayer(address, 'modal')}
          >
            {t`Go on writing`}
          </Button>
        ) : (
          <ButtonLink {...way} href={address} data-main="" aria-label={t`Go on writing: ${about}`}>
            {t`Go on writing`}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
