/// <reference types="vite/types/importMeta.d.ts" />

interface ImportMetaEnv {
  /** API used in development: Prism's mock or the reference server. Production builds say `server`. */
  readonly API_MODE: 'mock' | 'server';
  /** Version of the site; undefined in tests. */
  readonly RELEASE?: string;
}
