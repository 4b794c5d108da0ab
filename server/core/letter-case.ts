/** Returns an object with the names of a request (`ask_media`) as responses spell them (`askMedia`). */
export function camelCased(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** Returns a name of a response (`askMedia`) as requests spell it (`ask_media`). */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
