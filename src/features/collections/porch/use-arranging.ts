import { useState } from 'react';
import type { Lantern } from '#generated/zod/lantern.zod.ts';
import type { Porch } from '#generated/zod/porch.zod.ts';
import type { PorchLight } from '#generated/zod/porchLight.zod.ts';
import type { PorchRequest } from '#generated/zod/porchRequest.zod.ts';
import type { PorchVisibility } from '#generated/zod/porchVisibility.zod.ts';
import { type Hung, hungOn } from '../model/porch.ts';

/** A lantern with what it shows. */
export interface HungLantern extends Lantern {
  light: PorchLight;
}

/** A porch while it is arranged. */
export interface Arrangement {
  visibility: PorchVisibility;
  greeting: string;
  lanterns: readonly HungLantern[];
  hung: readonly Hung[];
}

/** Returns the porch that is stored for an arrangement. */
export function requestOf(
  { visibility, greeting, lanterns, hung }: Arrangement,
  version: number,
): PorchRequest {
  return {
    based_on: version,
    visibility,
    ...(greeting.trim() ? { greeting: greeting.trim() } : {}),
    lanterns: lanterns.map(({ title, href }) => ({ title, href })),
    widgets: hung.map(({ widget }) => widget),
  };
}

/** Keeps a porch while it is arranged; each change can be undone. */
export function useArranging(porch: Porch) {
  const [states, setStates] = useState<readonly Arrangement[]>(() => [
    {
      visibility: porch.visibility,
      greeting: porch.greeting ?? '',
      lanterns: porch.lanterns.map((lantern, index) => ({ ...lantern, light: porch.lights[index] ?? {} })),
      hung: hungOn(porch.widgets, porch.things),
    },
  ]);
  const now = states.at(-1) as Arrangement;
  return {
    now,
    canUndo: states.length > 1,
    change: (change: Partial<Arrangement>) => setStates([...states, { ...now, ...change }]),
    /** Changes words while they are typed, which are one step. */
    type: (greeting: string) => setStates([...states.slice(0, -1), { ...now, greeting }]),
    undo: () => setStates(states.slice(0, Math.max(1, states.length - 1))),
  };
}
