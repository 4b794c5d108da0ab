import { IconPath } from './IconPath.tsx';
import { MORE_ICON_PATHS } from './more-icon-paths.ts';

/** The line of an icon that is not in every page's scripts. */
export function MoreIconPath({ name }: { name: keyof typeof MORE_ICON_PATHS }) {
  return <IconPath path={MORE_ICON_PATHS[name]} />;
}
