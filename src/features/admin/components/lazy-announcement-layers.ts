import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';

/** Form of an announcement, loaded when it is opened: its pictures and preview weigh more than an admin page. */
export const AnnouncementForm = lazyLayer(() => import('./AnnouncementForm.tsx'), 'AnnouncementForm');

export const DeleteAnnouncementDialog = lazyLayer(
  () => import('./DeleteAnnouncementDialog.tsx'),
  'DeleteAnnouncementDialog',
);
