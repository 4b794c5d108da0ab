const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the age in whole years on the day `today` (spec 000 §5). Someone born on 29 February turns a year older on 1
 * March of a common year. Undefined when the text is no real `YYYY-MM-DD` date or lies in the future.
 */
export function ageInYears(birthDate: string, today: Date): number | undefined {
  const [, year, month, day] = (ISO_DATE.exec(birthDate) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return undefined;
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  const age = today.getFullYear() - year - (hadBirthday ? 0 : 1);
  return age < 0 ? undefined : age;
}
