import type { NotificationView } from '../model/notification-view.ts';
import { paidView } from '../model/paid-view.ts';

export const view: NotificationView = { ...paidView, icon: 'flag' };
