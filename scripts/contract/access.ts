/**
 * Who may make a call, as `x-access` says it. Told in openapi/README.md; the linter, the build and the server's types
 * read it from here.
 */

/** What somebody can have a role on, with its roles from the least to the greatest. */
export const ROLES = {
  blog: ['writer', 'admin'],
  community: ['member', 'moderator', 'admin'],
  collection: ['contributor', 'editor', 'owner'],
  conversation: ['member'],
  campaign: ['owner'],
  client: ['owner'],
  domain: ['owner'],
  site: ['admin'],
} as const;

export type Subject = keyof typeof ROLES;

/** Where a request names the subject; the site is known from the session and has no name. */
export const PLACES = ['path', 'query', 'body', 'session'] as const;

/** A role that a call asks for. */
export interface Requirement {
  subject: Subject;
  in: (typeof PLACES)[number];
  /** The parameter, or the field of the body. When it may be left out and is, nothing is asked. */
  name?: string;
  /** The least role. */
  role: string;
  /** Who else may: a sentence. The operation decides it, because it depends on more than a role. */
  except?: string;
}

/** Anybody; a member, about what is their own; or members with these roles, all of them. */
export type Access = 'public' | 'member' | Requirement | Requirement[];

/** The roles that an operation asks for, none for `public` and `member`. */
export function requirementsOf(access: Access): Requirement[] {
  if (typeof access === 'string') return [];
  return Array.isArray(access) ? access : [access];
}
