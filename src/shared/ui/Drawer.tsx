import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from './cx.ts';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';
import { OnUnmount, useCloseAfterExit } from './use-close-after-exit.tsx';

type DrawerProps = {
  /** Called after the exit animation: by Escape, a click outside, or the close button. */
  onClose: () => void;
  /** Accessible name. */
  label: string;
  /** `end` is the blog preview (peepr, 600 wide); `start` a navigation menu. */
  side?: 'start' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** Panel that slides in from the side (spec 000 §2.8, §4). Open while mounted; unmount it in `onClose`. */
export function Drawer({ onClose, label, side = 'end', children }: DrawerProps) {
  const { t } = useLingui();
  const { isOpen, close, onExited } = useCloseAfterExit(onClose);
  return (
    <ModalOverlay
      data-modal
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      isDismissable
    >
      <Modal className={cx(styles.panel, styles[side])}>
        <AriaDialog className={styles.dialog} aria-label={label}>
          <OnUnmount run={onExited} />
          <IconButton icon="close" label={t`Close`} className={styles.close} onClick={close} />
          {typeof children === 'function' ? children(close) : children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
