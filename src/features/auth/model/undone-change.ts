const UNDOABLE_CHANGES = [
  'address',
  'passkey',
  'provider',
  'second_factor_on',
  'second_factor_off',
  'backup_codes',
] as const;

/** The change that an undo link names in its query; undefined for a query that names none. */
export function undoneChangeOf(search: string): (typeof UNDOABLE_CHANGES)[number] | undefined {
  const named = new URLSearchParams(search).get('change');
  return UNDOABLE_CHANGES.find((change) => change === named);
}
