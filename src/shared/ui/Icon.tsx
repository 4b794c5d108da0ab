import { ICON_PATHS, type IconName } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  /** What it means, when it stands alone; without it the icon is decoration and hidden from readers. */
  label?: string;
  className?: string;
};

/** One of the product's own icons, in the colour of the text around it. */
export const Icon = ({ name, size = 20, label, className }: IconProps) => {
  const path = ICON_PATHS[name];
  const filled = path.startsWith('F');
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={filled ? path.slice(1) : path} />
    </svg>
  );
};
