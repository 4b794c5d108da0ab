import { useEffect, useRef, useState } from 'react';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useLayerTitle } from './use-layer-title.ts';

/** Milliseconds the announcement waits, because a page's own title comes with its data. */
const TITLE_DELAY_MS = 300;

/** Announces the title of each new page to screen readers, as a browser does for a new document. */
export function RouteAnnouncer() {
  const layers = useLayers();
  const title = useLayerTitle(layers.top);
  const { pathname } = layers[layers.top] ?? layers.base;
  const announced = useRef(pathname);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (announced.current === pathname) return undefined;
    const timer = setTimeout(() => {
      announced.current = pathname;
      setMessage(title);
    }, TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, title]);

  return (
    <VisuallyHidden>
      <span role="status" data-react-aria-top-layer="true">
        {message}
      </span>
    </VisuallyHidden>
  );
}
