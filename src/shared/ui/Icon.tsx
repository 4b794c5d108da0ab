import { IconPath } from './IconPath.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';
import { lazyPart } from './lazy-part.tsx';
import type { MORE_ICON_PATHS } from './more-icon-paths.ts';

type IconProps = {
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  /** Accessible name of a standalone icon; without it the icon is decorative and hidden from screen readers. */
  label?: string;
  className?: string;
};

const MoreIconPath = lazyPart(() => import('./MoreIconPath.tsx'), 'MoreIconPath');

/** Icon of the product's own set, in the current text colour. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {name in ICON_PATHS ? (
        <IconPath path={ICON_PATHS[name as keyof typeof ICON_PATHS]} />
      ) : (
        <MoreIconPath name={name as keyof typeof MORE_ICON_PATHS} />
      )}
    </svg>
  );
}
