import { json, type Queryable } from '#server/db/database.ts';

/** Something that somebody who runs the site did. */
export interface StaffAct {
  staffId: string;
  act: 'answer-support' | 'decide-appeal' | 'decide-report';
  /** The support request, the appeal (its flag), or the report. */
  subjectId: string;
  details: Readonly<Record<string, string | boolean>>;
}

/** Writes down what staff did, in the transaction that does it. Nothing of it can be changed later. */
export async function noteStaffAct(
  tx: Queryable,
  { staffId, act, subjectId, details }: StaffAct,
): Promise<void> {
  await tx.query('insert into staff_acts (staff_id, act, subject_id, details) values ($1, $2, $3, $4)', [
    staffId,
    act,
    subjectId,
    json(details),
  ]);
}
