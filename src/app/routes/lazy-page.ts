import { type ComponentType, use } from 'react';
import { waitingFor } from './pending-pages.ts';

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>(['../../features/**/pages/*.tsx', '!**/*.test.tsx']);

/** Every page there is, by the path of its source from here. */
export const pageSources = (): string[] => Object.keys(modules);

/** A page whose code comes when it is needed. */
export interface LazyPage {
  /** Path of its source, which is also its key in the build's manifest. */
  file: string;
  /** Fetches the code once; a failed fetch is tried again by the next call. */
  load: () => Promise<ComponentType>;
  /** The page when its code is here already: rendering it then needs no waiting, on the server and while hydrating. */
  ready: () => ComponentType | undefined;
}

/** Names a page by its place: `feed/pages/DashboardPage`. */
export function lazyPage(name: string): LazyPage {
  const key = `../../features/${name}.tsx`;
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const fetchCode = async (): Promise<ComponentType> => {
    try {
      const module = await modules[key]?.();
      if (!module) throw new Error(`There is no page at src/features/${name}.tsx`);
      component = module.default;
      return component;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  return {
    file: `src/features/${name}.tsx`,
    load: () => {
      loading ??= fetchCode();
      return loading;
    },
    ready: () => component,
  };
}

/** The page's component; suspends while its code is on the way and throws what fetching it threw. */
export function usePage(page: LazyPage): ComponentType {
  const code = page.load();
  const ready = page.ready();
  // Marked like this, a promise is taken at once. React wants to be asked in every try of a render, also in the one
  // that finds the code arrived.
  if (ready) Object.assign(code, { status: 'fulfilled', value: ready });
  return use(ready ? code : waitingFor(code));
}
