import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { bySite } from '#src/shared/lib/time/site-clock.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './Unsent.module.css';

/** So many characters say which one it is. */
const EXCERPT = 240;

/** The beginning of what was written. */
export function excerptOf(words: string): string {
  const trimmed = words.trim();
  return trimmed.length > EXCERPT ? `${trimmed.slice(0, EXCERPT).trimEnd()}…` : trimmed;
}

/** So much of it a button's name says. */
export function aboutOf(words: string, title: string): string {
  return excerptOf(words).slice(0, 60) || title;
}

type UnsentItemProps = {
  icon: IconName;
  title: ReactNode;
  /** When it was kept, in milliseconds by this device's clock. */
  savedAt: number;
  /** Stands before the time. */
  detail?: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** Something that was not sent: what it is, since when it waits, its words, and what can be done with it. */
export function UnsentItem({ icon, title, savedAt, detail, children, actions }: UnsentItemProps) {
  return (
    <>
      <p className={styles.head}>
        <Icon name={icon} size={18} />
        <strong>{title}</strong>
        <span className={styles.detail}>
          {detail}
          <RelativeTime timestamp={Math.floor(bySite(savedAt) / 1000)} />
        </span>
      </p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </>
  );
}

/** Gives up what was not sent. `name` says which one to those who only hear the button. */
export function Discard({
  name,
  onPress,
  children,
}: {
  name: string;
  onPress: () => void;
  children: string;
}) {
  return (
    <Button size="small" variant="quiet" icon="trash" aria-label={name} onClick={onPress}>
      {children}
    </Button>
  );
}

/** Leads back to where it is written: in a layer above this page, or to a page of its own. */
export function GoOn({ about, address, layer }: { about: string; address: string; layer: boolean }) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const look = {
    size: 'small',
    variant: 'primary',
    icon: 'pencil',
    'data-main': '',
    'aria-label': t`Go on writing: ${about}`,
  } as const;
  return layer ? (
    <Button {...look} onClick={() => openLayer(address, 'modal')}>
      {t`Go on writing`}
    </Button>
  ) : (
    <ButtonLink {...look} href={address}>
      {t`Go on writing`}
    </ButtonLink>
  );
}
