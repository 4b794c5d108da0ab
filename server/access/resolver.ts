import type { ErrorReason } from '#generated/errors.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/identity/session-store.ts';
import type { ModeratorPermission } from '#server/membership/roles.ts';

export interface ResolveRequest {
  db: Queryable;
  viewer: Viewer;
  /** The operation that asks. */
  operation: OperationId;
}

/** A subject and the viewer's role on it; null for none. */
export interface ResolvedSubject<Row> {
  row: Row;
  role: string | null;
}

/** Resolver of one kind of subject. Each has a file beside this one. */
export interface Resolver<Row> {
  /** Roles from the lowest to the highest; each includes those before it. */
  roles: readonly string[];
  /** Reason of the error when no such subject exists; undefined for one that always exists. */
  gone: ErrorReason<'not-found'> | undefined;
  /** Returns true when the viewer has a right beyond the role; omitted for subjects whose roles have no rights in parts. */
  may?(row: Row, permission: ModeratorPermission): boolean;
  /** `name` is the value from the request, empty for a subject of the session. */
  find(asking: ResolveRequest, name: string): Promise<ResolvedSubject<Row> | undefined>;
}
