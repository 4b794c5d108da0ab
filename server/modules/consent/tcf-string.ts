/** What a TCF v2 string allows, the first purpose and the first special feature first. */
export interface Allowed {
  /** 24 bits (spec 001 §5). */
  purposes: string;
  /** 12 bits (spec 001 §5). */
  specialFeatures: string;
}

/** Where the core of a TCF v2 string has what, in bits. */
const VERSION = [0, 6] as const;
const SPECIAL_FEATURES = [140, 152] as const;
const PURPOSES = [152, 176] as const;

/** What such a string allows; undefined for a text that is none. Segments behind the core are not looked at. */
export function readTcfString(text: string): Allowed | undefined {
  const [core = ''] = text.split('.');
  if (!/^[A-Za-z0-9_-]+$/.test(core)) return undefined;
  const bits = [...Buffer.from(core, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (bits.length < PURPOSES[1] || Number.parseInt(bits.slice(...VERSION), 2) !== 2) return undefined;
  return { purposes: bits.slice(...PURPOSES), specialFeatures: bits.slice(...SPECIAL_FEATURES) };
}
