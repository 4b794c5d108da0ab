/** Returns the address of the invitation page of a collection, without the token of its link. */
export function collectionInvitePath(inviterName: string, uuid: string): string {
  return `/_labs/collections/${inviterName}/invite/${uuid}`;
}

/** Returns the address of a collection inside the site, below the name of the blog that keeps it (spec 001 §2). */
export function collectionPath(blogName: string, uuid: string): string {
  return `/${blogName}/collections/${uuid}`;
}
