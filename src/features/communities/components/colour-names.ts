import { useLingui } from '@lingui/react/macro';
import type { CommunityColours } from '../model/new-community.ts';

/** Returns the names of the sets of colours of communities. */
export function useColourNames(): Record<CommunityColours, string> {
  const { t } = useLingui();
  return {
    plum: t`Plum`,
    rye: t`Rye`,
    leaf: t`Leaf`,
    sand: t`Sand`,
    sea: t`Sea`,
    night: t`Night`,
  };
}
