import type { PorchThing } from '#generated/zod/porchThing.zod.ts';
import type { PorchVisibility } from '#generated/zod/porchVisibility.zod.ts';
import type { PorchWidget } from '#generated/zod/porchWidget.zod.ts';

/** Largest numbers of widgets and lanterns (contract: setPorch). */
export const MAX_WIDGETS = 20;
export const MAX_LANTERNS = 7;

/** Places on the thread, from 1 to 7, of each number of lanterns. */
export const SLOTS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [3, 5],
  3: [2, 4, 6],
  4: [1, 3, 5, 7],
  5: [2, 3, 4, 5, 6],
  6: [1, 2, 3, 5, 6, 7],
  7: [1, 2, 3, 4, 5, 6, 7],
};

/** The guests of a porch, from few to all. */
export const GUESTS: readonly PorchVisibility[] = ['self', 'mutuals', 'members', 'everyone'];

/** A widget with what it shows, and a key that it keeps while it is arranged. */
export interface Hung {
  key: string;
  widget: PorchWidget;
  thing: PorchThing;
}

/** Sizes from small to large: the first step makes a widget wider, the second taller. */
const SIZES = ['small', 'wide', 'large'] as const;

/** Returns the widgets of a porch with what they show. */
export function hungOn(widgets: readonly PorchWidget[], things: readonly PorchThing[]): Hung[] {
  return widgets.map((widget, index) => ({
    key: `widget-${index + 1}`,
    widget,
    thing: things[index] ?? {},
  }));
}

/** Returns the widgets with another one behind the others. */
export function withHung(hung: readonly Hung[], widget: PorchWidget, thing: PorchThing): Hung[] {
  const numbers = hung.map(({ key }) => Number(key.replace('widget-', '')));
  return [...hung, { key: `widget-${Math.max(0, ...numbers) + 1}`, widget, thing }];
}

/** Returns the widgets in an order of keys. */
export function inOrder(hung: readonly Hung[], keys: readonly string[]): Hung[] {
  const byKey = new Map(hung.map((one) => [one.key, one]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Returns the next size of a widget in a direction; undefined when it has none. */
export function resized({ size }: PorchWidget, step: 1 | -1): PorchWidget['size'] | undefined {
  return SIZES[SIZES.indexOf(size) + step];
}

/** Returns the widgets with a change of one. */
export function withWidget(hung: readonly Hung[], key: string, change: Partial<Hung>): Hung[] {
  return hung.map((one) => (one.key === key ? { ...one, ...change } : one));
}
