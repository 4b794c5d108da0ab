/** What is asked of the bundler's graph: who imports a module statically, and whether the browser begins with it. */
export interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/**
 * Tells whether every page loads a module, because the entry reaches it by static imports. The bundler has a tag for it
 * (`$initial`), which a group of code takes too late: the groups after it draw such modules in as what their own need.
 */
export function initialModules(): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  return (id, graph) => {
    const seen = new Set([id]);
    for (const one of seen) {
      const info = graph.getModuleInfo(one);
      if (info?.isEntry || known.get(one)) {
        known.set(id, true);
        return true;
      }
      if (known.get(one) === undefined) for (const importer of info?.importers ?? []) seen.add(importer);
    }
    // Nothing above it is reached either, else it would be.
    for (const one of seen) known.set(one, false);
    return false;
  };
}
