import { useEffect, useRef, useState } from 'react';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useLayerTitle } from './use-layer-title.ts';

/** A page's own title comes with its data; what is announced waits that long for it, in milliseconds. */
const PATIENCE = 300;

/** Tells screen readers the title of each new page, as a browser does when it loads a document. */
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
    }, PATIENCE);
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
