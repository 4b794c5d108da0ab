import type { operations as manifest, OperationId } from '#generated/operations.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import type { ModeratorPermission } from '#server/membership/roles.ts';
import type { AppRow } from '#server/modules/apps/oauth/client-rows.ts';
import type { DomainRow } from '#server/modules/domains/domains-repository.ts';

/** A blog together with the viewer's role in it. */
export type ResolvedBlog = BlogRow & { member_role: NonNullable<BlogRow['member_role']> };

/** A community together with the viewer's role in it. */
export type ResolvedCommunity = CommunityRow & { viewer_role: NonNullable<CommunityRow['viewer_role']> };

/** A collection together with the viewer's role in it. */
export type ResolvedCollection = CollectionRow & { viewer_role: NonNullable<CollectionRow['viewer_role']> };

/** Resolved subjects by their name in the contract. A subject without a row here has no resolver yet. */
export interface SubjectRows {
  blog: ResolvedBlog;
  /** A conversation of one of the viewer's blogs; the handler checks which one. */
  conversation: { id: string };
  /** An app that the member registered. */
  client: AppRow;
  /** A community of which the viewer is a member. */
  community: ResolvedCommunity;
  /** A collection on which the viewer collaborates. */
  collection: ResolvedCollection;
  /** A domain of the member. */
  domain: DomainRow;
  /** The site is the same for every viewer, so only the role matters. */
  site: true;
}

type Manifest = typeof manifest;

/** A required role, as listed in generated/operations.ts. */
export interface RequiredRole {
  /** Name under which the handler receives the subject. */
  as: string;
  subject: string;
  in: 'path' | 'query' | 'body' | 'session';
  name?: string;
  role: string;
  /** The right that a moderator must have as well. */
  permission?: ModeratorPermission;
  hasException?: true;
}

type RolesOf<Id extends OperationId> = Manifest[Id] extends {
  roles: readonly (infer Role extends { as: string; subject: string })[];
}
  ? Role
  : never;
type Row<Name> = Name extends keyof SubjectRows ? SubjectRows[Name] : unknown;

/** True when the parameter or field that names a subject is optional. */
type MayBeLeftOut<Role, Input> = Role extends { in: infer Place extends keyof Input; name: infer Name }
  ? Name extends keyof Input[Place]
    ? undefined extends Input[Place][Name]
      ? true
      : false
    : true
  : false;

type Given<Role extends { subject: string }, Input> = Role extends { hasException: true }
  ? () => Row<Role['subject']>
  : MayBeLeftOut<Role, Input> extends true
    ? Row<Role['subject']> | undefined
    : Row<Role['subject']>;

/**
 * Subjects on which an operation requires a role, resolved and authorised before its handler runs. Undefined where the
 * request omits an optional one. Where the contract knows an exception, the subject is a function: the handler calls it
 * in the ordinary case, and it throws `not-found` or `not-allowed` then.
 */
export type Subjects<Id extends OperationId, Input> = {
  [Role in RolesOf<Id> as Role['as']]: Given<Role, Input>;
};
