import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';

/** An app with its author. */
export interface AppRow
  extends Columns<
    'oauth_clients',
    | 'client_id'
    | 'owner_id'
    | 'name'
    | 'description'
    | 'website'
    | 'redirect_uris'
    | 'icon'
    | 'is_confidential'
  > {
  redirect_uris: string[];
  icon: components['schemas']['Image'] | null;
  has_secret: boolean;
  /** Primary blog of the member who registered it. */
  author_name: Tables['blogs']['name'] | null;
  /** Seconds since 1970. */
  created: number;
  /** Number of members who authorized it. */
  user_count: number;
}

/** Editable fields of an app. */
export interface AppDetails {
  name: string;
  description: string;
  website: string;
  redirectUris: string[];
  isConfidential: boolean;
  /** Undefined leaves the picture as it is. */
  /** Null for none; undefined leaves it as it is. */
  icon: components['schemas']['Image'] | null | undefined;
}

/** An app that a member authorized. */
export interface AllowedAppRow extends AppRow {
  scopes: string[];
  authorized: number;
  last_used: number | null;
}
