import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import styles from './CountryChoice.module.css';
import { countryName } from './countries.ts';

type CountryChoiceProps = {
  /** Country whose tax is in the price. */
  country: string;
  /** Countries in which something is sold. */
  countries: readonly string[];
  onChoose: (country: string) => void;
};

function takeFocus(select: HTMLSelectElement | null): void {
  select?.focus();
}

/** "Not there?" beside a price: chooses the country for tax and currency. The server remembers it with the next checkout. */
export function CountryChoice({ country, countries, onChoose }: CountryChoiceProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const [isOpen, setOpen] = useState(false);
  if (countries.length < 2) return null;
  if (!isOpen)
    return (
      <button type="button" className={styles.ask} onClick={() => setOpen(true)}>
        {t`Not there?`}
      </button>
    );
  return (
    <select
      // Takes the focus of the button that it replaces.
      ref={takeFocus}
      className={styles.choice}
      aria-label={t`Your country, for tax and currency`}
      value={country}
      onChange={({ target }) => onChoose(target.value)}
    >
      {countries
        .map((code) => ({ code, name: countryName(code, locale) }))
        .sort((a, b) => a.name.localeCompare(b.name, locale))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </select>
  );
}
