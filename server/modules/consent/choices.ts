/** What somebody chose about their privacy; what was never chosen is missing. */
export interface PrivacyChoices {
  /** A bit for each purpose, the first one first. */
  purposes?: string;
  specialFeatures?: string;
  /** A bit for each vendor that there is. */
  vendors?: string;
  /** The TCF v2 string as it was posted; null after choices that came without one. Kept for members only. */
  tcf?: string | null;
  /** When those were chosen, in seconds since 1970. */
  chosenAt?: number;
  /** When the banner was shown first, in seconds since 1970. */
  viewedAt?: number;
  /** Whether personal data must not be sold. */
  isOptedOut?: boolean;
}

const isBits = (value: unknown): value is string => typeof value === 'string' && /^[01]{0,24}$/.test(value);
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e11;

/** Choices out of a text that a browser kept, which may have been changed there: what is not as it should be is left out. */
export function readChoices(text: string | undefined): PrivacyChoices {
  let told: Partial<Record<keyof PrivacyChoices, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    if (typeof parsed === 'object' && parsed !== null) told = parsed;
  } catch {
    return {};
  }
  return {
    ...(isBits(told.purposes) ? { purposes: told.purposes } : {}),
    ...(isBits(told.specialFeatures) ? { specialFeatures: told.specialFeatures.slice(0, 12) } : {}),
    ...(isTime(told.chosenAt) ? { chosenAt: told.chosenAt } : {}),
    ...(isTime(told.viewedAt) ? { viewedAt: told.viewedAt } : {}),
    ...(typeof told.isOptedOut === 'boolean' ? { isOptedOut: told.isOptedOut } : {}),
  };
}

/** Choices as a browser keeps them. Without the string they came as, which is too long for a cookie. */
export function writeChoices({ tcf: _, vendors: __, ...choices }: PrivacyChoices): string {
  return Buffer.from(JSON.stringify(choices)).toString('base64url');
}
