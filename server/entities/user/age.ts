/** Returns the whole years between a birth date (YYYY-MM-DD) and today; negative for a future date (spec 000 §5). */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const years = today.getUTCFullYear() - year;
  const before =
    today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day);
  const isFuture = birthDate > today.toISOString().slice(0, 10);
  return isFuture ? -1 : before ? years - 1 : years;
}
