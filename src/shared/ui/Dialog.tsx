// A modal dialog. react-aria keeps the keyboard focus inside it (focus trap) and returns it on closing.

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { OnUnmount, useCloseAfterExit } from './use-close-after-exit.tsx';

type DialogProps = {
  /** Called after the exit animation: by Escape, a click on the backdrop, or the close button. */
  onClose: () => void;
  /** Visible heading. Without it set `label`. */
  title?: ReactNode;
  /** Accessible name of a dialog without a visible heading. */
  label?: string;
  /** `post` is as wide as a post (540); `bare` has no card of its own (a picture, a post on the backdrop). */
  size?: 'small' | 'post' | 'large' | 'bare';
  /** Leaves the page visible behind it, when the choice affects the page's look. */
  clear?: boolean;
  /** False disables closing without a decision (a confirmation). */
  dismissable?: boolean;
  /** Row of buttons below the content. */
  footer?: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * Modal dialog (spec 000 §4): closes on a click outside and Escape, has a focus trap and restores the focus. Open
 * while mounted; unmount it in `onClose`.
 */
export function Dialog({
  onClose,
  title,
  label,
  size = 'post',
  clear = false,
  dismissable = true,
  footer,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const { isOpen, close, onExited } = useCloseAfterExit(onClose);
  return (
    <ModalOverlay
      data-modal
      className={cx(styles.overlay, clear && styles.clear)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
    >
      <Modal className={cx(styles.modal, styles[size])}>
        <AriaDialog
          className={styles.dialog}
          aria-label={label}
          role={dismissable ? 'dialog' : 'alertdialog'}
        >
          <OnUnmount run={onExited} />
          {title || dismissable ? (
            <header className={cx(styles.header, !title && styles.untitled)}>
              {title ? (
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
              ) : null}
              {dismissable ? (
                <IconButton icon="close" label={t`Close`} className={styles.close} onClick={close} />
              ) : null}
            </header>
          ) : null}
          <div className={styles.content}>{typeof children === 'function' ? children(close) : children}</div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
