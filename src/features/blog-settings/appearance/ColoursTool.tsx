import { Trans, useLingui } from '@lingui/react/macro';
import { themeOf } from '#src/entities/blog/appearance.ts';
import { themeStyle } from '#src/entities/blog/theme.ts';
import styles from '#src/entities/media/media-tools.module.css';
import { cx } from '#src/shared/ui/cx.ts';
import { ColourTool } from './ColourTool.tsx';
import { COLOUR_PRESETS } from './colour-presets.ts';
import type { AppearanceEditor } from './use-appearance-editor.ts';
import { usePresetNames } from './use-preset-names.ts';

/** Tool for the colours: presets, and each colour on its own. */
export function ColoursTool({ editor: { look, set } }: { editor: AppearanceEditor }) {
  const { t } = useLingui();
  const names = usePresetNames();
  return (
    <section className={styles.tool} aria-labelledby="look-colours">
      <h2 id="look-colours" className={styles.title}>
        <Trans>Colours</Trans>
      </h2>
      <div className={styles.dyes}>
        {COLOUR_PRESETS.map(({ id, colours }) => {
          const isWorn =
            colours.backgroundColor === look.backgroundColor.toLowerCase() &&
            colours.linkColor === look.linkColor.toLowerCase();
          return (
            <button
              key={id}
              type="button"
              className={cx(styles.dye, isWorn && styles.worn)}
              style={themeStyle({ ...themeOf(look), ...colours })}
              aria-pressed={isWorn}
              aria-label={names[id]}
              title={names[id]}
              onClick={() => set(colours, `dye ${id}`)}
            >
              <span className={styles.sample}>Aa</span>
              <span className={styles.drop} />
            </button>
          );
        })}
      </div>
      <ColourTool
        label={t`Background`}
        value={look.backgroundColor}
        onChange={(backgroundColor) => set({ backgroundColor }, 'ground')}
      />
      <ColourTool
        label={t`Title`}
        value={look.titleColor}
        ground={look.backgroundColor}
        needs={3}
        onChange={(titleColor) => set({ titleColor }, 'title colour')}
      />
      <ColourTool
        label={t`Links`}
        value={look.linkColor}
        ground={look.backgroundColor}
        needs={4.5}
        onChange={(linkColor) => set({ linkColor }, 'link colour')}
      />
    </section>
  );
}
