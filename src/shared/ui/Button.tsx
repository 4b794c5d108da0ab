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
    /** Busy with what it was pressed for: keeps its size and focus, ignores further presses. */
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

/** A link that looks like a button: it goes somewhere instead of doing something. */
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
