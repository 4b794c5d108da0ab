import type { Plugin } from 'vite';

/** The sentence about messages that nobody compiled; the build compiles all of them or fails. */
const WARNING = /console\.warn\(`Uncompiled message[\s\S]*?`\);/;

/** Lets Lingui use React's own `useSyncExternalStore`, not one for Reacts without it, and takes a warning out. */
export function leanLingui(): Plugin {
  return {
    name: 'lean-lingui',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@lingui\/(?:core|react)\/dist\// },
      handler: (code) => ({
        code: code.replace(/(['"])use-sync-external-store\/shim\1/, "'react'").replace(WARNING, ''),
        map: null,
      }),
    },
  };
}
