interface Module {
  isEntry: boolean;
  importers: readonly string[];
}

/** What is asked of the bundler's graph: who imports a module statically, and whether the browser begins with it. */
export interface ModuleGraph {
  getModuleInfo(id: string): Module | null;
}

/** Tells whether static imports lead from one of the roots to a module, or the module is a root itself. */
export function reachedFrom(
  isRoot: (id: string, module: Module) => boolean,
): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  return (id, graph) => {
    const seen = new Set([id]);
    for (const one of seen) {
      const module = graph.getModuleInfo(one);
      if ((module && isRoot(one, module)) || known.get(one)) {
        known.set(id, true);
        return true;
      }
      if (known.get(one) === undefined) for (const importer of module?.importers ?? []) seen.add(importer);
    }
    // Nothing above it is reached either, else it would be.
    for (const one of seen) known.set(one, false);
    return false;
  };
}
