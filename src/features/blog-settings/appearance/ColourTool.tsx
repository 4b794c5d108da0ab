import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { contrastRatio, isHexColour, parseHex } from '#src/domain/appearance/colour.ts';
import styles from '#src/entities/media/media-tools.module.css';

type ColourToolProps = {
  label: string;
  value: string;
  /** The background colour it must contrast with; undefined for the background itself. */
  ground?: string;
  /** Required contrast ratio (WCAG AA). */
  needs?: number;
  onChange: (colour: string) => void;
};

/** Normalises a colour to six hex digits, as the browser's colour picker requires. */
function sixDigits(colour: string): string {
  const [, r = '0', g = '0', b = '0'] = colour;
  return (colour.length === 4 ? `#${r}${r}${g}${g}${b}${b}` : colour).toLowerCase();
}

/** Returns the contrast ratio of two colours: 1 for equal ones, 21 for black on white. */
function contrastOf(colour: string, ground: string): number | undefined {
  const [one, other] = [parseHex(colour), parseHex(ground)];
  return one && other ? Math.floor(contrastRatio(one, other) * 10) / 10 : undefined;
}

/**
 * Colour field, picked or typed, with its contrast. A colour with too little contrast is adjusted when the blog is
 * rendered.
 */
export function ColourTool({ label, value, ground, needs = 0, onChange }: ColourToolProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const contrast = ground === undefined ? undefined : contrastOf(value, ground);
  const isLow = contrast !== undefined && contrast < needs;
  const ratio = contrast?.toLocaleString(i18n.locale, { minimumFractionDigits: 1 });
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.well}
        aria-label={label}
        aria-describedby={`${id}-note`}
        value={sixDigits(value)}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value);
        }}
      />
      <span className={styles.colourWords}>
        <span className={styles.name}>{label}</span>
        <span id={`${id}-note`} className={styles.note} data-low={isLow || undefined}>
          {contrast === undefined
            ? null
            : isLow
              ? t`${ratio} : 1, shown with a little more contrast so that everybody can read it`
              : t`${ratio} : 1, easy to read`}
        </span>
      </span>
      <input
        type="text"
        className={styles.hex}
        aria-label={t`${label}, as a number`}
        value={typed ?? value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          const colour = target.value.trim();
          setTyped(target.value);
          if (isHexColour(colour)) onChange(colour);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
