const CHANGES = [
  'address',
  'passkey',
  'provider',
  'second_factor_on',
  'second_factor_off',
  'backup_codes',
] as const;

/** The change that an undo link names in its query; undefined for a query that names none. */
export function undoneChange(search: string): (typeof CHANGES)[number] | undefined {
  const named = new URLSearchParams(search).get('change');
  return CHANGES.find((change) => change === named);
}
