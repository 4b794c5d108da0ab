import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icon-paths.ts';
import { Link, type LinkProps } from './Link.tsx';

type Look = {
  icon: IconName;
  /** Accessible name, also shown as the tooltip. */
  label: string;
  size?: 'small' | 'medium' | 'large';
  /** Colour on hover and while pressed; `inherit` keeps the text colour. */
  tone?: 'inherit' | 'accent' | 'like' | 'reblog' | 'danger';
  /** Small count at the corner ("3", "99+"); `label` has to include it ("Activity, 3 new"). */
  badge?: string;
};

const ICON_SIZE = { small: 18, medium: 22, large: 26 } as const;

function lookClass({ size = 'medium', tone = 'inherit' }: Look, className?: string): string {
  return cx(styles.button, styles[size], styles[tone], className);
}

function Content({ icon, size = 'medium', badge }: Look) {
  return (
    <>
      <Icon name={icon} size={ICON_SIZE[size]} />
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </>
  );
}

/** Round button with an icon only. Toggles use `aria-pressed`. */
export function IconButton({
  icon,
  label,
  size,
  tone,
  badge,
  className,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'children'>) {
  const look = { icon, label, size, tone, badge };
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={lookClass(look, className)}>
      <Content {...look} />
    </button>
  );
}

/** The same as a link, for navigation. */
export function IconLink({
  icon,
  label,
  size,
  tone,
  badge,
  className,
  ...rest
}: Look & Omit<LinkProps, 'children'>) {
  const look = { icon, label, size, tone, badge };
  return (
    <Link title={label} {...rest} aria-label={label} className={lookClass(look, className)}>
      <Content {...look} />
    </Link>
  );
}
