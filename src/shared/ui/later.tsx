import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface Part<Props> {
  name: string;
  /** Fetches the code once; a failed fetch is tried again by the next call. Never rejects. */
  load: () => Promise<ComponentType<Props>>;
  /** The code, when it is here. */
  ready?: ComponentType<Props>;
  whileLoading: ReactNode;
}

const parts = new Map<string, { load: () => Promise<unknown> }>();

/** Set while the server renders: the parts it has shown. */
let shown: Set<string> | undefined;

/** Whether parts are fetched as soon as they are known, because the page can be used already. */
let isIdle = false;

function Later<Props extends object>({ part, given }: { part: Part<Props>; given: Props }) {
  // Chosen once: another type in this place would be another component, with nothing of this one's state.
  const [Shown] = useState<ComponentType<Props>>(
    () => part.ready ?? lazy(async () => ({ default: await part.load() })),
  );
  shown?.add(part.name);
  return (
    <Suspense fallback={part.whileLoading}>
      <Shown {...given} />
    </Suspense>
  );
}

/**
 * A component that a page can be used without, so that its code is no part of the page's first scripts. The server
 * renders it as if it were there and names it to the browser, which fetches it before it hydrates; a page that shows
 * none of it fetches it once nothing else is to be done.
 *
 * @param name path of its source under `src/`, without the extension
 * @param load fetches it; a failed fetch is tried again when the part is shown again
 * @param whileLoading stands in its place while it is on the way
 * @param missing stands in its place when it cannot be had
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  whileLoading: ReactNode = null,
  missing: ReactNode = null,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    try {
      part.ready = await load();
      return part.ready;
    } catch {
      loading = undefined;
      return () => missing;
    }
  };
  const part: Part<Props> = {
    name,
    load: () => {
      loading ??= fetchPart();
      return loading;
    },
    whileLoading,
  };
  parts.set(name, part);
  if (isIdle) void part.load();
  return (props) => <Later part={part} given={props} />;
}

/** Fetches the named parts, or all that are known by now and all that those bring. */
export async function loadParts(names?: Iterable<string>): Promise<void> {
  const known = parts.size;
  await Promise.all([...(names ?? parts.keys())].map((name) => parts.get(name)?.load()));
  if (!names && parts.size > known) await loadParts();
}

/** Fetches all parts, also those that other pages bring, as soon as the browser has nothing else to do. */
export function loadPartsWhenIdle(): void {
  const start = () => {
    isIdle = true;
    void loadParts();
  };
  // Safari has no such thing.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 500);
}

/** What `render` gives, and the names of the parts it showed. It must not wait for anything. */
export function withShownParts<Result>(render: () => Result): { result: Result; names: string[] } {
  const names = new Set<string>();
  shown = names;
  try {
    return { result: render(), names: [...names] };
  } finally {
    shown = undefined;
  }
}
