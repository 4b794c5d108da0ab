import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { toSiteTime } from '#src/shared/lib/time/site-clock.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './Unsent.module.css';

/** Characters of the excerpt, enough to recognise an item. */
const EXCERPT_MAX_LENGTH = 240;

/** Returns the beginning of the text. */
export function excerptOf(words: string): string {
  const trimmed = words.trim();
  return trimmed.length > EXCERPT_MAX_LENGTH ? `${trimmed.slice(0, EXCERPT_MAX_LENGTH).trimEnd()}…` : trimmed;
}

/** Returns the short excerpt for the accessible name of a button. */
export function shortExcerptOf(words: string, title: string): string {
  return excerptOf(words).slice(0, 60) || title;
}

type UnsentItemProps = {
  icon: IconName;
  title: ReactNode;
  /** Time of the last save, in milliseconds by this device's clock. */
  savedAt: number;
  /** Rendered before the time. */
  detail?: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** List item of something that was not sent: its kind, age, excerpt and actions. */
export function UnsentItem({ icon, title, savedAt, detail, children, actions }: UnsentItemProps) {
  return (
    <>
      <p className={styles.head}>
        <Icon name={icon} size={18} />
        <strong>{title}</strong>
        <span className={styles.detail}>
          {detail}
          <RelativeTime timestamp={Math.floor(toSiteTime(savedAt) / 1000)} />
        </span>
      </p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </>
  );
}

/** Discard button of an unsent item. `name` identifies the item for screen readers. */
export function DiscardButton({
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

/** Link back to the form of the item: in an overlay above this page, or on a page of its own. */
export function ContinueLink({ about, address, layer }: { about: string; address: string; layer: boolean }) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const look = {
    size: 'small',
    variant: 'primary',
    icon: 'pencil',
    'data-main': '',
    'aria-label': t`Continue writing: ${about}`,
  } as const;
  return layer ? (
    <Button {...look} onClick={() => openLayer(address, 'modal')}>
      {t`Continue writing`}
    </Button>
  ) : (
    <ButtonLink {...look} href={address}>
      {t`Continue writing`}
    </ButtonLink>
  );
}
