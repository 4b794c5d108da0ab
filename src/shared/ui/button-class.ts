import styles from './Button.module.css';
import { cx } from './cx.ts';

/** `primary` once per view; `quiet` for what should not compete; `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Looks that buttons and button-like links share. */
export type ButtonLook = {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
  className?: string;
};

/** Class names of a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  block,
  className,
}: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, className);
}
