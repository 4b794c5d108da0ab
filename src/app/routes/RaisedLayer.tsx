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

/** Remembers what opened the layer, moves the focus in, and gives it back when the layer leaves. */
function useFocusLoan(panelRef: RefObject<HTMLElement | null>, leaving: boolean): void {
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
  /** Playing its exit: still to be seen, no longer to be used. */
  leaving: boolean;
  /** Shows a page made for a sheet, which stands on the surface's colours wherever it is shown. */
  isSheet: boolean;
  children: ReactNode;
}

/**
 * The glass and the panel on it: a sheet (`modal`) or the preview at the side (`overlay`). Everything under it is inert,
 * which keeps the focus inside; Escape, the glass and the button close it (spec 000 §4).
 */
export function RaisedLayer({ layer, isTop, leaving, isSheet, children }: RaisedLayerProps) {
  const { t } = useLingui();
  const close = useCloseLayer();
  const title = useLayerTitle(layer);
  const panel = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // Pages that the server has rendered here may still be asleep.
  const keepScroller = useCallback(
    (element: HTMLElement | null) => startTransition(() => setScroller(element)),
    [],
  );
  const pressedGlass = useRef(false);
  useFocusLoan(panel, leaving);
  useEscape(close, isTop && !leaving);

  // Text selected from inside the panel to beyond its edge ends in a click on the glass that nobody meant.
  const isGlass = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for pointers; Escape and the close button are there for everybody.
    <div
      ref={layer === 'modal' ? keepScroller : undefined}
      className={cx(styles.glass, styles[layer], leaving && styles.leaving)}
      data-layer={leaving ? undefined : layer}
      inert={!isTop || leaving}
      onMouseDown={(event) => {
        pressedGlass.current = isGlass(event);
      }}
      onClick={(event) => {
        if (isGlass(event) && pressedGlass.current) close();
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
        <IconButton icon="close" label={t`Close`} className={styles.close} onClick={close} />
        <div ref={layer === 'overlay' ? keepScroller : undefined} className={styles.content}>
          <LayerElementContext value={panel}>
            <ScrollParentContext value={scroller}>{children}</ScrollParentContext>
          </LayerElementContext>
        </div>
      </div>
    </div>
  );
}
