import { answer, type Handler } from '#server/http/contract/handler.ts';
import { checkReportToken } from '../report-policy.ts';

/** Accepts a page's timings and discards them: no analytics are collected (decision 047). */
export const reportPerformance: Handler<'reportPerformance'> = ({ body, services }) => {
  checkReportToken(services, body.token);
  return answer(204, undefined);
};
