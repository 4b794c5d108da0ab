import type { operations as manifest, OperationId } from '#generated/operations.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { AppRow } from '#server/modules/apps/oauth/client-rows.ts';

/** A blog with the part that the asking member has in it. */
export type HeldBlog = BlogRow & { member_role: NonNullable<BlogRow['member_role']> };

/** What a handler is given of a subject, by the contract's name of it. A subject without a row here has no resolver yet. */
export interface SubjectRows {
  blog: HeldBlog;
  /** One that a blog of the asking member is in; which of them, the handler looks at. */
  conversation: { id: string };
  /** An app that the member registered. */
  client: AppRow;
  /** The site is the same for everybody; that the role was there is all there is to know. */
  site: true;
}

type Manifest = typeof manifest;

/** A role as generated/operations.ts tells it. */
export interface AskedRole {
  /** Under which name the handler gets it. */
  as: string;
  subject: string;
  in: 'path' | 'query' | 'body' | 'session';
  name?: string;
  role: string;
  hasException?: true;
}

type RolesOf<Id extends OperationId> = Manifest[Id] extends {
  roles: readonly (infer Role extends { as: string; subject: string })[];
}
  ? Role
  : never;
type Row<Name> = Name extends keyof SubjectRows ? SubjectRows[Name] : unknown;

/** Whether the parameter or field that names a subject may be left out. */
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
 * What an operation asks for a role on, found and checked before its handler runs. Undefined where the request may leave
 * it out and does. Where the contract knows an exception, it is a function: the handler calls it in the ordinary case,
 * and it throws `not-found` or `not-allowed` then.
 */
export type Subjects<Id extends OperationId, Input> = {
  [Role in RolesOf<Id> as Role['as']]: Given<Role, Input>;
};
