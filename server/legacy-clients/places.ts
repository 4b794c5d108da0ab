/** Sets the value at a dotted path when its parent exists. */
export function putAt(target: unknown, place: string, value: unknown): void {
  const steps = place.split('.');
  const name = steps.pop() ?? '';
  const holder = steps.length === 0 ? target : valueAt(target, steps.join('.'));
  if (typeof holder === 'object' && holder !== null) (holder as Record<string, unknown>)[name] = value;
}

/** Returns the value at a dotted path: `timeline.elements`, `avatar.0.url`. Undefined where there is none. */
export function valueAt(source: unknown, place: string): unknown {
  let value = source;
  for (const step of place.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}
