import styles from './Button.module.css';
import { cx } from './cx.ts';

/** `primary` once per view; `quiet` for secondary actions; `danger` for irreversible actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Appearance shared by buttons and links styled as buttons. */
export type ButtonLook = {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** Full width of its container. */
  block?: boolean;
  className?: string;
};

/** Returns the class names of a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  block,
  className,
}: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, className);
}
