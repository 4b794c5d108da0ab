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
import { codeOf, type Load, type PropsOf } from './lazy-code.ts';

/** Something laid over a page on demand, whose code comes when it is opened. */
export type Layer<Props> = FunctionComponent<Props> & {
  /** Fetches the code ahead of the press; rejects when it cannot be had. */
  preload: () => Promise<unknown>;
};

/** Stands for a layer whose code cannot be had: says so and closes it, so that the next press asks anew. */
function NotHad({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const say = useEffectEvent(() => {
    addToast({ id: 'layer', type: 'error', message: t`That could not be fetched. Are you online?` });
    onClose();
  });
  useEffect(() => say(), []);
  return null;
}

/**
 * A dialog, a list of choices or anything else that opens over a page, in a file of its own. Its code is fetched when it
 * is opened (or ahead of that by `preload`), never by itself. Without a connection the page stays as it is: a toast says
 * what is missing, and `onClose` is called.
 *
 * @param load imports the module
 * @param name the export that the layer is; its props have `onClose`
 */
export function lazyLayer<Module extends object, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
): Layer<PropsOf<Module[Name]> & { onClose: () => void }> {
  type Props = PropsOf<Module[Name]> & { onClose: () => void };
  const { code, preload } = codeOf(load, (module) => module[name] as ComponentType<Props>);
  // React remembers a failure for ever, so each opening asks for itself.
  const askFor = () => lazy<ComponentType<Props>>(() => preload().catch(() => ({ default: NotHad })));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each layer, as its module is read
  function LazyLayer(props: Props) {
    const [Code] = useState<ComponentType<Props>>(() => code.ready ?? askFor());
    return (
      <Suspense fallback={null}>
        <Code {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyLayer, { preload });
}
