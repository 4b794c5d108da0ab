import { Trans } from '@lingui/react/macro';
import { COLOUR_PRESETS, type ColourPreset } from '../appearance/colour-presets.ts';
import { usePresetNames } from '../appearance/use-preset-names.ts';
import styles from './NewBlogLook.module.css';

/** Presets offered for a new blog; all others are in its settings. */
const OFFERED_IDS: ReadonlySet<string> = new Set(['paper', 'oat', 'moss', 'sky', 'plum', 'night']);

const OFFERED = COLOUR_PRESETS.filter(({ id }) => OFFERED_IDS.has(id));

/** Colours a blog has when none are chosen. */
export const DEFAULT_DYE = COLOUR_PRESETS[0] as ColourPreset;

type DyePickerProps = { chosen: string; onChoose: (dye: ColourPreset) => void };

/** Radio buttons of the colours a new blog can start with. */
export function DyePicker({ chosen, onChoose }: DyePickerProps) {
  const names = usePresetNames();
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Colours</Trans>
      </legend>
      <div className={styles.dyes}>
        {OFFERED.map((dye) => (
          <label key={dye.id} className={styles.dye}>
            <input
              type="radio"
              name="dye"
              checked={dye.id === chosen}
              onChange={() => onChoose(dye)}
              className={styles.input}
            />
            <span
              className={styles.drop}
              style={{
                background: dye.colours.backgroundColor,
                borderBlockEndColor: dye.colours.linkColor,
                color: dye.colours.titleColor,
              }}
              aria-hidden="true"
            >
              Aa
            </span>
            {names[dye.id]}
          </label>
        ))}
      </div>
      <p className={styles.note}>
        <Trans>Picture, fonts and every colour can be changed any day.</Trans>
      </p>
    </fieldset>
  );
}
