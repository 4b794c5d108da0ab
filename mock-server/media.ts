import { artSvg, parseArtFile } from '../openapi/world/art.ts';
import { type Tune, tuneWav } from '../openapi/world/sound.ts';
import { artById } from '../openapi/world/sources.ts';
import { tunes } from '../openapi/world/tunes.ts';

export interface Media {
  type: string;
  body: string | Uint8Array;
}

const FOLDER = '/media/world/';
const byId = new Map<string, Tune>(Object.values(tunes).map((tune) => [tune.id, tune]));

/**
 * Renders the picture or sound of the demo world at an address. A picture is SVG whatever its address ends in, and an
 * animated one is a still; there are no videos. Undefined when the address is not one of the demo world.
 */
export function mediaOf(path: string): Media | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const file = path.slice(FOLDER.length);
  const tune = file.endsWith('.wav') ? byId.get(file.slice(0, -'.wav'.length)) : undefined;
  if (tune) return { type: 'audio/wav', body: tuneWav(tune) };
  const parsed = parseArtFile(file);
  const art = parsed && artById(parsed.id);
  return art && { type: 'image/svg+xml', body: artSvg(art, parsed.width) };
}
