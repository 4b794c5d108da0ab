/** The member's appearance settings that affect the document. */
interface Appearance {
  textSize: 'small' | 'regular' | 'large' | 'larger';
  reduceMotion: 'system' | 'always' | 'never';
  underlineLinks: boolean;
  plainColors: boolean;
}

/** Returns data attributes of the document; default values are left out. */
function attributesOf(
  appearance: Appearance | undefined,
): Record<'text' | 'motion' | 'links' | 'colours', string | undefined> {
  const {
    textSize = 'regular',
    reduceMotion,
    underlineLinks = false,
    plainColors = false,
  } = appearance ?? {};
  return {
    text: textSize === 'regular' ? undefined : textSize,
    motion: reduceMotion === 'always' ? 'calm' : undefined,
    links: underlineLinks ? 'underlined' : undefined,
    colours: plainColors ? 'plain' : undefined,
  };
}

/** Returns the attributes of `<html>` as text, each with a space before it. */
export function appearanceMarkup(appearance: Appearance | undefined): string {
  return Object.entries(attributesOf(appearance))
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${value}"`))
    .join('');
}

/** Applies the settings to the document. Browser only. */
export function applyAppearance(appearance: Appearance | undefined): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributesOf(appearance))) {
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
}

/** Returns true when the member switched motion off, whatever the system says. Browser only. */
export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';
