import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { litLanterns, type PorchReader } from './lights.ts';
import type { PorchRow } from './porch-repository.ts';
import { thingsOf } from './things.ts';
import { visibleWidgets } from './widgets.ts';

/** Returns a porch with what its widgets show, without those that its reader may not see. */
export async function presentPorch(
  reader: PorchReader,
  porch: PorchRow,
  blog: BlogRow | undefined,
): Promise<components['schemas']['Porch']> {
  const { visibility, greeting, lanterns, version } = porch;
  const { db, viewerId } = reader;
  const widgets = await visibleWidgets(db, porch.widgets, viewerId);
  const lit = await litLanterns(reader, lanterns);
  return {
    ...(blog ? { blog: presentBlogRef(blog, viewerId) } : {}),
    visibility,
    ...(greeting === '' ? {} : { greeting }),
    lanterns,
    lights: lit.map(({ light }) => light),
    widgets,
    things: await thingsOf(
      reader,
      widgets,
      lit.flatMap(({ newest }) => newest ?? []),
    ),
    version,
  };
}
