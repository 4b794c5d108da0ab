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
import { fallAsleep, isWaking, wakeUp } from '../lib/hydration.ts';
import { codeOf, type Load, type PropsOf } from './lazy-code.ts';

/** A component whose code is fetched separately. */
export type Lazy<Props> = ComponentType<Props> & {
  /** Path of its source from the project's root, which is its key in the build's manifest; empty where the build adds none. */
  file: string;
  /** Fetches the code; rejects when it cannot be had. */
  preload: () => Promise<unknown>;
};

/** Something to be shown, which may depend on what the part was given. */
type Instead<Props> = ReactNode | ((props: Props) => ReactNode);

/** Takes down the sources of what a request is shown, for the document that is made of it. Set by the server. */
export const ShownSourcesContext = createContext<Set<string> | undefined>(undefined);

const parts: Pick<Lazy<object>, 'file' | 'preload'>[] = [];

/** Whether parts are fetched as soon as they are known, because the page can be used already. */
let isIdle = false;

/** Milliseconds that asking for a part may take on a slow phone. */
const ENOUGH = 10;

function noteSource(file: string): void {
  if (import.meta.env.SSR) use(ShownSourcesContext)?.add(file);
}

/**
 * A page whose code comes when it is needed. It suspends while the code is on the way and throws what fetching it threw;
 * its layer has boundaries for both. Code that could not be had is used as soon as `preload` has fetched it.
 *
 * @param load imports the module whose default export the page is
 */
export function lazyPage(load: Load<{ default: ComponentType<object> }>): Lazy<object> {
  const { file, code, preload } = codeOf(load, (module) => module.default);
  const Later = lazy(preload);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, as its module is read
  function LazyPage() {
    noteSource(file);
    // Code that is here already is taken as it is, without a moment of waiting; and never exchanged, because another type
    // in this place would be another page, with nothing of this one's state.
    const [Code] = useState<ComponentType<object>>(() => code.ready ?? Later);
    return <Code />;
  }
  return Object.assign(LazyPage, { file, preload });
}

/** Beside a part, inside its boundary: tells when the part is awake. */
function Woken({ part }: { part: RefObject<boolean> }) {
  useEffect(() => {
    part.current = true;
    wakeUp(part);
  }, [part]);
  return null;
}

/** Has the first page wait for a part whose boundary wakes after what surrounds it. */
function useWaking(): RefObject<boolean> {
  const isAwake = useRef(false);
  useEffect(() => {
    if (isWaking() && !isAwake.current) fallAsleep(isAwake);
    return () => wakeUp(isAwake);
  }, []);
  return isAwake;
}

/**
 * A part that a page can be used without, so that its code is no part of the page's first scripts. The server renders it
 * as if it were there, and its markup stays while the code is on the way to the browser. What a page shows none of is
 * fetched once nothing else is to be done.
 *
 * @param load imports the module; a failed fetch is tried again when the part is shown again
 * @param name the export that the part is
 */
export function lazyPart<Module extends object, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
  about: {
    /** Stands in its place while it is on the way. */
    whileLoading?: Instead<PropsOf<Module[Name]>>;
    /** Stands in its place when it cannot be had. */
    missing?: Instead<PropsOf<Module[Name]>>;
  } = {},
): Lazy<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const draw = (instead: Instead<Props>, props: Props) =>
    typeof instead === 'function' ? instead(props) : instead;
  const { file, code, preload } = codeOf(load, (module) => module[name] as ComponentType<Props>);
  // React remembers a failure for ever, so each place where the part is shown asks for itself.
  const askFor = () =>
    lazy<ComponentType<Props>>(() =>
      preload().catch(() => ({ default: (props) => draw(about.missing, props) })),
    );
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, as its module is read
  function LazyPart(props: Props) {
    noteSource(file);
    const [Code] = useState<ComponentType<Props>>(() => code.ready ?? askFor());
    const waking = useWaking();
    return (
      <Suspense fallback={draw(about.whileLoading, props)}>
        <Code {...props} />
        <Woken part={waking} />
      </Suspense>
    );
  }
  parts.push({ file, preload });
  if (isIdle) preload().catch(() => {});
  return Object.assign(LazyPart, { file, preload });
}

/** Fetches the parts of the given sources, or all that are known by now and all that those bring. Never rejects. */
export async function loadParts(sources?: readonly string[]): Promise<void> {
  const count = parts.length;
  const wanted = sources ? parts.filter(({ file }) => sources.includes(file)) : parts;
  await Promise.allSettled(wanted.map(({ preload }) => preload()));
  if (parts.length > count) await loadParts(sources);
}

/** Runs `run` once the browser has nothing else to do; it may ask how many milliseconds of that are left. */
function whenIdle(run: (timeLeft: () => number) => void): void {
  // Safari has no such thing.
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), { timeout: 5000 });
  else setTimeout(() => run(() => 0), 100);
}

/**
 * Fetches all parts, also those that other pages bring, whenever the browser has nothing else to do: as many at a time as
 * that moment has room for, because to ask for all of them at once would keep a slow phone from answering.
 */
export function loadPartsWhenIdle(): void {
  let next = 0;
  const go = (timeLeft: () => number): void => {
    do {
      parts[next]?.preload().catch(() => {});
      next += 1;
    } while (next < parts.length && timeLeft() > ENOUGH);
    if (next < parts.length) whenIdle(go);
    else isIdle = true;
  };
  whenIdle(go);
}
