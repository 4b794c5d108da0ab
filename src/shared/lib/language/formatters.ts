/**
 * Formatters of `Intl`, made once for each language and set of options: making one costs a hundred times what using it
 * does, and a page of posts uses dozens. There are as many as the site has languages times places that format.
 */
const made = new Map<string, unknown>();

function once<Formatter>(kind: string, locale: string, options: object, make: () => Formatter): Formatter {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) as Formatter | undefined;
  if (known !== undefined) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function relativeTimeFormat(
  locale: string,
  options: Intl.RelativeTimeFormatOptions = {},
): Intl.RelativeTimeFormat {
  return once('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

export function listFormat(locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  return once('list', locale, options, () => new Intl.ListFormat(locale, options));
}
