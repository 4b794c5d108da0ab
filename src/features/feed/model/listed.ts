/** What somebody typed with commas between, each once and without what stands around it. */
export function listed(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,，、]/u)
        .map((piece) => piece.trim())
        .filter(Boolean),
    ),
  ];
}
