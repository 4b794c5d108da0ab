import type { Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';

type Library = typeof import('@tanstack/react-virtual');
export type ListWindow = Virtualizer<Element, HTMLElement>;
export type WindowWindow = Virtualizer<Window, HTMLElement>;
type Options = VirtualizerOptions<Element, HTMLElement>;

/** How long to wait before asking again for code that did not come, in milliseconds. */
const RETRY = 5000;

let library: Library | undefined;

/** Fetches the library of long lists. Everything but the first document of a visit finds it here. */
export async function loadVirtualizer(): Promise<void> {
  library = await import('@tanstack/react-virtual');
}

/** Renders again when the library is here. */
function useLibrary(): Library | undefined {
  const hydrated = useHydrated();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (library) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void =>
      void loadVirtualizer().then(rerender, () => {
        timer = setTimeout(ask, RETRY);
      });
    ask();
    return () => clearTimeout(timer);
  }, []);
  return hydrated ? library : undefined;
}

/**
 * Puts the elements of a list that is come back to in the columns they were in. Chosen anew they would be others: a
 * column is chosen when an element is first measured, and what stands above it may have grown since (a poll that woke).
 */
function keepColumns(virtualizer: ListWindow, { initialMeasurementsCache = [], getItemKey }: Options): void {
  for (const { index, key, lane } of initialMeasurementsCache) {
    if (getItemKey?.(index) !== key) return;
    // biome-ignore lint/complexity/useLiteralKeys: the library keeps it to itself and restores only the sizes
    virtualizer['laneAssignments'].set(index, lane);
  }
}

/**
 * The virtualizer of a list, as the library's own hook makes it, but without the library in a page's first scripts:
 * a list that came with the document is whole, and nobody scrolls it before it is awake.
 *
 * @returns undefined until the library has come
 */
export function useVirtualizer(optionsOf: (library: Library) => Options): ListWindow | undefined {
  const code = useLibrary();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const made = useRef<ListWindow>(undefined);
  if (code) {
    const options: Options = { ...optionsOf(code), onChange: rerender };
    if (!made.current) {
      made.current = new code.Virtualizer(options);
      keepColumns(made.current, options);
    }
    made.current.setOptions(options);
  }
  const virtualizer = made.current;
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  return virtualizer;
}
