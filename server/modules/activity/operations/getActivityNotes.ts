import type { Handler } from '#server/http/contract/handler.ts';
import { presentNotesGraph } from '../graphs/notes-presenter.ts';
import { periodOf } from '../graphs/periods.ts';

export const getActivityNotes: Handler<'getActivityNotes'> = ({
  query: { range = '', granularity = '' },
  subject: { blog },
  db,
  services,
  viewer,
}) =>
  presentNotesGraph(
    db,
    blog.id,
    viewer.userId,
    periodOf({ range, granularity }, services.now(), blog.timezone),
  );
