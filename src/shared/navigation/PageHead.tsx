import { use, useLayoutEffect } from 'react';
import type { Head } from '#src/domain/page-head.ts';
import { HeadContext } from './head-store.ts';
import { useLayer } from './layer-context.ts';

/**
 * Says what a page is called and what it is about. Render it anywhere in a page; the route table's own title stands in
 * until the page knows better, and only the top layer's head reaches the document.
 */
export function PageHead(head: Head) {
  const store = use(HeadContext);
  const { layer } = useLayer();
  // Effects do not run while rendering on the server, and there is one store for each request.
  if (import.meta.env.SSR) store.set(layer, head);
  const fingerprint = JSON.stringify(head);

  useLayoutEffect(() => {
    const own: Head = JSON.parse(fingerprint);
    store.set(layer, own);
    return () => store.clear(layer, own);
  }, [store, layer, fingerprint]);

  return null;
}
