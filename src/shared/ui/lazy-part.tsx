import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isHydrating, markHydrated, markPending } from '../lib/hydration.ts';
import { createLazyCode, type Load, type PropsOf } from './lazy-code.ts';

/** Component whose code loads separately. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Source path, which is its key in the build manifest; empty where the build adds none. */
  file: string;
  /** Loads the code; rejects on failure. */
  preload: () => Promise<unknown>;
};

/** Content, or a function of the part's props. */
type Fallback<Props> = ReactNode | ((props: Props) => ReactNode);

/** Collects the source paths of rendered lazy components, for the document's preload hints. Set by the server. */
export const ShownSourcesContext = createContext<Set<string> | undefined>(undefined);

const parts: (Pick<LazyComponent<object>, 'file' | 'preload'> & { isPrefetched: boolean })[] = [];

/** True once the page is hydrated and idle: parts registered from then on load at once. */
let fetchesAtOnce = false;

/** Milliseconds that starting a part's import may take on a slow phone. */
const IDLE_BUDGET_MS = 10;

function recordSource(file: string): void {
  if (import.meta.env.SSR) use(ShownSourcesContext)?.add(file);
}

/**
 * Creates a lazily loaded page. It suspends while the code loads and throws the import's failure; its layer has
 * boundaries for both. After a failure, code loaded by `preload` is used.
 *
 * @param load imports the module whose default export is the page
 */
export function lazyPage(load: Load<{ default: ComponentType<object> }>): LazyComponent<object> {
  const { file, code, preload } = createLazyCode(load, (module) => module.default);
  const LazyCode = lazy(preload);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, as its module is read
  function LazyPage() {
    recordSource(file);
    // Loaded code renders without suspending. The component type is fixed per mount, because another type would remount
    // the page and lose its state.
    const [Code] = useState<ComponentType<object>>(() => code.ready ?? LazyCode);
    return <Code />;
  }
  return Object.assign(LazyPage, { file, preload });
}

/** Rendered beside a part, inside its Suspense boundary: marks the part as hydrated. */
function HydrationMarker({ part }: { part: RefObject<boolean> }) {
  useEffect(() => {
    part.current = true;
    markHydrated(part);
  }, [part]);
  return null;
}

/** Registers a part as pending during the first page's hydration, because its boundary hydrates later. */
function usePendingHydration(): RefObject<boolean> {
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrating() && !isHydrated.current) markPending(isHydrated);
    return () => markHydrated(isHydrated);
  }, []);
  return isHydrated;
}

/**
 * Creates a lazily loaded part of a page, whose code is not in the page's first scripts. The server renders it in
 * place, and its markup stays while the code loads in the browser. Parts that a page does not show load when the
 * browser is idle.
 *
 * @param load imports the module; a failed import is retried when the part is shown again
 * @param name the exported component
 * @param options.isPrefetched false for a part that most pages never show: its code loads when it is shown
 */
export function lazyPart<Module extends object, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
  options: {
    isPrefetched?: boolean;
    /** Shown while the code loads. */
    whileLoading?: Fallback<PropsOf<Module[Name]>>;
    /** Shown when the code failed to load. */
    missing?: Fallback<PropsOf<Module[Name]>>;
  } = {},
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const renderFallback = (fallback: Fallback<Props>, props: Props) =>
    typeof fallback === 'function' ? fallback(props) : fallback;
  const { file, code, preload } = createLazyCode(load, (module) => module[name] as ComponentType<Props>);
  // React caches a rejected lazy component for good, so each mount creates a new one.
  const createLazy = () =>
    lazy<ComponentType<Props>>(() =>
      preload().catch(() => ({ default: (props) => renderFallback(options.missing, props) })),
    );
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, as its module is read
  function LazyPart(props: Props) {
    recordSource(file);
    const [Code] = useState<ComponentType<Props>>(() => code.ready ?? createLazy());
    const isHydrated = usePendingHydration();
    return (
      <Suspense fallback={renderFallback(options.whileLoading, props)}>
        <Code {...props} />
        <HydrationMarker part={isHydrated} />
      </Suspense>
    );
  }
  const { isPrefetched = true } = options;
  parts.push({ file, preload, isPrefetched });
  if (isPrefetched && fetchesAtOnce) preload().catch(() => {});
  return Object.assign(LazyPart, { file, preload });
}

/** Loads the parts of the given sources, or all known parts and those they bring in turn. Never rejects. */
export async function loadParts(sources?: readonly string[]): Promise<void> {
  const count = parts.length;
  const wanted = sources ? parts.filter(({ file }) => sources.includes(file)) : parts;
  await Promise.allSettled(wanted.map(({ preload }) => preload()));
  if (parts.length > count) await loadParts(sources);
}

/** Runs `run` when the browser is idle, with a function that returns the remaining idle milliseconds. */
function whenIdle(run: (timeLeft: () => number) => void): void {
  // Safari lacks requestIdleCallback.
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), { timeout: 5000 });
  else setTimeout(() => run(() => 0), 100);
}

/**
 * Loads all parts that are prefetched, also those other pages bring, while the browser is idle: as many at a time as the idle period
 * allows, because requesting all at once would block a slow phone.
 */
export function loadPartsWhenIdle(): void {
  let next = 0;
  const loadNext = (timeLeft: () => number): void => {
    do {
      const part = parts[next];
      if (part?.isPrefetched) part.preload().catch(() => {});
      next += 1;
    } while (next < parts.length && timeLeft() > IDLE_BUDGET_MS);
    if (next < parts.length) whenIdle(loadNext);
    else fetchesAtOnce = true;
  };
  whenIdle(loadNext);
}
