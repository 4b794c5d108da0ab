import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Link, type LinkProps } from './Link.tsx';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Icon before the text. */
    icon?: IconName;
    /** Pending state: keeps size and focus, ignores further clicks. */
    loading?: boolean;
  };

/** A plain `<button>`; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  block,
  className,
  icon,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // aria-disabled instead of disabled keeps the focus, so the press (and a form's submit) stops here.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={handleClick}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      <span className={styles.text}>{children}</span>
      {loading ? (
        <span className={styles.busy}>
          <Spinner size={18} label={t`Loading`} />
        </span>
      ) : null}
    </button>
  );
}

/** Link styled as a button, for navigation. */
export function ButtonLink({
  variant,
  size,
  block,
  className,
  icon,
  children,
  ...rest
}: ButtonLook & LinkProps & { icon?: IconName }) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, className })}>
      {icon ? <Icon name={icon} size={18} /> : null}
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
