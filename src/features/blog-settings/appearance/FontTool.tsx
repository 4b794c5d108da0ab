import { Trans, useLingui } from '@lingui/react/macro';
import { titleFontOf } from '#src/entities/blog/theme.ts';
import styles from '#src/entities/media/media-tools.module.css';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import type { AppearanceEditor } from './use-appearance-editor.ts';

/** Font families that every reader can load: their names in a theme, and their labels. */
const TITLE_FONTS = [
  ['Commissioner', 'Commissioner'],
  ['Fraunces', 'Fraunces'],
  ['Patrick Hand', 'Patrick Hand'],
  ['Georgia', 'Georgia'],
  ['Mono', 'Mono'],
] as const;

/** Tool for the font of the title. */
export function FontTool({ editor: { look, set }, title }: { editor: AppearanceEditor; title: string }) {
  const { t } = useLingui();
  const worn = TITLE_FONTS.find(([face]) => titleFontOf(face) === titleFontOf(look.titleFont))?.[0];
  return (
    <fieldset className={styles.tool}>
      <legend className={styles.title}>
        <Trans>Title</Trans>
      </legend>
      <div className={styles.faces}>
        {TITLE_FONTS.map(([face, name]) => (
          <label key={face} className={styles.face}>
            <input
              type="radio"
              name="title-font"
              checked={face === worn}
              onChange={() => set({ titleFont: face }, 'title font')}
            />
            <span
              className={styles.faceSample}
              style={{
                fontFamily: titleFontOf(face),
                fontWeight: look.titleFontWeight === 'bold' ? 'var(--weight-speak)' : 'var(--weight-medium)',
              }}
              aria-hidden="true"
            >
              {title}
            </span>
            <span className={styles.faceName}>{name}</span>
          </label>
        ))}
      </div>
      <Checkbox
        look="switch"
        label={t`Bold`}
        checked={look.titleFontWeight === 'bold'}
        onChange={({ target }) =>
          set({ titleFontWeight: target.checked ? 'bold' : 'regular' }, 'title weight')
        }
      />
    </fieldset>
  );
}
