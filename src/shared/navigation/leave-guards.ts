import type { LayerName } from './layers.ts';

type Guard = () => boolean;

const guards = new Map<LayerName, Set<Guard>>();

/** Puts a guard on a layer; returns the way to take it off. */
export function addGuard(layer: LayerName, guard: Guard): () => void {
  const known = guards.get(layer) ?? new Set();
  guards.set(layer, known.add(guard));
  return () => known.delete(guard);
}

/** Whether a layer may be closed now; asks every page that guards it. */
export function mayLeave(layer: LayerName): boolean {
  return [...(guards.get(layer) ?? [])].every((guard) => guard());
}
