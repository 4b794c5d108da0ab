import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { PALETTE_NAMES, PALETTES, systemPalette } from '#src/domain/appearance/palette.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { usePalette } from '../providers/palette.ts';
import styles from './PaletteSheet.module.css';

const systemNow = () => systemPalette(window.matchMedia('(prefers-color-scheme: dark)').matches);

/** Switch between following the system and a fixed palette. */
function Mode() {
  const { t } = useLingui();
  const name = useId();
  const { palette, choose } = usePalette();
  const modes = [
    { label: t`Same as the system`, chosen: !palette, choose: () => choose(undefined) },
    {
      label: t`Always use this palette`,
      chosen: palette !== undefined,
      choose: () => choose(palette ?? systemNow()),
    },
  ];
  return (
    <fieldset className={styles.modes} aria-label={t`When`}>
      {modes.map((mode) => (
        <label key={mode.label} className={styles.mode}>
          <input type="radio" name={name} checked={mode.chosen} onChange={mode.choose} />
          <span>{mode.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Sheet with the twelve palettes (spec 000 §1), each as a small page in its own colours. A choice applies at once,
 * visible behind the sheet; without one the system's colour scheme decides between day and night (spec 000 §4).
 */
export function PaletteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const name = useId();
  const { palette, choose } = usePalette();
  return (
    <Dialog clear title={t`Palette`} onClose={onClose}>
      <Mode />
      <fieldset className={styles.swatches} aria-label={t`Palettes`}>
        {PALETTES.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name={name} checked={palette === one} onChange={() => choose(one)} />
            <span className={styles.swatch} data-palette={one} aria-hidden="true">
              <span className={styles.card}>Aa</span>
            </span>
            <span>{PALETTE_NAMES[one]}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
