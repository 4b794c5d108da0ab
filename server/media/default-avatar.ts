const SIZE_PX = 512;
const STRAND_COUNT = 5;

/** Returns a deterministic number from a text; not for secrets. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/**
 * Returns the default avatar of a blog as SVG text: a ball of yarn in colours derived from the name.
 *
 * @param name a blog name; only its hash affects the picture
 */
export function defaultAvatar(name: string): string {
  const hash = hashOf(name.toLowerCase());
  const hue = hash % 360;
  const turn = (hash >> 9) % 180;
  const strands = Array.from({ length: STRAND_COUNT }, (_, index) => {
    const offset = (index - (STRAND_COUNT - 1) / 2) * 46;
    const bend = 70 + ((hash >> (index + 3)) % 60);
    const light = 62 + index * 5;
    return `<path d="M60 ${256 + offset} Q256 ${256 + offset - bend} 452 ${256 + offset}" stroke="hsl(${(hue + 18) % 360} 70% ${light}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE_PX} ${SIZE_PX}" width="${SIZE_PX}" height="${SIZE_PX}">
<defs><clipPath id="ball"><circle cx="256" cy="256" r="168"/></clipPath></defs>
<rect width="${SIZE_PX}" height="${SIZE_PX}" fill="hsl(${hue} 42% 88%)"/>
<g clip-path="url(#ball)" fill="none" stroke-width="20" stroke-linecap="round">
<rect width="${SIZE_PX}" height="${SIZE_PX}" fill="hsl(${hue} 52% 46%)"/>
<g transform="rotate(${turn} 256 256)">${strands.join('')}</g>
<g transform="rotate(${(turn + 78) % 360} 256 256)" opacity=".55">${strands.slice(1, 4).join('')}</g>
</g>
<path d="M392 356 C 440 400 470 408 506 400" fill="none" stroke="hsl(${hue} 52% 46%)" stroke-width="20" stroke-linecap="round"/>
</svg>`;
}
