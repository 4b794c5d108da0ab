import { useLingui } from '@lingui/react/macro';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEscape } from '#src/shared/hooks/use-escape.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import type { LayerName } from '#src/shared/navigation/layers.ts';
import { takeOpener } from '#src/shared/navigation/opener.ts';
import { ScrollParentContext } from '#src/shared/navigation/scroll-parent.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { LayerElementContext } from './layer-element.ts';
import styles from './RaisedLayer.module.css';
import { useLayerTitle } from './use-layer-title.ts';

/** Focus management of a layer: remembers its opener, moves the focus in, and restores it when the layer closes. */
function useFocusRestore(panelRef: RefObject<HTMLElement | null>, leaving: boolean): void {
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || leaving) return undefined;
    opener.current = takeOpener();
    if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
    return () => {
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    };
  }, [panelRef, leaving]);
}

interface RaisedLayerProps {
  layer: Exclude<LayerName, 'base'>;
  isTop: boolean;
  /** True while the exit animation plays: visible but inert. */
  leaving: boolean;
  /** True for a page made for a sheet, which keeps the surface colours in any layer. */
  isSheet: boolean;
  children: ReactNode;
}

/**
 * Backdrop with a panel: a sheet (`modal`) or the side preview (`overlay`). Everything beneath is inert, which traps
 * the focus; Escape, a click on the backdrop and the close button close it (spec 000 §4).
 */
export function RaisedLayer({ layer, isTop, leaving, isSheet, children }: RaisedLayerProps) {
  const { t } = useLingui();
  const close = useCloseLayer();
  const title = useLayerTitle(layer);
  const panel = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // In a transition, because server-rendered pages in here may not be hydrated yet.
  const scrollerRef = useCallback(
    (element: HTMLElement | null) => startTransition(() => setScroller(element)),
    [],
  );
  const pressedBackdrop = useRef(false);
  useFocusRestore(panel, leaving);
  useEscape(close, isTop && !leaving);

  // Selecting text from inside the panel to beyond its edge ends in a click on the backdrop that must not close it.
  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for pointers; Escape and the close button are there for everybody.
    <div
      ref={layer === 'modal' ? scrollerRef : undefined}
      className={cx(styles.glass, styles[layer], leaving && styles.leaving)}
      data-layer={leaving ? undefined : layer}
      inert={!isTop || leaving}
      onMouseDown={(event) => {
        // The second press of a double click on what opened the layer lands here and must not close it.
        pressedBackdrop.current = isBackdrop(event) && event.detail < 2;
      }}
      onClick={(event) => {
        if (isBackdrop(event) && pressedBackdrop.current) close();
      }}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        className={cx(styles.panel, isSheet && styles.sheet)}
      >
        <IconButton icon="close" label={t`Close`} className={styles.close} onClick={close} data-screen-only />
        <div ref={layer === 'overlay' ? scrollerRef : undefined} className={styles.content}>
          <LayerElementContext value={panel}>
            <ScrollParentContext value={scroller}>{children}</ScrollParentContext>
          </LayerElementContext>
        </div>
      </div>
    </div>
  );
}
