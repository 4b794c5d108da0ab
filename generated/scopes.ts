// Written by `npm run generate` from openapi/. Do not edit.

/** Scopes of apps with their descriptions. */
export const scopes = {
  basic: "Read your blogs, dashboard and likes",
  write: "Post, like and follow as you",
  offline_access: "Stay connected while you are away",
} as const;

export type ScopeName = keyof typeof scopes;
