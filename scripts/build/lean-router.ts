import type { Plugin } from 'vite';

/** Made once as a module is read, and without effect when nobody uses what was made. */
const MADE = /= (React\$\d\.(?:createContext|memo|forwardRef)\()/g;
const NAMED = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler leave out the half of react-router that nothing here uses (its data router): without the marks a
 * component that is wrapped as its module is read counts as used, with everything it needs, which is 5 kB of every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: code.replace(MADE, '= /* @__PURE__ */ $1').replace(NAMED, ''), map: null }),
    },
  };
}
