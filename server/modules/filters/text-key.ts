/** The form of a filtered text that is compared: as `server/policies` makes one of what stands on a post. */
export function textKey(text: string): string {
  return text.trim().toLowerCase();
}
