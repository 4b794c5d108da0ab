import { use, useLayoutEffect } from 'react';
import type { Head } from '#src/domain/page-head.ts';
import { HeadContext } from './head-store.ts';
import { useLayer } from './layer-context.ts';

/**
 * Sets a page's head. May be rendered anywhere in a page; the route table's title applies until then, and only the top
 * layer's head reaches the document.
 */
export function PageHead(head: Head) {
  const store = use(HeadContext);
  const { layer } = useLayer();
  // Effects do not run on the server, where each request has its own store.
  if (import.meta.env.SSR) store.set(layer, head);
  const fingerprint = JSON.stringify(head);

  useLayoutEffect(() => {
    const own: Head = JSON.parse(fingerprint);
    store.set(layer, own);
    return () => store.clear(layer, own);
  }, [store, layer, fingerprint]);

  return null;
}
