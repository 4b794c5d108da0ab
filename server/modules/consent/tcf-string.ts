/** Permissions of a TCF v2 string, as bits in the order of purposes and special features. */
export interface Allowed {
  /** 24 bits (spec 001 §5). */
  purposes: string;
  /** 12 bits (spec 001 §5). */
  specialFeatures: string;
}

/** Bit offsets of the fields in the core of a TCF v2 string. */
const VERSION = [0, 6] as const;
const SPECIAL_FEATURES = [140, 152] as const;
const PURPOSES = [152, 176] as const;

/** Parses the permissions of a TCF string; undefined for an invalid one. Segments after the core are ignored. */
export function readTcfString(text: string): Allowed | undefined {
  const [core = ''] = text.split('.');
  if (!/^[A-Za-z0-9_-]+$/.test(core)) return undefined;
  const bits = [...Buffer.from(core, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (bits.length < PURPOSES[1] || Number.parseInt(bits.slice(...VERSION), 2) !== 2) return undefined;
  return { purposes: bits.slice(...PURPOSES), specialFeatures: bits.slice(...SPECIAL_FEATURES) };
}
