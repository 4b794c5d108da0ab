import type { LayerName } from './layers.ts';

type Guard = () => boolean;

const guards = new Map<LayerName, Set<Guard>>();

/** Adds a guard to a layer; returns a function that removes it. */
export function addLeaveGuard(layer: LayerName, guard: Guard): () => void {
  const known = guards.get(layer) ?? new Set();
  guards.set(layer, known.add(guard));
  return () => known.delete(guard);
}

/** Returns true when all guards of a layer allow closing it. */
export function canLeave(layer: LayerName): boolean {
  return [...(guards.get(layer) ?? [])].every((guard) => guard());
}
