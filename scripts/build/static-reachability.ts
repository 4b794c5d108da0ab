interface Module {
  isEntry: boolean;
  importers: readonly string[];
}

/** The part of the bundler's module graph that is needed: a module's static importers, and whether it is an entry. */
export interface ModuleGraph {
  getModuleInfo(id: string): Module | null;
}

/**
 * Returns a function that tells whether static imports lead from a root to a module, or the module is a root itself.
 */
export function staticallyReachableFrom(
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
    // No importer of it is reachable either, or it would be.
    for (const one of seen) known.set(one, false);
    return false;
  };
}
