import { useLingui } from '@lingui/react/macro';

/** A way to log in, with the name that its member or provider gave it. */
export interface NamedCredential {
  kind: 'passkey' | 'provider' | 'second_factor';
  name?: string;
}

/** Returns ways to log in as words in one line, such as "Passkey: Phone, Second factor"; undefined for none. */
export function useCredentialNames(credentials: readonly NamedCredential[]): string | undefined {
  const { t } = useLingui();
  const kinds = { passkey: t`Passkey`, provider: t`Sign-in`, second_factor: t`Second factor` };
  const names = credentials.map(({ kind, name }) =>
    name === undefined ? kinds[kind] : `${kinds[kind]}: ${name}`,
  );
  return names.length > 0 ? names.join(', ') : undefined;
}
