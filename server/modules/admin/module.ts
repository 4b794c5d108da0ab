import { defineModule } from '#server/define-module.ts';
import { announcementElement } from './announcements/announcement-element.ts';
import { memberData } from './member-data.ts';

/** Declares the module `admin`. */
export const module = defineModule({
  elements: [announcementElement],
  memberData,
});
