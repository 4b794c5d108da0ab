import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Form of an ad, loaded when it is opened: its pictures and preview weigh more than an admin page. */
export const HouseAdForm = lazyLayer(() => import('./HouseAdForm.tsx'), 'HouseAdForm');

export const HouseAdFigures = lazyPart(() => import('./HouseAdFigures.tsx'), 'HouseAdFigures');

export const HouseAdLook = lazyPart(() => import('./HouseAdLook.tsx'), 'HouseAdLook');

export const DeleteHouseAdDialog = lazyLayer(
  () => import('./DeleteHouseAdDialog.tsx'),
  'DeleteHouseAdDialog',
);
