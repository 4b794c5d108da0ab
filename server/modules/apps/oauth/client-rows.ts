import type { components } from '#generated/types/api.d.ts';

/** An app with its author. */
export interface AppRow {
  client_id: string;
  owner_id: string;
  name: string;
  description: string;
  website: string;
  redirect_uris: string[];
  icon: components['schemas']['Image'] | null;
  is_confidential: boolean;
  has_secret: boolean;
  /** Primary blog of the member who registered it. */
  author_name: string | null;
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
