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
 * The picture or sound of the demo world behind an address, drawn or played on the fly. A picture comes as SVG whatever
 * its address ends in, and a moving one stands still; films do not exist here. Undefined when the address is not ours.
 */
export function mediaOf(path: string): Media | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const file = path.slice(FOLDER.length);
  const tune = file.endsWith('.wav') ? byId.get(file.slice(0, -'.wav'.length)) : undefined;
  if (tune) return { type: 'audio/wav', body: tuneWav(tune) };
  const asked = parseArtFile(file);
  const art = asked && artById(asked.id);
  return art && { type: 'image/svg+xml', body: artSvg(art, asked.width) };
}
