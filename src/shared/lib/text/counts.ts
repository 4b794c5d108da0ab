import { numberFormat } from '../language/formatters.ts';

/** Largest unseen count shown in full (spec 000 §9). */
const MAX_BADGE_COUNT = 99;

/** Formats a compact count: 1234 → "1.2K" in English, "1234" in German. Never below 0 (spec 000 §3). */
export function compactCount(count: number, locale: string): string {
  return numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(Math.max(0, count));
}

/** Formats a full count with the language's grouping. Never below 0. */
export function fullCount(count: number, locale: string): string {
  return numberFormat(locale).format(Math.max(0, count));
}

/** Formats unseen counts for badges and the tab title: capped at "99+" (spec 000 §4); "" for none. */
export function badgeCount(count: number): string {
  if (count <= 0) return '';
  return count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : String(count);
}
