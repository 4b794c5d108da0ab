import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { nativePlatformOf } from '#src/domain/native-app.ts';
import { fullTitle, type Head } from '#src/domain/page-head.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { useLayerHead } from '../routes/use-layer-title.ts';
import { headSite, SITE_NAME, useSiteSettings } from './site-settings.ts';
import { useUnread } from './unread.ts';

/** Sets the unseen count on the installed app's icon, where the browser supports it. */
function setAppBadge(count: number): void {
  const change = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  change?.catch(() => {});
}

/** Returns true in the web view of a native application, which shows the count itself. Browser only. */
const isInNativeApp = (): boolean => nativePlatformOf(document.cookie) !== undefined;

/** Syncs the document's head with the top layer's page, with the unseen count before the title (spec 000 §4). */
export function DocumentHead() {
  const head = useLayerHead(useLayers().top);
  const { posts } = useUnread();
  const { origin } = useSiteSettings();
  const { i18n } = useLingui();
  const badge = head.isError ? '' : badgeCount(posts);
  const pageTitle = fullTitle(head.title, SITE_NAME);
  const fingerprint = JSON.stringify(head);

  useEffect(() => {
    document.title = badge && !isInNativeApp() ? `(${badge}) ${pageTitle}` : pageTitle;
  }, [badge, pageTitle]);

  useEffect(() => {
    let isOver = false;
    const own: Head = JSON.parse(fingerprint);
    // Only crawlers and link previews read these tags, and they read the server's markup, so a late or failed update is
    // harmless.
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
