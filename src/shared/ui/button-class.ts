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
  /** An outline where the page has a filled button of its own, so that a view has one. */
  yields?: boolean;
};

/** Returns the class names of a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  block,
  className,
  yields,
}: ButtonLook): string {
  return cx(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    yields && styles.yields,
    className,
  );
}
