import { Trans, useLingui } from '@lingui/react/macro';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { COLOUR_PRESETS, type ColourPreset } from '../appearance/colour-presets.ts';
import { usePresetNames } from '../appearance/use-preset-names.ts';
import styles from './NewBlogLook.module.css';

/** Presets offered for a new blog; all others are in its settings. */
const OFFERED_IDS: ReadonlySet<string> = new Set(['paper', 'oat', 'moss', 'sky', 'plum', 'night']);

const OFFERED = COLOUR_PRESETS.filter(({ id }) => OFFERED_IDS.has(id));

type DyePickerProps = { chosen: string | undefined; onChoose: (dye: ColourPreset) => void };

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

type NewBlogPreviewProps = { name: string; title: string; colours: ColourPreset['colours'] | undefined };

/** The blog's card while its form is filled in. Decorative: the form says the same. */
export function NewBlogPreview({ name, title, colours }: NewBlogPreviewProps) {
  const { t } = useLingui();
  const look = frameThemeOf(colours ?? (OFFERED[0] as ColourPreset).colours);
  return (
    <div {...look} className={styles.card} aria-hidden="true">
      <Avatar name={name || 'skein'} size={56} />
      <div className={styles.who}>
        <span className={styles.title}>{title || name || t`Your new blog`}</span>
        {name ? <span className={styles.name}>@{name}</span> : null}
        <span>{t`No posts yet. The first one is the hardest.`}</span>
      </div>
    </div>
  );
}
