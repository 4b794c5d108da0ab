import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { fullTitle, type Head } from '#src/domain/page-head.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { useLayerHead } from '../routes/use-layer-title.ts';
import { headSite, SITE_NAME, useSiteSettings } from './site-settings.ts';
import { useUnread } from './unread.ts';

/** Puts the unseen count on the installed app's icon, where there is such a thing. */
function setAppBadge(count: number): void {
  const change = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  change?.catch(() => {});
}

/** Keeps the document's head as the top layer's page wants it, with the unseen count before the title (spec 000 §4). */
export function DocumentHead() {
  const head = useLayerHead(useLayers().top);
  const { posts } = useUnread();
  const { origin } = useSiteSettings();
  const { i18n } = useLingui();
  const badge = head.isError ? '' : badgeCount(posts);
  const title = (badge && `(${badge}) `) + fullTitle(head.title, SITE_NAME);
  const fingerprint = JSON.stringify(head);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    let isOver = false;
    const own: Head = JSON.parse(fingerprint);
    // Only robots and link previews read these, and they read what the server wrote: it may come late, or not at all.
    import('./replace-tags.ts').then(
      ({ replaceTags }) => isOver || replaceTags(own, headSite(origin, i18n.locale)),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [fingerprint, origin, i18n.locale]);

  useEffect(() => setAppBadge(posts), [posts]);

  return null;
}
