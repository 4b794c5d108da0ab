import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { ChicletRowElement } from '#generated/zod/chicletRowElement.zod.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { Dismissible, HideButton, Shelf } from '../Frame.tsx';
import { PostTile } from '../Thumb.tsx';

/** Widths of a tile in CSS pixels: narrower from five on, so that the last one is cut and shows that there are more. */
const TILE_PX = 126;
const NARROW_TILE_PX = 118;
const NARROW_FROM_COUNT = 5;

/** Renders small tiles of posts in a row. */
export function ChicletRow({ element }: { element: ChicletRowElement }) {
  const { t } = useLingui();
  const { title, chiclets, canDismiss } = element;
  const label = title ?? t`Posts`;
  const width = chiclets.length >= NARROW_FROM_COUNT ? NARROW_TILE_PX : TILE_PX;
  return (
    <Dismissible element={element}>
      <Shelf
        label={label}
        title={title}
        style={{ '--shelf-column': `${width}px` } as CSSProperties}
        hide={canDismiss ? <HideButton element={element} name={label} /> : null}
      >
        {uniqueBy(chiclets, ({ postId }) => postId).map((thumb) => (
          <li key={thumb.postId}>
            <PostTile thumb={thumb} sizes={`${width}px`} />
          </li>
        ))}
      </Shelf>
    </Dismissible>
  );
}
