/** How the site looks and moves for a member: what of their settings the document says. */
interface Appearance {
  textSize: 'small' | 'regular' | 'large' | 'larger';
  reduceMotion: 'system' | 'always' | 'never';
  underlineLinks: boolean;
  plainColors: boolean;
}

/** What the document says of it; what is as usual is not said. */
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

/** The attributes of `<html>` as text, each with a space before it. */
export function appearanceMarkup(appearance: Appearance | undefined): string {
  return Object.entries(attributesOf(appearance))
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${value}"`))
    .join('');
}

/** Puts it on the page. Browser only. */
export function applyAppearance(appearance: Appearance | undefined): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributesOf(appearance))) {
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
}

/** Whether the member wants nothing to move, whatever their system says. Browser only. */
export const isCalm = (): boolean => document.documentElement.dataset.motion === 'calm';
