import { useLingui } from '@lingui/react/macro';
import { PALETTE_NAMES } from '#src/domain/appearance/palette.ts';
import { usePalettes } from '../providers/palette.ts';

/** Returns the name of the reader's palettes: that of one, or that there is one by day and one by night. */
export function usePalettesName(): string {
  const { t } = useLingui();
  const { palette, night } = usePalettes();
  return palette && !night ? PALETTE_NAMES[palette] : t`By day and night`;
}
