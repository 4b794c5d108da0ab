import type { Handler } from '#server/http/contract/handler.ts';
import { changeMailChoices, namedChoices } from '../mail/mail-stop.ts';

export const editMailChoices: Handler<'editMailChoices'> = ({ query, body, db, services }) =>
  db.transaction((tx) => changeMailChoices(tx, services, query.token, () => namedChoices(body)));
