/** Parses comma-separated text into unique, trimmed entries. */
export function parseCommaList(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,，、]/u)
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  ];
}
