import { useLingui } from '@lingui/react/macro';
import { countryName } from '#src/entities/payments/countries.ts';
import type { FieldErrorText, FormField } from '#src/shared/forms/use-contract-form.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { ContactName, ContactValues } from '../model/contact.ts';
import styles from './Domains.module.css';

/** Maximum lengths in characters (openapi: DomainContact). */
const MAX_LENGTHS: Partial<Record<ContactName, number>> = {
  first_name: 100,
  last_name: 100,
  organization: 100,
  email: 254,
  address: 200,
  city: 100,
  state: 100,
  postal_code: 20,
};

/** Returns the messages of the fields of a holder. */
export function useContactErrors(): FieldErrorText<ContactValues> {
  const { t } = useLingui();
  return {
    phone: { malformed: t`Enter it with the code of the country, like +351.210000000.` },
    country: { malformed: t`Enter the two letters of the country, like PT.` },
  };
}

/** Holder of a domain, as its registry requires. */
export function ContactFields({ field }: { field: (name: ContactName) => FormField }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const country = field('country').value.trim().toUpperCase();
  const fields: readonly (readonly [ContactName, string, string])[] = [
    ['first_name', t`First name`, 'given-name'],
    ['last_name', t`Last name`, 'family-name'],
    ['organization', t`Organisation (optional)`, 'organization'],
    ['email', t`E-mail address`, 'email'],
    ['phone', t`Telephone`, 'tel'],
    ['address', t`Street and number`, 'street-address'],
    ['postal_code', t`Postal code`, 'postal-code'],
    ['city', t`City`, 'address-level2'],
    ['state', t`State or region (optional)`, 'address-level1'],
    ['country', t`Country`, 'country'],
  ];
  const hints: Partial<Record<ContactName, string>> = {
    phone: t`With the code of the country, like +351.210000000.`,
    country: /^[A-Z]{2}$/.test(country) ? countryName(country, locale) : t`Two letters, like PT.`,
  };
  return (
    <FieldGroup name={t`Who holds it`}>
      <p className={styles.muted}>
        {t`The registry asks for it. We forget it as soon as the registry has it.`}
      </p>
      <div className={styles.pair}>
        {fields.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            {...field(name)}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            label={label}
            hint={hints[name]}
            autoComplete={autoComplete}
            maxLength={MAX_LENGTHS[name]}
            dir="auto"
          />
        ))}
      </div>
    </FieldGroup>
  );
}
