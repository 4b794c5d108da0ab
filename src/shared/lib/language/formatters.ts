/**
 * Cache of `Intl` formatters by language and options: creating one costs a hundred times as much as using it, and a
 * page of posts uses dozens. Its size is bounded by languages times call sites.
 */
const formatters = new Map<string, unknown>();

function cachedFormatter<Formatter>(
  kind: string,
  locale: string,
  options: object,
  make: () => Formatter,
): Formatter {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const cached = formatters.get(key) as Formatter | undefined;
  if (cached !== undefined) return cached;
  const formatter = make();
  formatters.set(key, formatter);
  return formatter;
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cachedFormatter('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return cachedFormatter('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function relativeTimeFormat(
  locale: string,
  options: Intl.RelativeTimeFormatOptions = {},
): Intl.RelativeTimeFormat {
  return cachedFormatter('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

export function listFormat(locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  return cachedFormatter('list', locale, options, () => new Intl.ListFormat(locale, options));
}

export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return cachedFormatter('names', locale, options, () => new Intl.DisplayNames(locale, options));
}
