import { useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { addToast } from '../lib/toasts/toast-store.ts';
import { createLazyCode, type Load, type PropsOf } from './lazy-code.ts';

/** Component that opens over a page, whose code loads when it is opened. */
export type LazyLayerComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code in advance; rejects on failure. */
  preload: () => Promise<unknown>;
};

/** Shown in place of a layer whose code failed to load: shows a toast and closes, so that the next press retries. */
function LoadFailed({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const notifyAndClose = useEffectEvent(() => {
    addToast({
      id: 'layer',
      type: 'error',
      message: t`This part of Skein could not be loaded. Are you online?`,
    });
    onClose();
  });
  useEffect(() => notifyAndClose(), []);
  return null;
}

/**
 * Creates a lazily loaded dialog, menu or other layer. Its code loads when it is opened (or earlier by `preload`). When
 * loading fails the page stays as it is: a toast explains it, and `onClose` is called.
 *
 * @param load imports the module
 * @param name the exported layer; its props have `onClose`
 */
export function lazyLayer<Module extends object, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
): LazyLayerComponent<PropsOf<Module[Name]> & { onClose: () => void }> {
  type Props = PropsOf<Module[Name]> & { onClose: () => void };
  const { code, preload } = createLazyCode(load, (module) => module[name] as ComponentType<Props>);
  // React caches a rejected lazy component for good, so each opening creates a new one.
  const createLazy = () => lazy<ComponentType<Props>>(() => preload().catch(() => ({ default: LoadFailed })));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each layer, as its module is read
  function LazyLayer(props: Props) {
    const [Code] = useState<ComponentType<Props>>(() => code.ready ?? createLazy());
    return (
      <Suspense fallback={null}>
        <Code {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyLayer, { preload });
}
