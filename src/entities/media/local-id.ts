let lastLocalId = 0;

/** A name for a picture, sound or film while it is on this screen; it never reaches the server. */
export function newLocalId(): string {
  lastLocalId += 1;
  return `picture-${Date.now().toString(36)}-${lastLocalId}`;
}
