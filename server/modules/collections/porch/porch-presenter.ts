import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { PorchRow } from './porch-repository.ts';
import { visibleWidgets } from './widgets.ts';

/** Returns a porch without the widgets that its reader may not see. */
export async function presentPorch(
  db: Queryable,
  porch: PorchRow,
  blog: BlogRow | undefined,
  viewerId: string | null,
): Promise<components['schemas']['Porch']> {
  const { visibility, greeting, lanterns, widgets, version } = porch;
  return {
    ...(blog ? { blog: presentBlogRef(blog, viewerId) } : {}),
    visibility,
    ...(greeting === '' ? {} : { greeting }),
    lanterns,
    widgets: await visibleWidgets(db, widgets, viewerId),
    version,
  };
}
