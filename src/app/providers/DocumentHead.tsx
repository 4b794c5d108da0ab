import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { badgeCount } from '#src/shared/lib/counts.ts';
import { fullTitle, type HeadTag, headTags } from '#src/shared/navigation/head.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { useLayerHead } from '../routes/use-layer-title.ts';
import { headSite, SITE_NAME, useSiteSettings } from './site-settings.ts';
import { useUnread } from './unread.ts';

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.head = '';
  if (text !== undefined) element.textContent = text;
  return element;
}

function replaceTags(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...tags.filter(({ tag }) => tag !== 'title').map(elementOf));
}

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
  const fingerprint = JSON.stringify(headTags(head, headSite(origin, i18n.locale)));

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => replaceTags(JSON.parse(fingerprint)), [fingerprint]);

  useEffect(() => setAppBadge(posts), [posts]);

  return null;
}
