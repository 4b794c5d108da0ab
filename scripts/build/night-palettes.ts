import type { CSSOptions } from 'vite';

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/** The attribute of `<html>` that names the palette by night; the one by day is `data-palette`. */
const NIGHT = 'data-palette-night';

/** Returns the selectors by which the document has, by night, the palette that `selectors` describe. */
function nightSelectors(selectors: readonly string[]): string[] {
  return selectors.flatMap((selector) => {
    const [, value] = /^\[data-palette(="\w+")?\]$/.exec(selector) ?? [selector, null];
    if (value === null) return [];
    const named = `:root[${NIGHT}${value ?? ''}]`;
    // The default by night (spec 000 §4).
    return value === '="darkMode"' ? [':root:not([data-palette])', named] : [named];
  });
}

/**
 * Repeats the rules of every palette for the document by night: under the media query of a dark colour scheme, selected
 * by `data-palette-night`. Two palettes therefore follow the system in CSS alone, without a script and without a flash
 * of the other one. The repetitions are equal to the originals, so that compression leaves little of their size.
 */
export function nightPalettes(): PostcssPlugins[number] {
  return {
    postcssPlugin: 'night-palettes',
    Once(root, { AtRule }) {
      if (!root.source?.input.file?.endsWith('palettes.css')) return;
      const night = new AtRule({ name: 'media', params: '(prefers-color-scheme: dark)' });
      root.each((rule) => {
        if (rule.type !== 'rule') return;
        const selectors = nightSelectors(rule.selectors);
        if (selectors.length > 0) night.append(rule.clone({ selectors }));
      });
      root.append(night);
    },
  };
}
