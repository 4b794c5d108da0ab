/** Returns how many operations there are and how many are built, as the README says it. */
export function builtSentence(total: number, notBuilt: number): string {
  return `${total} operations, of which ${total - notBuilt} are built`;
}

/** Returns the README with the numbers of operations. */
export function withCounts(readme: string, total: number, notBuilt: number): string {
  return readme.replace(/\d+ operations, of which \d+ are built/, builtSentence(total, notBuilt));
}
