import type { Handler } from '#server/contract/handler.ts';
import { presentNotesGraph } from '../notes-presenter.ts';
import { periodOf } from '../periods.ts';

export const getActivityNotes: Handler<'getActivityNotes'> = ({
  query: { range = '', granularity = '' },
  subject: { blog },
  db,
  viewer,
}) =>
  presentNotesGraph(db, blog.id, viewer.userId, periodOf({ range, granularity }, Date.now(), blog.timezone));
