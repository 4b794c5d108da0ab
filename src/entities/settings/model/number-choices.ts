/** Returns the values of a select field in ascending order, with the chosen one where it is not among them. */
export function withChosen(values: readonly number[], chosen: number): number[] {
  return [...new Set([...values, chosen])].toSorted((one, other) => one - other);
}
