/** What somebody typed with commas between, each once and without what stands around it. */
export const listed = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、]/u)
      .map((piece) => piece.trim())
      .filter(Boolean),
  ),
];
