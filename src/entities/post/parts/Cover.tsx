import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { useDisclosure } from '../model/disclosure.ts';
import styles from './Cover.module.css';

type CoverProps = {
  /** Key under which the open state is remembered. */
  id: string;
  icon: IconName;
  title: ReactNode;
  /** Reason for the cover. */
  detail?: ReactNode;
  /** Label of the button that reveals the content. */
  opens?: string;
  children: ReactNode;
};

/** Covers content the reader may not want to see. The content is neither rendered nor loaded before they reveal it. */
export function Cover({ id, icon, title, detail, opens, children }: CoverProps) {
  const { t } = useLingui();
  const [open, setOpen] = useDisclosure(`cover:${id}`);
  const box = useRef<HTMLDivElement>(null);
  const show = (): void => {
    flushSync(() => setOpen(true));
    box.current?.focus({ preventScroll: true });
  };
  if (open)
    return (
      <div ref={box} className={styles.open} tabIndex={-1}>
        {children}
        <button type="button" className={styles.hide} onClick={() => setOpen(false)}>{t`Hide again`}</button>
      </div>
    );
  return (
    <div className={styles.cover}>
      <Icon name={icon} size={32} />
      <p className={styles.title}>{title}</p>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      <Button size="small" onClick={show}>
        {opens ?? t`Show`}
      </Button>
    </div>
  );
}
