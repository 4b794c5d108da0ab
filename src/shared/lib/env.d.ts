/// <reference types="vite/types/importMeta.d.ts" />

interface ImportMetaEnv {
  /** Which API the page talks to in development: Prism's mock or the reference server. Builds say `server`. */
  readonly API_MODE: 'mock' | 'server';
  /** The version of the site; undefined in tests. */
  readonly RELEASE?: string;
}
