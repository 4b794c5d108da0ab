let lastLocalId = 0;

/** Returns an id for an image, audio or video file in this form. It is never sent to the server. */
export function newLocalId(): string {
  lastLocalId += 1;
  return `picture-${Date.now().toString(36)}-${lastLocalId}`;
}
