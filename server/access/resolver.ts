import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/identity/sessions.ts';

export interface Asking {
  db: Queryable;
  viewer: Viewer;
}

/** What a subject is and which role the asking member has on it; null for none. */
export interface Found<Row> {
  row: Row;
  role: string | null;
}

/** How one kind of subject is found. One file each beside this one. */
export interface Resolver<Row> {
  /** From the least role to the greatest; each includes those before it. */
  roles: readonly string[];
  /** Said when there is none of that name. */
  gone: string;
  /** `name` is what the request says, empty for a subject of the session. */
  find(asking: Asking, name: string): Promise<Found<Row> | undefined>;
}
