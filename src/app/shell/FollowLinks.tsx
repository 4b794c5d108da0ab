import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Returns the path of this site a click leads to; undefined when the browser has to follow the link itself. */
function ownPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const url = URL.parse(link.href);
  if (!url || url.origin !== window.location.origin) return undefined;
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
  if ((isSamePage && url.hash !== '') || /^\/(media|v2|svc|services)\//.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Client-side navigation for plain anchors, such as links in posts and menus, which do not use the router. */
export function FollowLinks() {
  const navigate = useNavigate();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const path = ownPath(event);
    if (path === undefined) return;
    event.preventDefault();
    navigate(path);
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);

  return null;
}
