import type { ComponentType } from 'react';
import type { OtherElement } from '#src/entities/post/feed/element-context.ts';
import { isShownKind } from '#src/entities/post/feed/element-kinds.ts';
import { ELEMENT_VIEWS } from './element-views.ts';

/** Renders an element between posts by its kind; nothing for kinds without a renderer. */
export function ElementView({ element }: { element: OtherElement }) {
  const { objectType } = element;
  if (!isShownKind(objectType)) return null;
  const View = ELEMENT_VIEWS[objectType] as ComponentType<{ element: OtherElement }>;
  return <View element={element} />;
}
