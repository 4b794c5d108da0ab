import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { PALETTE_NAMES, PALETTES, type Palette, systemPalette } from '#src/domain/appearance/palette.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { isSystemDark, usePalettes } from '../providers/palette.ts';
import styles from './PaletteSheet.module.css';

interface Switch {
  label: string;
  isChosen: boolean;
  choose: () => void;
}

/** A switch between few ways, as radio buttons. */
function Switches({ label, switches }: { label: string; switches: readonly Switch[] }) {
  const name = useId();
  return (
    <fieldset className={styles.modes} aria-label={label}>
      {switches.map((one) => (
        <label key={one.label} className={styles.mode}>
          <input type="radio" name={name} checked={one.isChosen} onChange={one.choose} />
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Sheet with the twelve palettes (spec 000 §1), each as a small page in its own colours. A choice applies at once,
 * visible behind the sheet. Either one palette holds at all times, or one by day and one by night, as the system's
 * colour scheme says; those two are trueBlue and darkMode until others are chosen (spec 000 §4).
 */
export function PaletteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const name = useId();
  const { palette, night, choose } = usePalettes();
  const isPair = palette === undefined || night !== undefined;
  const pair = {
    day: (isPair ? palette : undefined) ?? systemPalette(false),
    night: night ?? systemPalette(true),
  };
  // The sheet opens with the palette that is visible.
  const [time, setTime] = useState<'day' | 'night'>(() => (isSystemDark() ? 'night' : 'day'));
  const choosePair = (next: { day: Palette; night: Palette }): void => {
    const isDefault = next.day === systemPalette(false) && next.night === systemPalette(true);
    choose(isDefault ? { palette: undefined, night: undefined } : { palette: next.day, night: next.night });
  };
  const shown = isPair ? pair[time] : (palette ?? pair[time]);
  return (
    <Dialog clear title={t`Palette`} onClose={onClose}>
      <Switches
        label={t`When`}
        switches={[
          {
            label: t`By day and night`,
            isChosen: isPair,
            choose: () => choosePair({ ...pair, [time]: shown }),
          },
          {
            label: t`Always use this palette`,
            isChosen: !isPair,
            choose: () => choose({ palette: shown, night: undefined }),
          },
        ]}
      />
      {isPair ? (
        <Switches
          label={t`Choose the palette for`}
          switches={[
            {
              label: t`Day: ${PALETTE_NAMES[pair.day]}`,
              isChosen: time === 'day',
              choose: () => setTime('day'),
            },
            {
              label: t`Night: ${PALETTE_NAMES[pair.night]}`,
              isChosen: time === 'night',
              choose: () => setTime('night'),
            },
          ]}
        />
      ) : null}
      <fieldset className={styles.swatches} aria-label={t`Palettes`}>
        {PALETTES.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={shown === one}
              onChange={() =>
                isPair ? choosePair({ ...pair, [time]: one }) : choose({ palette: one, night: undefined })
              }
            />
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
