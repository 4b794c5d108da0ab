/**
 * The values of `x-access`: who may make a call. Documented in openapi/README.md; the linter, the build and the
 * server's types use these definitions.
 */

/** Subjects on which somebody can have a role, with the roles in ascending order. */
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

/** Rights of moderators of communities (schema ModeratorPermission). */
export const PERMISSIONS = ['decide', 'members', 'invite', 'rules'] as const;

export type Subject = keyof typeof ROLES;

/** Parts of a request that can name the subject; the site is known from the session and has no name. */
export const SUBJECT_SOURCES = ['path', 'query', 'body', 'session'] as const;

/** A role that a call requires. */
export interface Requirement {
  subject: Subject;
  in: (typeof SUBJECT_SOURCES)[number];
  /** The parameter, or the field of the body. When it is optional and left out, no role is required. */
  name?: string;
  /** The lowest role that suffices. */
  role: string;
  /** The right that a moderator of a community must have as well; its admins have all. */
  permission?: (typeof PERMISSIONS)[number];
  /** A sentence about other permitted callers. The operation decides it, because it depends on more than a role. */
  except?: string;
}

/** Callers: anybody; a member, about what is their own; or members with all of these roles. */
export type Access = 'public' | 'member' | Requirement | Requirement[];

/** Returns the roles that an operation requires, none for `public` and `member`. */
export function requirementsOf(access: Access): Requirement[] {
  if (typeof access === 'string') return [];
  return Array.isArray(access) ? access : [access];
}
