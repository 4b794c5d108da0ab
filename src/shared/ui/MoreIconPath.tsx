import { IconPath } from './IconPath.tsx';
import { MORE_ICON_PATHS } from './more-icon-paths.ts';

/** Path of an icon outside the first pages' set. */
export function MoreIconPath({ name }: { name: keyof typeof MORE_ICON_PATHS }) {
  return <IconPath path={MORE_ICON_PATHS[name]} />;
}
