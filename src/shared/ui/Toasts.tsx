import { useLingui } from '@lingui/react/macro';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  type Toast,
  type ToastType,
  useToasts,
} from '../lib/toasts/toast-store.ts';
import { Art } from './Art.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './Toasts.module.css';

const ICONS: Partial<Record<ToastType, IconName>> = {
  info: 'info',
  banner: 'bell',
  error: 'alert',
  success: 'check',
};

function Picture({ type }: { type: ToastType }) {
  const icon = ICONS[type];
  if (icon) return <Icon name={icon} size={20} className={styles.icon} />;
  return <Art name={type === 'meow' ? 'cat' : 'yarn'} width={56} />;
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const { id, type, message, action, secondaryAction } = toast;
  return (
    <li className={cx(styles.toast, styles[type])}>
      <Picture type={type} />
      <span className={styles.message} role={type === 'error' ? 'alert' : undefined}>
        {message}
      </span>
      {[action, secondaryAction].map((act) =>
        act ? (
          <button
            key={act.label}
            type="button"
            className={styles.action}
            onClick={() => {
              dismissToast(id);
              act.onAction();
            }}
          >
            {act.label}
          </button>
        ) : null,
      )}
      <IconButton icon="close" size="small" label={t`Dismiss`} onClick={() => dismissToast(id)} />
    </li>
  );
}

/**
 * Renders all toasts; mount it once and keep it mounted, because a live region must exist before its first message.
 * Timers pause while a toast is hovered or focused.
 */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useToasts();
  return (
    // react-aria hides everything outside a dialog from screen readers, except elements with this attribute.
    <section
      aria-label={t`Messages`}
      className={styles.region}
      data-screen-only
      data-react-aria-top-layer="true"
    >
      <ol
        className={styles.list}
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={pauseToasts}
        onPointerLeave={resumeToasts}
        onFocus={pauseToasts}
        onBlur={resumeToasts}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
