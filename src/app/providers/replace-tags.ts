import type { Head, HeadSite } from '#src/domain/page-head.ts';
import { type HeadTag, headTags } from '#src/shared/navigation/head-tags.ts';

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.head = '';
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Replaces the previous page's tags in the document's head with those of the current page. */
export function replaceTags(head: Head, site: HeadSite): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(
    ...headTags(head, site)
      .filter(({ tag }) => tag !== 'title')
      .map(elementOf),
  );
}
