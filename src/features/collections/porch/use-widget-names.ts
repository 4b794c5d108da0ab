import { useLingui } from '@lingui/react/macro';
import type { Hung } from '../model/porch.ts';

/** Returns a function that names a widget for its buttons: by what it shows, else by its kind. */
export function useWidgetNames(): (hung: Hung) => string {
  const { t } = useLingui();
  return ({ widget, thing }) => {
    switch (widget.kind) {
      case 'note':
        return t`Note`;
      case 'picture':
        return t`Picture`;
      case 'record':
        return t`Record`;
      case 'poll':
        return t`Poll`;
      case 'collection':
        return thing.collection?.title ?? t`Collection`;
      case 'community':
        return thing.community?.title ?? t`Community`;
      case 'posts':
        return t`Latest posts`;
      case 'lights':
        return t`Lights on`;
    }
  };
}
